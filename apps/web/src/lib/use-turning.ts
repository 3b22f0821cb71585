import { useEffect, useRef } from 'react'

/** Far enough to be meant, in pixels. */
const SWIPE = 60

/** ← and →, and a finger drawn across a section, turn it by one, back or on; the page behind it still scrolls up and down. */
export function useTurning(turn: (by: number) => void) {
  const section = useRef<HTMLElement>(null)
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  }, [turn])
  useEffect(() => {
    const element = section.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    let start: { x: number; y: number } | undefined
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      // In a field the arrows move within what is typed.
      if (by === undefined || event.target instanceof HTMLInputElement || isInDialog(event)) return
      event.preventDefault()
      // The card that had the focus goes with its page; from the heading the arrows go on.
      if (event.target instanceof Element && event.target.closest('article')) element.querySelector('h2')?.focus()
      latest.current(by)
    }
    const touch = (event: TouchEvent) => {
      const finger = event.touches.length === 1 && !isInDialog(event) ? event.touches[0] : undefined
      start = finger && { x: finger.clientX, y: finger.clientY }
    }
    const lift = ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!finger || !start) return
      const [across, down] = [finger.clientX - start.x, finger.clientY - start.y]
      start = undefined
      if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(down)) latest.current(across < 0 ? 1 : -1)
    }
    element.addEventListener('keydown', press, { signal })
    element.addEventListener('touchstart', touch, { signal, passive: true })
    element.addEventListener('touchend', lift, { signal })
    return () => listening.abort()
  }, [])
  return section
}

/** What lies over the section is no part of it, wherever it stands in the document. */
function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
