import type { ReactNode } from 'react'

export const MAIN_ID = 'tresc'

/** Where the skip link and the focus of a new screen go; columns are laid beside each other by its own width (`desk:`). */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="flex flex-1 flex-col outline-none lg:@container/main">
      {children}
    </main>
  )
}
