import type { PantryCategory } from '@spizarka/contract/pantry'
import { useState } from 'react'
import { foldedAtFirst, type ShelfRows } from './shelves.ts'

const KEY = 'spizarka.pantry.shelves'
type Choices = Partial<Record<PantryCategory, 'open' | 'folded'>>

function read(): Choices {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isChoices(stored) ? stored : {}
  } catch {
    return {}
  }
}

function isChoices(stored: unknown): stored is Choices {
  return typeof stored === 'object' && stored !== null && Object.values(stored).every((choice) => choice === 'open' || choice === 'folded')
}

/** Which shelves are open; what the owner has opened or folded is remembered in this browser. */
export function useFolding(shelves: readonly ShelfRows[]) {
  const [choices, setChoices] = useState(read)
  // Settled once: a shelf must not fold by itself because something above it was used up.
  const [atFirst, setAtFirst] = useState<Set<PantryCategory>>()
  if (!atFirst && shelves.length > 0) setAtFirst(foldedAtFirst(shelves))

  const isOpen = (shelf: PantryCategory) => (choices[shelf] ?? (atFirst?.has(shelf) ? 'folded' : 'open')) === 'open'
  const toggle = (shelf: PantryCategory) => {
    const next = { ...choices, [shelf]: isOpen(shelf) ? ('folded' as const) : ('open' as const) }
    setChoices(next)
    try {
      localStorage.setItem(KEY, JSON.stringify(next))
    } catch {
      // Storage is blocked: remembered as long as the screen.
    }
  }
  return { isOpen, toggle }
}
