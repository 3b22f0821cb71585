import type { PantryCategory } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { ListActions } from '../list/use-list-actions.ts'

/** How long what was ticked stays where it stood, so that the eye can follow, in milliseconds. */
const SINK_MS = 600

interface Tick {
  id: string
  name: string
  aisle: PantryCategory
  undo: () => void
}

/** What went into the basket here, in that order, with the way to take back the last ones. */
export function useTicks(make: ListActions['make']) {
  const [ticks, setTicks] = useState<readonly Tick[]>([])
  const [tick] = useState(() => ({ id, name, aisle, checked }: ShoppingItem) => {
    navigator.vibrate?.(10)
    const undo = make([{ kind: 'set', item_id: id, fields: { checked: !checked } }])
    setTicks((last) => {
      const others = last.filter((each) => each.id !== id)
      return checked ? others : [...others, { id, name, aisle, undo }]
    })
  })
  const undo = () => {
    ticks.at(-1)?.undo()
    setTicks((last) => last.slice(0, -1))
  }
  return { ticks, tick, undo }
}

/** Ids of what was ticked a moment ago: it still stands where it stood. */
export function useSinking(items: readonly ShoppingItem[]): ReadonlySet<string> {
  const [settled, setSettled] = useState(items)
  useEffect(() => {
    const timer = setTimeout(setSettled, SINK_MS, items)
    return () => clearTimeout(timer)
  }, [items])
  const wasOpen = new Set(settled.flatMap(({ id, checked }) => (checked ? [] : id)))
  return new Set(items.flatMap(({ id, checked }) => (checked && wasOpen.has(id) ? id : [])))
}

/** Arrows go from row to row, N writes something down; a space ticks, as in any box. */
export function useKeys(main: { readonly current: HTMLElement | null }, onAdd: () => void): void {
  const add = useEffectEvent(onAdd)
  useLayoutEffect(() => {
    const obey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
      if (event.key === 'n') {
        event.preventDefault()
        add()
      }
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      if (step === undefined) return
      const boxes = [...(main.current?.querySelectorAll<HTMLElement>('input[type=checkbox]') ?? [])]
      const at = boxes.findIndex((box) => box === document.activeElement)
      const next = boxes[at < 0 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'center' })
    }
    document.addEventListener('keydown', obey)
    return () => document.removeEventListener('keydown', obey)
  }, [main])
}
