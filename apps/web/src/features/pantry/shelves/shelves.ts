import { isPantryCategory, PANTRY_CATEGORIES, type PantryCategory, type PantryItem } from '@spizarka/contract/pantry'
import type { PantrySummary } from '../pantry-queries.ts'

/** The shelves in the order they are shown. */
export const SHELVES = Object.keys(PANTRY_CATEGORIES).filter(isPantryCategory)

export interface ShelfRows {
  shelf: PantryCategory
  rows: PantryItem[]
  /** How many products are on it; more than `rows` while pages are missing. */
  count: number
}

/** Products by shelf, in the order of the shelves. `counted` adds what has not been loaded yet. */
export function shelvesOf(rows: readonly PantryItem[], counted: ReadonlyMap<PantryCategory, number> = new Map()): ShelfRows[] {
  const byShelf = Map.groupBy(rows, (row) => row.category)
  return SHELVES.flatMap((shelf) => {
    const loaded = byShelf.get(shelf) ?? []
    const count = Math.max(loaded.length, counted.get(shelf) ?? 0)
    return count === 0 ? [] : [{ shelf, rows: loaded, count }]
  })
}

/** How many products, spices not counted, are on each shelf. */
export function countedShelves(summary: PantrySummary | undefined): Map<PantryCategory, number> {
  const counts = (summary?.categories ?? []).map(
    ({ category, count }) => [category, category === 'spices' ? count - (summary?.spices ?? 0) : count] as const,
  )
  return new Map(counts.filter(([, count]) => count > 0))
}

/** The shelf's Polish name. */
export function shelfName(shelf: PantryCategory): string {
  return PANTRY_CATEGORIES[shelf]
}

const MAX_INITIAL_ROWS = 20

/** The shelves that are folded until the owner says otherwise: those after the first twenty or so rows. */
export function initiallyCollapsed(shelves: readonly ShelfRows[]): Set<PantryCategory> {
  let above = 0
  const folded = shelves.filter(({ count }) => {
    const isFolded = above > 0 && above + count > MAX_INITIAL_ROWS
    above += count
    return isFolded
  })
  return new Set(folded.map(({ shelf }) => shelf))
}
