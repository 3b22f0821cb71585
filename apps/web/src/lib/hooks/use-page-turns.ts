import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/** Far enough to be meant, in pixels. */
const MIN_SWIPE_PX = 60

/**
 * Turns a section by one with ← and → or a horizontal swipe; vertical scrolling still works. When the focused element leaves with its page,
 * the focus moves to the first focusable heading, or a button in one.
 */
export function usePageTurns(turn: (by: number) => void) {
  const section = useRef<HTMLElement>(null)
  // An effect event, so that the handler of the page on screen is called, never that of the page before.
  const turnShown = useEffectEvent(turn)
  useLayoutEffect(() => {
    const element = section.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    // Keeps browsers from navigating back on a horizontal swipe.
    element.style.touchAction = 'pan-y pinch-zoom'
    let start: { x: number; y: number } | undefined
    const press = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      // In a field the arrows move within what is typed.
      if (by === undefined || event.target instanceof HTMLInputElement || isInDialog(event)) return
      event.preventDefault()
      turnShown(by)
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
      if (Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) turnShown(across < 0 ? 1 : -1)
    }
    element.addEventListener('keydown', press, { signal })
    element.addEventListener('touchstart', touch, { signal, passive: true })
    element.addEventListener('touchend', lift, { signal })
    keepFocus(element, signal)
    return () => listening.abort()
  }, [])
  return section
}

/** Moves the focus to a section's heading when the focused element was removed, so that keys keep working. */
function keepFocus(section: HTMLElement, signal: AbortSignal): void {
  let focused: Element | undefined
  const come = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : undefined
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const left = focused
    // Some browsers fire this also on removal, which shows a moment later.
    queueMicrotask(() => {
      if (focused === left && (relatedTarget !== null || left?.isConnected)) focused = undefined
    })
  }
  const removals = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = undefined
    if (document.activeElement !== document.body) return
    section.querySelector<HTMLElement>('h2[tabindex], h2 button')?.focus({ preventScroll: true })
  })
  section.addEventListener('focusin', come, { signal })
  section.addEventListener('focusout', leave, { signal })
  removals.observe(section, { childList: true, subtree: true })
  signal.addEventListener('abort', () => removals.disconnect())
}

/** A dialog over the section is not part of it, wherever it is in the document. */
function isInDialog({ target }: Event): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
