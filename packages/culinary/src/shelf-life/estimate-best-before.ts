import type { Aisle, Food, Storage } from '@spizarka/knowledge'
import { findFoodById } from '@spizarka/knowledge'

/** Days that food of the fridge keeps when it is frozen at home; cautious, for quality as much as for safety. */
const FROZEN_DAYS: Partial<Record<Aisle, number>> = {
  bakery: 60,
  dairy: 60,
  cheese: 90,
  meat: 120,
  'cold-cuts': 60,
  fish: 90,
  'ready-meals': 90,
}
const FROZEN_DEFAULT_DAYS = 180
/** What belongs into the fridge and stands outside is to be used at once. */
const UNCOOLED_DAYS = 1
const DAY_MS = 86_400_000

/**
 * The day (ISO) until which a food usually keeps unopened, from the day it was bought and where it is kept; its usual place by default.
 * Null for unknown foods, things nobody eats and days that are none.
 */
export function estimateBestBefore(foodId: string, boughtOn: string, storage?: Storage): string | null {
  const food = findFoodById(foodId)
  const bought = /^\d{4}-\d{2}-\d{2}$/.test(boughtOn) ? Date.parse(`${boughtOn}T00:00:00Z`) : Number.NaN
  if (food === null || food.aisle === 'household' || Number.isNaN(bought)) return null
  // A day that the calendar does not know ("2025-02-30") is read as another by the platform.
  if (new Date(bought).toISOString().slice(0, 10) !== boughtOn) return null
  return new Date(bought + daysIn(food, storage ?? food.storage) * DAY_MS).toISOString().slice(0, 10)
}

function daysIn(food: Food, storage: Storage): number {
  if (storage === food.storage) return food.shelfLifeDays
  if (storage === 'freezer') return Math.max(food.shelfLifeDays, FROZEN_DAYS[food.aisle] ?? FROZEN_DEFAULT_DAYS)
  if (food.storage === 'freezer') return storage === 'fridge' ? 2 * UNCOOLED_DAYS : UNCOOLED_DAYS
  return storage === 'cupboard' ? Math.min(food.shelfLifeDays, UNCOOLED_DAYS) : food.shelfLifeDays
}
