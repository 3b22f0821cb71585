import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { GuestBar } from './GuestBar.tsx'
import { Main } from './Main.tsx'

/** What surrounds every page for a guest. */
export function GuestFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <GuestBar />
      <Main>{children}</Main>
      <Footer />
    </div>
  )
}
