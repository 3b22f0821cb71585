import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useLatest } from '../../../lib/hooks/use-latest.ts'

interface Drag {
  id: string
  /** The place that it would take if it were dropped. */
  to: number
  /** How far it was drawn, in pixels. */
  by: number
}

/**
 * Moving the rows of one list by a handle: drawn with a pointer, or with the arrow keys. `onMove` is told which row is at which place now.
 * The rows are the children of the element that carries `ref`.
 */
export function useDrag(ids: readonly string[], onMove: (id: string, to: number) => void) {
  const list = useRef<HTMLUListElement>(null)
  const start = useRef<{ y: number; middles: number[] }>(undefined)
  const [drag, setDrag] = useState<Drag>()
  // Rows are drawn again only when they look another: what their handles do must not depend on when that was.
  const now = useLatest({ ids, onMove, drag })

  const handle = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      start.current = { y: event.clientY, middles: rows.map(({ top, height }) => top + height / 2) }
      setDrag({ id, to: now.current.ids.indexOf(id), by: 0 })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = now.current.ids.indexOf(id)
      const { y, middles } = start.current ?? { y: 0, middles: [] }
      const own = middles[from]
      if (!start.current || own === undefined) return
      const by = event.clientY - y
      const to = middles.filter((middle, place) => place !== from && middle < own + by).length
      setDrag({ id, to, by })
    },
    onPointerUp: () => {
      const { drag: last } = now.current
      if (last && last.to !== now.current.ids.indexOf(id)) now.current.onMove(id, last.to)
      start.current = undefined
      setDrag(undefined)
    },
    onPointerCancel: () => {
      start.current = undefined
      setDrag(undefined)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const to = now.current.ids.indexOf(id) + (step ?? 0)
      if (step === undefined || to < 0 || to >= now.current.ids.length) return
      event.preventDefault()
      now.current.onMove(id, to)
    },
  })
  return { list, drag, handle }
}
