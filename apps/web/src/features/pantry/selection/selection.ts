import { createContext, use, useSyncExternalStore } from 'react'

/** Which products are chosen, and whether any can be: a store of its own, so that a tick draws one row and not the whole pantry. */
export function createSelection() {
  let chosen: ReadonlySet<string> | null = null
  let last: string | undefined
  const listeners = new Set<() => void>()
  const set = (next: ReadonlySet<string> | null) => {
    chosen = next
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Null while products are not being chosen. */
    read: () => chosen,
    start: (id?: string) => {
      last = id
      set(new Set(id === undefined ? [] : [id]))
    },
    stop: () => set(null),
    /** Adds or takes away one product; with `inOrder`, the ids as they are, all from the last one on. */
    toggle: (id: string, inOrder?: readonly string[]) => {
      const next = new Set(chosen)
      const from = last === undefined ? -1 : (inOrder?.indexOf(last) ?? -1)
      const to = inOrder?.indexOf(id) ?? -1
      if (inOrder && from !== -1 && to !== -1) for (const each of inOrder.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each)
      else if (!next.delete(id)) next.add(id)
      last = id
      set(next)
    },
    /** Adds all of them, or takes all away when each is chosen already. */
    toggleAll: (ids: readonly string[]) => {
      const next = new Set(chosen)
      const all = ids.every((id) => next.has(id))
      for (const id of ids) {
        if (all) next.delete(id)
        else next.add(id)
      }
      set(next)
    },
  }
}

export const SelectionContext = createContext(createSelection())

/** Whether products are being chosen on the screen. */
export function useSelecting(): boolean {
  const { subscribe, read } = use(SelectionContext)
  return useSyncExternalStore(subscribe, () => read() !== null)
}

export function useSelected(id: string): boolean {
  const { subscribe, read } = use(SelectionContext)
  return useSyncExternalStore(subscribe, () => read()?.has(id) ?? false)
}

/** The chosen ids; null while products are not being chosen. */
export function useChosen(): ReadonlySet<string> | null {
  const { subscribe, read } = use(SelectionContext)
  return useSyncExternalStore(subscribe, read)
}
