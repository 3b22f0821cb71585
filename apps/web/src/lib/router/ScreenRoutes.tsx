import {
  Component,
  type ComponentType,
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { type Location, matchRoutes, type Params, type RouteMatch, type RouteObject } from './addresses.ts'
import type { ScreenRouter } from './screen-router.ts'

interface ScreenLocation {
  router: ScreenRouter
  location: Location
  /** Nothing where the address is nobody's. */
  match: RouteMatch | undefined
}

const ScreenLocationContext = createContext<ScreenLocation | undefined>(undefined)
/** What is drawn inside the route around it. */
const InsideContext = createContext<ReactNode>(null)

interface ScreenRoutesProps {
  router: ScreenRouter
  /** Shown where a screen breaks or its code cannot be fetched. */
  Failure: ComponentType
  /** Called once what is drawn answers to keys and taps. */
  onAlive?: () => void
}

/** The screen that a router leads to. */
export function ScreenRoutes({ router, Failure, onAlive }: ScreenRoutesProps) {
  // After the effects of all that is drawn inside.
  useEffect(() => onAlive?.(), [onAlive])
  const [shown, show] = useState(router.state)
  useLayoutEffect(() => {
    const follow = () => {
      const draw = () => show(router.state)
      const { pace } = router.state
      if (pace === 'growing' && 'startViewTransition' in document)
        // Where it is cut short, as by the next one, the screen is there all the same.
        document.startViewTransition(() => flushSync(draw)).ready.catch(() => undefined)
      else if (pace === 'calm') startTransition(draw)
      else flushSync(draw)
    }
    // It may have moved on between the first drawing and this.
    follow()
    return router.subscribe(follow)
  }, [router])
  const { location, routes, failure } = shown
  const here = useMemo(() => ({ router, location, match: matchRoutes(routes, location) }), [router, routes, location])
  return (
    <ScreenLocationContext value={here}>
      <FailureBoundary at={location} Failure={Failure}>
        <Screens failure={failure} />
      </FailureBoundary>
    </ScreenLocationContext>
  )
}

function Screens({ failure }: Pick<ScreenRouter['state'], 'failure'>): ReactNode {
  const { match } = useScreenLocation()
  if (failure) throw failure.error
  return match?.routes.reduceRight<ReactNode>(
    (inside, { Component: Screen, element }) => <InsideContext value={inside}>{Screen ? <Screen /> : (element ?? inside)}</InsideContext>,
    null,
  )
}

/** The place for the route inside this one. */
export function Outlet(): ReactNode {
  return use(InsideContext)
}

interface BoundaryProps {
  at: Location
  Failure: ComponentType
  children: ReactNode
}

interface Broken {
  isBroken: boolean
  at: Location
}

/** Shows what broke until another address is gone to. */
class FailureBoundary extends Component<BoundaryProps, Broken> {
  override state: Broken = { isBroken: false, at: this.props.at }

  static getDerivedStateFromError(): Partial<Broken> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: Broken): Broken | null {
    return at === state.at ? null : { isBroken: false, at }
  }

  override render() {
    const { Failure, children } = this.props
    return this.state.isBroken ? <Failure /> : children
  }
}

function useScreenLocation(): ScreenLocation {
  const here = use(ScreenLocationContext)
  if (!here) throw new Error('nothing leads to this screen')
  return here
}

/** The route of the screen that is shown; undefined where the address is nobody's. */
export function useShownRoute(): RouteObject | undefined {
  return useScreenLocation().match?.routes.at(-1)
}

/** The address that is shown, with what was handed on to it (`state`). */
export function useLocation(): Location {
  return useScreenLocation().location
}

/** The parts of the address that its route names: `{ id: '12' }` of `/recipes/:id` at `/recipes/12`. */
export function useParams(): Params {
  return useScreenLocation().match?.params ?? {}
}

/** The same function for good: it leads to an address or through the history, and is done when the screen is there. */
export function useNavigate(): ScreenRouter['navigate'] {
  return useScreenLocation().router.navigate
}

/** Whether the code of the next screen is on its way. */
export function useLoadingScreen(): boolean {
  const { router } = useScreenLocation()
  return useSyncExternalStore(router.subscribe, () => router.isLoading, notInMarkup)
}

const notInMarkup = () => false

/** Keeps the screen where it is while `holds` says so of the next address: `leave`, where there is one, goes there after all, `stay` does not. */
export function useLeaveGuard(holds: (next: Location) => boolean): { leave: (() => void) | undefined; stay: () => void } {
  const { router } = useScreenLocation()
  const [held, setHeld] = useState<{ leave: () => void }>()
  const ask = useEffectEvent((next: Location, leave: () => void) => {
    if (!holds(next)) return false
    setHeld({ leave })
    return true
  })
  useLayoutEffect(() => router.holdWith((next, leave) => ask(next, leave)), [router])
  const stay = () => setHeld(undefined)
  const leave = () => {
    stay()
    held?.leave()
  }
  return { leave: held && leave, stay }
}
