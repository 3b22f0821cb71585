import type { ReactNode } from 'react'
import { Footer } from './Footer.tsx'
import { GuestBanner } from './GuestBanner.tsx'
import { GuestBar } from './GuestBar.tsx'
import { Main } from './Main.tsx'
import { useRouteHandle } from './use-route-handle.ts'

/** What surrounds every page for a guest. */
export function GuestFrame({ children }: { children: ReactNode }) {
  const { invites } = useRouteHandle()
  return (
    <div className="flex min-h-dvh flex-col">
      <GuestBar />
      <Main>{children}</Main>
      {invites && (
        <div className="mx-auto mb-10 w-full max-w-180 px-4 md:px-10">
          <GuestBanner />
        </div>
      )}
      <Footer />
    </div>
  )
}
