import { useEffect, useRef } from 'react'

interface StepKeys {
  onBack: () => void
  onNext: () => void
  /** The space bar: the timer of the step. */
  onSpace: () => void
}

/** Keys of a cook with wet hands: arrows turn the steps, the space bar starts and stops the timer. What has the focus keeps its own keys. */
export function useStepKeys(keys: StepKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const { target } = event
      if (target instanceof Element && target.closest(event.key === ' ' ? 'button, a, input, dialog' : 'input, dialog')) return
      if (event.key === 'ArrowRight') latest.current.onNext()
      else if (event.key === 'ArrowLeft') latest.current.onBack()
      else if (event.key === ' ') latest.current.onSpace()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
