import { NavLink } from 'react-router'
import { tabs } from './navigation.ts'

/** The five tabs at the thumb, on phones. Their words grow with large text as far as five fit side by side. */
export function BottomNav() {
  return (
    <nav
      aria-label="Główna nawigacja"
      data-bottom-nav
      className="sticky bottom-0 z-6 grid grid-cols-5 bg-card px-1 pt-2 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar md:hidden"
    >
      {tabs.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className="group flex min-h-13 flex-col items-center gap-0.75 rounded-tile text-[min(var(--text-nav),4vw)] leading-tight font-semibold text-muted aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink"
        >
          <span className="grid h-8 w-full max-w-14 place-items-center rounded-2xl transition-colors duration-(--duration-quick) group-aria-[current=page]:bg-brand-soft">
            <Icon aria-hidden className="size-5.5" />
          </span>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
