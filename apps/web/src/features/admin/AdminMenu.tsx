import { Activity, KeyRound, type LucideIcon, Megaphone, ScrollText, Users } from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../../lib/paths.ts'

const PAGES: readonly { to: string; label: string; Icon: LucideIcon }[] = [
  { to: paths.adminUsers, label: 'Konta', Icon: Users },
  { to: paths.adminBroadcasts, label: 'Ogłoszenia', Icon: Megaphone },
  { to: paths.adminJobs, label: 'Zadania', Icon: Activity },
  { to: paths.adminAuditLog, label: 'Dziennik', Icon: ScrollText },
  { to: paths.adminSecondFactor, label: 'Drugi składnik', Icon: KeyRound },
]

/** The way from one page of the administration to another. */
export function AdminMenu() {
  return (
    <nav aria-label="Administracja" className="mx-auto flex w-full max-w-180 flex-wrap gap-2 px-4 pt-6 md:px-10">
      {PAGES.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line bg-card px-3 text-[0.9375rem] font-semibold hover:bg-sunken aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          <Icon aria-hidden className="size-4.5" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
