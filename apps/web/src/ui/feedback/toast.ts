export interface Toast {
  id: number
  kind: 'success' | 'error' | 'undo'
  text: string
  onUndo?: () => void
}

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATION = { success: 3000, error: 3000, undo: 8000 } as const

let current: Toast | undefined
let nextId = 1
const listeners = new Set<() => void>()

function show(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function add(kind: Toast['kind'], text: string, onUndo?: () => void) {
  show({ id: nextId++, kind, text, onUndo })
}

/** Says briefly that something has happened; one at a time, the newest wins. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  /** Offers "Cofnij" for 8 s. */
  undo: (text: string, onUndo: () => void) => add('undo', text, onUndo),
  dismiss: () => show(undefined),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => current,
}
