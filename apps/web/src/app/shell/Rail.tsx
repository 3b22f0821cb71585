import { NavLink } from 'react-router'
import { InstallCard } from './InstallCard.tsx'
import { Logo } from './Logo.tsx'
import { type Destination, more, tabs } from './navigation.ts'

/** Icons from 768 px, words too from 1024 px on. */
export function Rail() {
  return (
    <nav
      aria-label="Główna nawigacja"
      className="sticky top-0 hidden h-dvh flex-col gap-1.5 overflow-y-auto border-r border-line bg-card px-3 py-5 md:flex lg:px-4"
    >
      <div className="mb-3 flex max-lg:justify-center lg:px-3">
        <Logo inRail />
      </div>
      {tabs.map((destination) => (
        <RailLink key={destination.to} {...destination} />
      ))}
      <hr className="mx-1 my-3 border-line" />
      {more.map((destination) => (
        <RailLink key={destination.to} {...destination} />
      ))}
      <InstallCard />
    </nav>
  )
}

function RailLink({ to, label, Icon }: Destination) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      title={label}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3.5 font-semibold text-muted hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink max-lg:justify-center"
    >
      <Icon aria-hidden className="size-5.5 shrink-0" />
      <span className="max-lg:sr-only">{label}</span>
    </NavLink>
  )
}
