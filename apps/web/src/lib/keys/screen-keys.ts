import { useEffect, useEffectEvent } from 'react'

/** A key that does something on the screen that is shown. */
export interface ScreenKey {
  /** As the browser names it; a letter in lower case. */
  key: string
  /** What it does, in the list of keys. */
  meaning: string
  press: () => void
}

type Listed = Pick<ScreenKey, 'key' | 'meaning'>

/** Each part of the screen that has keys, in the order in which they came. */
const parts = new Map<object, readonly Listed[]>()
let listed: readonly Listed[] = []
const listeners = new Set<() => void>()

/** The keys of the screen that is shown, for the list of all keys. */
export const screenKeys = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => listed,
}

function notifyListeners(): void {
  listed = [...parts.values()].flat()
  for (const listener of listeners) listener()
}

/** Gives a part of a screen keys of its own while it is shown, always the same ones; where somebody types, and over a dialog, they are silent. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const pressed = isForScreen(event) && keys.find(({ key }) => key === event.key.toLowerCase())
    if (!pressed) return
    event.preventDefault()
    pressed.press()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  const keysNow = useEffectEvent(() => keys.map(({ key, meaning }) => ({ key, meaning })))
  useEffect(() => {
    const part = {}
    parts.set(part, keysNow())
    notifyListeners()
    return () => {
      parts.delete(part)
      notifyListeners()
    }
  }, [])
}

/** Nobody types, nothing is asked, and no key of the browser or of the system is meant. */
export function isForScreen(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen())
}

/** A letter that is typed somewhere is a letter. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox],[type=radio]), textarea, select'))
  )
}

/** A dialog has keys of its own. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null
}
