import { isPantryCategory, PANTRY_CATEGORIES, type PantryCategory } from '@spizarka/contract/pantry'
import type { ShoppingItem } from '@spizarka/contract/shopping'

/** An aisle of the shop with what is on the list there. */
export interface Aisle {
  readonly aisle: PantryCategory
  readonly title: string
  readonly items: readonly ShoppingItem[]
  /** How many are not bought yet. */
  readonly left: number
}

/** All aisles, as one walks who has taught nothing else. */
export const AISLES: readonly PantryCategory[] = Object.keys(PANTRY_CATEGORIES).filter(isPantryCategory)

/** The items by aisle in the order of a walk, in each as the user put them, then as they came. Aisles without any are left out. */
export function byAisle(items: readonly ShoppingItem[], walk: readonly PantryCategory[]): Aisle[] {
  const groups = Map.groupBy(items, ({ aisle }) => aisle)
  return walk.flatMap((aisle) => {
    const here = groups.get(aisle)
    if (!here) return []
    const placed = here.toSorted((a, b) => placeOf(a) - placeOf(b))
    return { aisle, title: PANTRY_CATEGORIES[aisle], items: placed, left: here.filter(({ checked }) => !checked).length }
  })
}

function placeOf({ position }: ShoppingItem): number {
  return position ?? Number.MAX_SAFE_INTEGER
}

/** A walk through all aisles that begins as it was kept; what that does not name follows in the usual order. */
export function completeAisleOrder(kept: readonly PantryCategory[]): PantryCategory[] {
  return [...new Set([...kept, ...AISLES])]
}

/**
 * The walk after one more time in the shop: the aisles that were visited stand as they were visited now, in the places that they had
 * among the others. `ticked`: the aisle of each thing in the order in which they went into the basket. An aisle counts where the middle one of its
 * things was ticked, so that one thing that was forgotten and fetched last moves nothing.
 */
export function learnAisleOrder(known: readonly PantryCategory[], ticked: readonly PantryCategory[]): PantryCategory[] {
  const moments = Map.groupBy(ticked.keys(), (moment) => ticked[moment])
  const visited = [...moments]
    .flatMap(([aisle, its]) => (aisle === undefined ? [] : { aisle, middle: its[Math.floor((its.length - 1) / 2)] ?? 0 }))
    .toSorted((a, b) => a.middle - b.middle)
    .map(({ aisle }) => aisle)
  const next = visited.values()
  return completeAisleOrder(known).map((aisle) => (moments.has(aisle) ? (next.next().value ?? aisle) : aisle))
}
