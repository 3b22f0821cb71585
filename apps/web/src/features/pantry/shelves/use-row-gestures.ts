import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react'

/** Both buttons, in pixels. */
const OPEN_PX = 152
/** A finger that moves less than this has not decided yet. */
const SLACK_PX = 10
/** From this share of the row on, letting go is "Zużyte". */
const FULL = 0.6
const HOLD_MS = 500

let closeOther: (() => void) | undefined

/**
 * A finger on a row: drawn to the left it uncovers the row's buttons, drawn right across it uses the product up, kept still it begins to
 * choose several. A mouse and a pen that hovers do none of this: they have buttons for it.
 */
export function useRowGestures({ onFullSwipe, onHold }: { onFullSwipe: () => void; onHold: (row: HTMLElement) => void }) {
  const panel = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; wasOpen: boolean }>(undefined)
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<'closed' | 'dragged' | 'open'>('closed')
  const width = useRef(0)
  const close = useCallback(() => setState('closed'), [])
  useEffect(
    () => () => {
      clearTimeout(hold.current)
      if (closeOther === close) closeOther = undefined
    },
    [close],
  )
  // A panel that has just come stands where the finger is.
  useEffect(() => {
    if (state === 'dragged') show(panel.current, width.current)
    else if (state === 'open') show(panel.current, OPEN_PX)
  }, [state])

  const stopHolding = () => clearTimeout(hold.current)
  const open = () => {
    if (closeOther !== close) closeOther?.()
    closeOther = close
    setState('open')
  }
  const end = (row: HTMLElement) => {
    stopHolding()
    start.current = undefined
    if (state !== 'dragged') return
    if (width.current > row.offsetWidth * FULL) {
      setState('closed')
      onFullSwipe()
    } else if (width.current > OPEN_PX / 2) open()
    else setState('closed')
  }
  return {
    panel,
    state,
    open,
    close,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse' || !event.isPrimary) return
        if (closeOther !== close) closeOther?.()
        start.current = { x: event.clientX, y: event.clientY, wasOpen: state === 'open' }
        const { target, currentTarget: row } = event
        const onStepper = target instanceof Element && target.closest('[role=group],[data-row-panel]')
        stopHolding()
        if (onStepper) return
        hold.current = setTimeout(() => {
          // Lifted, the finger would tap on whatever is there by then.
          target.addEventListener('touchend', (lifted) => lifted.preventDefault(), { once: true })
          onHold(row)
        }, HOLD_MS)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return
        const drawn = start.current.x - event.clientX
        const along = Math.abs(event.clientY - start.current.y)
        if (Math.abs(drawn) > SLACK_PX || along > SLACK_PX) stopHolding()
        if (state !== 'dragged') {
          if (along > Math.abs(drawn) || Math.abs(drawn) < SLACK_PX || (drawn < 0 && !start.current.wasOpen)) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setState('dragged')
        }
        width.current = Math.max(0, drawn + (start.current.wasOpen ? OPEN_PX : 0))
        show(panel.current, Math.min(width.current, event.currentTarget.offsetWidth))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event.currentTarget),
      onPointerCancel: () => {
        stopHolding()
        start.current = undefined
        if (state === 'dragged') setState('closed')
      },
      // A long press is ours; the browser's own menu of a picture or of words would lie over it.
      onContextMenu: (event: { nativeEvent: Event; preventDefault: () => void }) => {
        if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType !== 'mouse') event.preventDefault()
      },
    },
  }
}

function show(panel: HTMLElement | null, width: number): void {
  if (!panel) return
  panel.style.width = `${Math.max(OPEN_PX, width)}px`
  panel.style.translate = `${Math.max(0, OPEN_PX - width)}px`
}
