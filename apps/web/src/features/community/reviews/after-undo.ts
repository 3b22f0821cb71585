import { toast, toastStore } from '../../../ui/feedback/toast.ts'

interface Undoable {
  /** What has happened, as far as the user can see. */
  text: string
  /** It is done in earnest: "Cofnij" was not chosen while it stood, or the page is left. */
  act: () => void
  undone: () => void
}

/**
 * Offers "Cofnij", and does in earnest what cannot be taken back once that is gone. What is on the screen is for the caller to change at once.
 */
export function restoreAfterUndo({ text, act, undone }: Undoable): void {
  let isSettled = false
  const settle = (end: () => void) => {
    if (isSettled) return
    isSettled = true
    stop()
    window.removeEventListener('pagehide', actNow)
    end()
  }
  const actNow = () => settle(act)
  toast.undo(text, () => settle(undone))
  const offered = toastStore.read()
  const stop = toastStore.subscribe(() => {
    // The button takes its toast away before it says that it was pressed.
    if (toastStore.read() !== offered) queueMicrotask(actNow)
  })
  window.addEventListener('pagehide', actNow)
}
