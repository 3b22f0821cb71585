import { createPath, type Location, type Path, resolvePath } from './addresses.ts'

/** How the shown address was reached. */
export type HistoryAction = 'POP' | 'PUSH' | 'REPLACE'

/** A step through the history, and how far it went; unknown where the browser does not tell. */
type Listener = (location: Location, steps: number) => void

/** Where one is, and was. */
export interface ScreenHistory {
  readonly action: HistoryAction
  readonly location: Location
  push: (path: Path, state: unknown) => void
  replace: (path: Path, state: unknown) => void
  go: (steps: number) => void
  /** Called after each step through the history, not after what is pushed. */
  listen: (listener: Listener) => void
}

/** What an entry of the browser's history keeps: what was handed on to the screen, and the place of the entry. */
interface Entry {
  readonly usr: unknown
  readonly idx: number
}

/** The history of the browser. Entries have the shape of those that earlier builds wrote, which a tab may still hold. */
export function createBrowserHistory(): ScreenHistory {
  const { history, location } = window
  let action: HistoryAction = 'POP'
  // An address that was typed is a new entry without a place.
  if (readEntry() === undefined) history.replaceState({ usr: null, idx: 0 } satisfies Entry, '')
  let place = readEntry()?.idx ?? 0

  const write = (how: 'pushState' | 'replaceState', path: Path, usr: unknown) => {
    try {
      history[how]({ usr, idx: place } satisfies Entry, '', createPath(path))
    } catch (error) {
      // What cannot be kept is our fault.
      if (error instanceof DOMException && error.name === 'DataCloneError') throw error
      // A browser that allows no more entries (Safari: a hundred in half a minute) loads the page.
      location[how === 'pushState' ? 'assign' : 'replace'](createPath(path))
    }
  }
  return {
    get action() {
      return action
    },
    get location() {
      const { pathname, search, hash } = location
      return { pathname, search, hash, state: readEntry()?.usr ?? null }
    },
    push: (path, state) => {
      action = 'PUSH'
      place += 1
      write('pushState', path, state)
    },
    replace: (path, state) => {
      action = 'REPLACE'
      write('replaceState', path, state)
    },
    go: (steps) => history.go(steps),
    listen(listener) {
      window.addEventListener('popstate', () => {
        action = 'POP'
        const next = readEntry()?.idx
        const steps = next === undefined ? 0 : next - place
        place = next ?? place
        listener(this.location, steps)
      })
    },
  }
}

function readEntry(): Entry | undefined {
  const entry: unknown = window.history.state
  return typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number'
    ? { usr: 'usr' in entry ? entry.usr : null, idx: entry.idx }
    : undefined
}

/** A history that nobody sees: of pages drawn without a browser, and of tests. One begins at the last of the addresses. */
export function createMemoryHistory(addresses: readonly (string | Location)[]): ScreenHistory & { readonly index: number } {
  const entries = addresses.map((at) => (typeof at === 'string' ? { ...resolvePath(at, '/'), state: null } : at))
  let index = entries.length - 1
  let action: HistoryAction = 'POP'
  let notify: Listener | undefined
  const here = () => {
    const entry = entries[index]
    if (!entry) throw new Error('a history begins somewhere')
    return entry
  }
  return {
    get index() {
      return index
    },
    get action() {
      return action
    },
    get location() {
      return here()
    },
    push: (path, state) => {
      action = 'PUSH'
      index += 1
      entries.splice(index, entries.length, { ...path, state })
    },
    replace: (path, state) => {
      action = 'REPLACE'
      entries[index] = { ...path, state }
    },
    go: (steps) => {
      action = 'POP'
      index = Math.min(Math.max(index + steps, 0), entries.length - 1)
      notify?.(here(), steps)
    },
    listen: (listener) => {
      notify = listener
    },
  }
}
