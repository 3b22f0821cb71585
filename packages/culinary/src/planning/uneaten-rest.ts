import { findFoodById } from '@spizarka/knowledge'
import { isFreshMeatOrFish } from '../compose/choosing/ending-products.ts'
import { isItself, type StockedProduct } from '../stock/index.ts'
import type { Unit } from '../units/index.ts'

/** Grams of meat or fish that nobody freezes: half of what one person eats. */
const LEAST_FROZEN_G = 75

/** A product at home with the last of its days, `YYYY-MM-DD`; null where some of it has none. */
interface DatedProduct extends Pick<StockedProduct, 'foodId' | 'isSpice'> {
  lastDay: string | null
}

/** The last best-before day of what is there under a food's name, `YYYY-MM-DD`; null where some of it has none. */
export function lastDayAtHome(food: string, pantry: readonly DatedProduct[]): string | null {
  const held = pantry.filter(({ foodId, isSpice }) => foodId !== null && !isSpice && isItself(foodId, food))
  const days = held.flatMap(({ lastDay }) => lastDay ?? [])
  return days.length < held.length ? null : (days.toSorted().at(-1) ?? null)
}

/** Whether fresh meat or fish of which the dishes of a plan leave some has to be frozen: its last day comes no later than that of the plan. */
export function isToBeFrozen(
  { food, need, have, unit }: { food: string | null; need: number; have: number; unit: Unit },
  { lastDay, planEnds }: { lastDay: string | null; planEnds: string },
): boolean {
  const row = food === null ? null : findFoodById(food)
  if (!row || row.storage !== 'fridge' || !isFreshMeatOrFish(row) || lastDay === null || lastDay > planEnds) return false
  return (have - need) * (unit === 'pieces' ? (row.gramsPerPiece ?? 0) : 1) >= LEAST_FROZEN_G
}
