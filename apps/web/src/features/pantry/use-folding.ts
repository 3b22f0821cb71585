import { type PantryCategory, pantryCategorySchema } from '@spizarka/contract/pantry'
import { useState } from 'react'
import { z } from 'zod'
import { foldedAtFirst, type ShelfRows } from './shelves.ts'

const KEY = 'spizarka.pantry.shelves'
const choicesSchema = z.partialRecord(pantryCategorySchema, z.enum(['open', 'folded']))

function read(): z.output<typeof choicesSchema> {
  try {
    return choicesSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? '{}')).data ?? {}
  } catch {
    return {}
  }
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
