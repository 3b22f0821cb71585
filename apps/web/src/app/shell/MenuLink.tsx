import { NavLink } from 'react-router'
import type { Destination } from './navigation.ts'

/** One line of the side menu. */
export function MenuLink({ to, label, Icon }: Destination) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
    >
      <Icon aria-hidden className="size-5.5 shrink-0" />
      {label}
    </NavLink>
  )
}
