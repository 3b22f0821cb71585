export interface Toast {
  id: number
  /** `added` is a success that can be undone. */
  kind: 'success' | 'error' | 'undo' | 'added'
  text: string
  onUndo?: () => void
  /** Asked once beside the undo: "Wyrzucone?". */
  question?: { label: string; onYes: () => void }
}

/** How long each kind stays, in milliseconds. */
export const TOAST_DURATION = { success: 3000, error: 3000, undo: 8000, added: 8000 } as const

let current: Toast | undefined
let nextId = 1
const listeners = new Set<() => void>()

function show(next: Toast | undefined) {
  current = next
  for (const listener of listeners) listener()
}

function add(kind: Toast['kind'], text: string, onUndo?: () => void, question?: Toast['question']) {
  show({ id: nextId++, kind, text, onUndo, question })
}

/** Says briefly that something has happened; one at a time, the newest wins. */
export const toast = {
  success: (text: string) => add('success', text),
  error: (text: string) => add('error', text),
  /** Offers "Cofnij" for 8 s, and may ask one thing beside it. */
  undo: (text: string, onUndo: () => void, question?: Toast['question']) => add('undo', text, onUndo, question),
  /** Says what came in, with "Cofnij" for 8 s. */
  added: (text: string, onUndo: () => void) => add('added', text, onUndo),
  dismiss: () => show(undefined),
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => current,
}
