import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { Link, NavLink } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { lastIntakeMethod } from '../../../lib/storage/last-intake-method.ts'
import { type Destination, tabs } from './navigation.ts'

const slot =
  'group flex min-h-13 min-w-0 flex-col items-center justify-center gap-0.75 rounded-tile text-nav leading-tight font-semibold tracking-tight text-muted @min-[23rem]:tracking-normal'
const bubble = 'grid h-8 w-full max-w-14 place-items-center rounded-2xl transition-colors duration-(--duration-quick)'
// Where six words no longer fit side by side (text from 150 % on a phone) the icons stand alone, and the words are still said.
const word = '@max-[19.4rem]:sr-only'

/** The five tabs and "Dodaj" at the thumb, on phones. */
export function BottomNav() {
  return (
    <nav
      aria-label="Główna nawigacja"
      data-bottom-nav
      className="sticky bottom-0 z-6 bg-card px-1 pt-2 pr-[max(0.25rem,env(safe-area-inset-right))] pb-[max(0.625rem,env(safe-area-inset-bottom))] pl-[max(0.25rem,env(safe-area-inset-left))] shadow-bar md:hidden"
    >
      <div className="@container">
        <div className="grid grid-cols-6">
          {tabs.slice(0, 3).map((tab) => (
            <Tab key={tab.to} {...tab} />
          ))}
          <AddButton />
          {tabs.slice(3).map((tab) => (
            <Tab key={tab.to} {...tab} />
          ))}
        </div>
      </div>
    </nav>
  )
}

function Tab({ to, label, Icon }: Destination) {
  return (
    <NavLink to={to} end={to === '/'} className={`${slot} aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink`}>
      <span className={`${bubble} group-aria-[current=page]:bg-brand-soft`}>
        <Icon aria-hidden className="size-5.5" />
      </span>
      <span className={word}>{label}</span>
    </NavLink>
  )
}

const HOLD_MS = 500

/** A tap opens the way of adding that was used last; holding it, or arrow up, the choice of all four. */
function AddButton() {
  const to = useSyncExternalStore(deviceStore.subscribe, lastIntakeMethod)
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const held = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  const openAll = fireAndForget(() => navigate(paths.addProducts))
  const release = () => clearTimeout(timer.current)
  const press = () => {
    held.current = false
    release()
    timer.current = setTimeout(() => {
      held.current = true
      openAll()
    }, HOLD_MS)
  }
  const obey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp') return
    event.preventDefault()
    openAll()
  }
  return (
    <Link
      to={to}
      draggable={false}
      aria-keyshortcuts="ArrowUp"
      aria-description="Przytrzymaj albo naciśnij strzałkę w górę, aby wybrać sposób dodawania."
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      // The finger that held it would otherwise be offered to copy the link.
      onContextMenu={(event) => event.preventDefault()}
      onClick={(event) => {
        if (held.current) event.preventDefault()
      }}
      onKeyDown={obey}
      className={`${slot} touch-manipulation select-none font-bold! text-ink! [-webkit-touch-callout:none]`}
    >
      <span className={`${bubble} bg-ink text-paper group-active:bg-muted`}>
        <Plus aria-hidden className="size-5.5" />
      </span>
      <span className={word}>Dodaj</span>
    </Link>
  )
}
