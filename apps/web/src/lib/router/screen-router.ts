import { fireAndForget } from '../fire-and-forget.ts'
import { type Location, matchRoutes, type Path, type RouteObject, resolvePath, type To } from './addresses.ts'
import type { HistoryAction, ScreenHistory } from './history.ts'

/** How a change is drawn: in the browser's own time, before the next key or tap is taken, or as a way from the one screen to the other. */
type DrawMode = 'calm' | 'at once' | 'growing'

/** What is on the screen. */
export interface Shown {
  /** None until the first screen is there. */
  readonly routes: readonly RouteObject[]
  readonly location: Location
  readonly historyAction: HistoryAction
  readonly pace: DrawMode
  /** Why the code of the screen could not be fetched. */
  readonly failure?: { readonly error: unknown }
}

export interface NavigateOptions {
  /** The address takes the place of the one that is shown, instead of being a step after it. */
  replace?: boolean
  /** What is handed on to the screen. */
  state?: unknown
  /** Drawn before the next key or tap is taken. */
  flushSync?: boolean
  /** Drawn as a way from the one screen to the other. */
  viewTransition?: boolean
}

/** Asked before a screen gives way: true where it stays for now, and `leave` goes on after all. */
export type LeaveGuard = (next: Location, leave: () => void) => boolean

/**
 * Leads from screen to screen: an address is shown once the code of its screen is there, and until then the screen before it stays.
 * Fetching and sending data are our queries' affair (decisions 065, 079).
 */
export class ScreenRouter {
  readonly #history: ScreenHistory
  readonly #fetchMore: (() => Promise<readonly RouteObject[]>) | undefined
  #routes: readonly RouteObject[]
  #shown: Shown
  #isLoading = false
  #turn = 0
  #hold: LeaveGuard | undefined
  /** The number of steps back or forth that were taken back and are not to be told of. */
  #silentPops = 0
  /** The next step back or forth was asked about. */
  #mayLeave = false
  /** The ways between two screens that were drawn. */
  readonly #grown = new Set<string>()
  readonly #listeners = new Set<() => void>()

  /** `fetchMore` brings all routes, once an address fits none of these. */
  constructor(routes: readonly RouteObject[], history: ScreenHistory, fetchMore?: () => Promise<readonly RouteObject[]>) {
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
    this.#history.listen((location, steps) => this.#pop(location, steps))
    await this.#go(this.#history.location, () => undefined)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** From now on asked before a screen gives way; answers how to ask it no more. */
  holdWith(hold: LeaveGuard): () => void {
    this.#hold = hold
    return () => {
      if (this.#hold === hold) this.#hold = undefined
    }
  }

  /** Leads to an address, or so many steps through the browser's history; done when the screen is there. */
  navigate = async (to: To | number, options: NavigateOptions = {}): Promise<void> => {
    if (typeof to === 'number') return this.#history.go(to)
    const { replace, state } = options
    return this.#enter(to, (path) => (replace ? this.#history.replace(path, state) : this.#history.push(path, state)), state, options)
  }

  #enter(to: To, write: (path: Path) => void, state: unknown, { flushSync, viewTransition }: NavigateOptions = {}): Promise<void> {
    const path = resolvePath(to, this.#shown.location.pathname)
    const next: Location = { ...path, state }
    if (viewTransition) this.#grown.add(transitionKey(this.#shown.location, next))
    const leave = () => this.#go(next, () => write(path), flushSync ? 'at once' : viewTransition ? 'growing' : 'calm')
    return this.#hold?.(next, fireAndForget(leave)) ? Promise.resolve() : leave()
  }

  #pop(location: Location, steps: number) {
    if (this.#silentPops > 0) {
      this.#silentPops--
      return
    }
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
    const pace = this.#grown.has(transitionKey(location, this.#shown.location)) ? 'growing' : 'calm'
    fireAndForget(() => this.#go(location, () => undefined, pace))()
  }

  /** Shows an address once the code of its screen is there, unless another was asked for meanwhile. */
  async #go(next: Location, write: () => void, pace: DrawMode = 'calm'): Promise<void> {
    const turn = ++this.#turn
    let failure: Shown['failure']
    try {
      if (!matchRoutes(this.#routes, next) && this.#fetchMore) {
        this.#tellLoading(true)
        this.#routes = await this.#fetchMore()
      }
      const late = matchRoutes(this.#routes, next)?.routes.filter(({ lazy }) => lazy) ?? []
      if (late.length > 0) {
        this.#tellLoading(true)
        await fetchScreens(late)
      }
    } catch (error) {
      failure = { error }
    }
    if (turn !== this.#turn) return
    write()
    this.#isLoading = false
    const { location, action: historyAction } = this.#history
    this.#shown = { routes: this.#routes, location, historyAction, pace, ...(failure && { failure }) }
    this.notify()
  }

  #tellLoading(isLoading: boolean) {
    if (this.#isLoading === isLoading) return
    this.#isLoading = isLoading
    this.notify()
  }

  notify() {
    for (const listener of this.#listeners) listener()
  }
}

const transitionKey = (from: Path, to: Path) => `${from.pathname} ${to.pathname}`

async function fetchScreens(routes: readonly RouteObject[]): Promise<void> {
  const fetched = await Promise.all(routes.map(async ({ lazy }) => lazy?.()))
  // All at once: a screen is never drawn without what belongs around it.
  for (const [place, route] of routes.entries()) Object.assign(route, fetched[place], { lazy: undefined })
}
