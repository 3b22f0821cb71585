const none: ReadonlySet<string> = new Set()
let newIds = none
const listeners = new Set<() => void>()

/**
 * Products that have just come into the pantry, by id: their rows are tinted for a moment. Whoever adds products says which; the pantry
 * notices by itself those that came since it was last looked at, and forgets them when it is left.
 */
export const newProducts = {
  announce(ids: readonly string[]): void {
    if (ids.length === 0) return
    set(new Set([...newIds, ...ids]))
  },
  read: (): ReadonlySet<string> => newIds,
  forget: (): void => set(none),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

function set(next: ReadonlySet<string>): void {
  newIds = next
  for (const listener of listeners) listener()
}
