const PREFIX = 'spizarka.kept.'
const listeners = new Set<() => void>()
/** Where storage is blocked or full, it lives as long as the page. */
const memory = new Map<string, string>()

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** What a screen keeps on this device: for all tabs, across reloads, until the session ends. */
export const deviceStore = {
  find(name: string): string | undefined {
    // What storage would not take is newer than what it still holds under that name.
    const unstored = memory.get(name)
    if (unstored !== undefined) return unstored
    try {
      return localStorage.getItem(PREFIX + name) ?? undefined
    } catch {
      return undefined
    }
  },
  /** Keeps a text under a name; undefined forgets it. */
  save(name: string, text: string | undefined): void {
    memory.delete(name)
    try {
      if (text === undefined) localStorage.removeItem(PREFIX + name)
      else localStorage.setItem(PREFIX + name, text)
    } catch {
      if (text !== undefined) memory.set(name, text)
    }
    notifyListeners()
  },
  /** Calls after every change, in this tab or in another; the answer ends it. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  },
  forgetAll(): void {
    memory.clear()
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    } catch {
      // There is nothing to forget.
    }
    notifyListeners()
  },
}
