import {
  type HistoryRouterProps,
  type Location,
  matchRoutes,
  type NavigateOptions,
  type Path,
  type RouteObject,
  resolvePath,
  type To,
} from 'react-router'
import { fireAndForget } from '../fire-and-forget.ts'

type History = HistoryRouterProps['history']

/** How a change is drawn: in the browser's own time, before the next key or tap is taken, or as a way from the one screen to the other. */
type Pace = 'calm' | 'at once' | 'growing'

/** What stands on the screen. */
export interface Shown {
  /** None until the first screen is there. */
  readonly routes: RouteObject[]
  readonly location: Location
  readonly historyAction: History['action']
  readonly pace: Pace
  /** Why the code of the screen could not be fetched. */
  readonly failure?: { readonly error: unknown }
}

/** As react-router has them. */
type Options = Pick<NavigateOptions, 'flushSync' | 'viewTransition'>

/** Asked before a screen gives way: true where it stays for now, and `leave` goes on after all. */
export type Hold = (next: Location, leave: () => void) => boolean

/**
 * Leads from screen to screen: an address is shown once the code of its screen is there, and until then the screen before it stays. Routes are matched
 * by react-router, whose own router also fetches and sends data, which are our queries' affair (decisions 065, 077).
 */
export class ScreenRouter {
  readonly #history: History
  readonly #fetchMore: (() => Promise<RouteObject[]>) | undefined
  #routes: RouteObject[]
  #shown: Shown
  #isLoading = false
  #turn = 0
  #hold: Hold | undefined
  /** The number of steps back or forth that were taken back and are not to be told of. */
  #silentPops = 0
  /** The next step back or forth was asked about. */
  #mayLeave = false
  /** The ways between two screens that were drawn. */
  readonly #grown = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** `fetchMore` brings all routes, once an address fits none of these. */
  constructor(routes: RouteObject[], history: History, fetchMore?: () => Promise<RouteObject[]>) {
    this.#history = history
    this.#fetchMore = fetchMore
    this.#routes = routes
    this.#shown = { routes: [], location: history.location, historyAction: history.action, pace: 'calm' }
  }

  get state(): Shown {
    return this.#shown
  }

  get isLoading(): boolean {
    return this.#isLoading
  }

  /** Fetches the code of the first screen, and begins to follow the browser's arrows. */
  async start(): Promise<void> {
    this.#history.listen(({ location, delta }) => this.#pop(location, delta))
    await this.#go(this.#history.location, () => undefined)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** From now on asked before a screen gives way; answers how to ask it no more. */
  holdWith(hold: Hold): () => void {
    this.#hold = hold
    return () => {
      if (this.#hold === hold) this.#hold = undefined
    }
  }

  /** Leads to an address, or so many steps through the browser's history; done when the screen is there. */
  navigate = async (to: To | number, options: Options & Pick<NavigateOptions, 'replace' | 'state'> = {}): Promise<void> => {
    if (typeof to === 'number') return this.#history.go(to)
    const { replace, state } = options
    return this.#enter(to, (path) => (replace ? this.#history.replace(path, state) : this.#history.push(path, state)), state, options)
  }

  createHref = (to: To) => this.#history.createHref(to)

  #enter(to: To, write: (path: Path) => void, state: unknown, { flushSync, viewTransition }: Options = {}): Promise<void> {
    const path = resolvePath(to, this.#shown.location.pathname)
    const next: Location = { ...path, state, key: '', mask: undefined }
    if (viewTransition) this.#grown.add(wayBetween(this.#shown.location, next))
    const leave = () => this.#go(next, () => write(path), flushSync ? 'at once' : viewTransition ? 'growing' : 'calm')
    return this.#hold?.(next, fireAndForget(leave)) ? Promise.resolve() : leave()
  }

  #pop(location: Location, delta: number | null) {
    if (this.#silentPops > 0) {
      this.#silentPops--
      return
    }
    const steps = delta ?? 0
    const leave = () => {
      this.#mayLeave = true
      this.#history.go(steps)
    }
    if (steps !== 0 && !this.#mayLeave && this.#hold?.(location, leave)) {
      // The browser has gone there already.
      this.#silentPops++
      this.#history.go(-steps)
      return
    }
    this.#mayLeave = false
    // What has grown shrinks again on the way back.
    const pace = this.#grown.has(wayBetween(location, this.#shown.location)) ? 'growing' : 'calm'
    fireAndForget(() => this.#go(location, () => undefined, pace))()
  }

  /** Shows an address once the code of its screen is there, unless another was asked for meanwhile. */
  async #go(next: Location, write: () => void, pace: Pace = 'calm'): Promise<void> {
    const turn = ++this.#turn
    let failure: Shown['failure']
    try {
      if (!matchRoutes(this.#routes, next) && this.#fetchMore) {
        this.#tellLoading(true)
        this.#routes = await this.#fetchMore()
      }
      const lazy = (matchRoutes(this.#routes, next) ?? []).flatMap(({ route }) => (route.lazy ? [route] : []))
      if (lazy.length > 0) {
        this.#tellLoading(true)
        await fetchScreens(lazy)
      }
    } catch (error) {
      failure = { error }
    }
    if (turn !== this.#turn) return
    write()
    this.#isLoading = false
    const { location, action: historyAction } = this.#history
    this.#shown = { routes: this.#routes, location, historyAction, pace, ...(failure && { failure }) }
    this.#tell()
  }

  #tellLoading(isLoading: boolean) {
    if (this.#isLoading === isLoading) return
    this.#isLoading = isLoading
    this.#tell()
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}

const wayBetween = (from: Path, to: Path) => `${from.pathname} ${to.pathname}`

async function fetchScreens(routes: readonly RouteObject[]): Promise<void> {
  const fetched = await Promise.all(routes.map(async ({ lazy }) => (typeof lazy === 'function' ? lazy() : {})))
  // All at once: a screen is never drawn without what belongs around it.
  for (const [place, route] of routes.entries()) Object.assign(route, fetched[place], { lazy: undefined })
}
