import type { ReactNode } from 'react'
import { Link } from './link.tsx'

/** The one thing most often done on a tab, floating at the thumb; from 768 px on it stands in the head instead. */
export function FabLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="fixed right-4 bottom-[calc(var(--bottom-bar)+1rem)] z-5 flex min-h-14 items-center gap-2 rounded-2xl bg-brand-fill px-5 text-lead font-bold text-on-brand shadow-fab hover:bg-brand-hover md:hidden"
    >
      {icon}
      {children}
    </Link>
  )
}
