import { useCallback, useRef, useState } from 'react'
import type { AlertMessage } from '../../ui/feedback/PassingAlert.tsx'

const SAVED = 'Zmiany zostały zapisane!'

/** One thing that is being saved at a time, and the result. */
export function useSaving() {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<AlertMessage>()
  // Two clicks may come before the button has been drawn as busy.
  const underWay = useRef(false)
  const clear = useCallback(() => setMessage(undefined), [])

  /** Resolves to true when it was saved. Errors that `describe` does not cover, and successes without `done`, are shown elsewhere. */
  const save = async (
    act: () => Promise<unknown>,
    describe: (error: unknown) => string | undefined,
    done: string | null = SAVED,
  ): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setMessage(undefined)
    try {
      await act()
      if (done !== null) setMessage({ tone: 'ok', text: done })
      return true
    } catch (error) {
      const text = describe(error)
      setMessage(text === undefined ? undefined : { tone: 'late', text })
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, save, alert: { message, onGone: clear } }
}
