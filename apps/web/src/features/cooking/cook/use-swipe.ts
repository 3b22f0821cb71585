import { type PointerEvent, useRef } from 'react'

/** In CSS pixels. */
const FAR = 56
/** Swipes from the very edge belong to the browser: back and forward. */
const EDGE = 24

/** Handlers of an area that is swiped sideways with a finger; it needs `touch-action: pan-y`, so that the page still scrolls. */
export function useSwipe({ onLeft, onRight }: { onLeft: () => void; onRight: () => void }) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
      const inside = x > EDGE && x < window.innerWidth - EDGE
      // A sheet that is open lies over the area, but is a part of it.
      const onSheet = target instanceof Element && target.closest('dialog') !== null
      start.current = pointerType === 'touch' && isPrimary && inside && !onSheet ? { x, y } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [across, down] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(across) < FAR || Math.abs(across) < 2 * Math.abs(down)) return
      if (across < 0) onLeft()
      else onRight()
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
