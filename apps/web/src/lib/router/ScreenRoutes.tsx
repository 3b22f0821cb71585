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
import { type Location, matchRoutes, type RouteObject, Router, useRoutes } from 'react-router'
import type { ScreenRouter } from './screen-router.ts'

interface Here {
  router: ScreenRouter
  /** The route of the screen itself; undefined where the address is nobody's. */
  route: RouteObject | undefined
}

const HereContext = createContext<Here | undefined>(undefined)

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
  const { location, historyAction, routes, failure } = shown
  const here = useMemo(() => ({ router, route: matchRoutes(routes, location)?.at(-1)?.route }), [router, routes, location])
  return (
    <HereContext value={here}>
      <Router location={location} navigationType={historyAction} navigator={router}>
        <FailureBoundary at={location} Failure={Failure}>
          {routes.length > 0 && <Screens routes={routes} failure={failure} />}
        </FailureBoundary>
      </Router>
    </HereContext>
  )
}

function Screens({ routes, failure }: Pick<ScreenRouter['state'], 'routes' | 'failure'>): ReactNode {
  const screens = useRoutes(routes)
  if (failure) throw failure.error
  return screens
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

function useHere(): Here {
  const here = use(HereContext)
  if (!here) throw new Error('nothing leads to this screen')
  return here
}

/** The route of the screen that is shown; undefined where the address is nobody's. */
export function useShownRoute(): RouteObject | undefined {
  return useHere().route
}

/** The same function for good: it leads to an address or through the history, and is done when the screen is there. */
export function useNavigate(): ScreenRouter['navigate'] {
  return useHere().router.navigate
}

/** Whether the code of the next screen is on its way. */
export function useLoadingScreen(): boolean {
  const { router } = useHere()
  return useSyncExternalStore(router.subscribe, () => router.isLoading, notInMarkup)
}

const notInMarkup = () => false

/** Keeps the screen where it is while `holds` says so of the next address: `leave`, where there is one, goes there after all, `stay` does not. */
export function useHeldLeaving(holds: (next: Location) => boolean): { leave: (() => void) | undefined; stay: () => void } {
  const { router } = useHere()
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
