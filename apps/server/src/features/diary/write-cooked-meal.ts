import type { MealType } from '@spizarka/contract/meals'
import type { Nutrients } from '@spizarka/culinary/nutrition'
import type { Trx } from '../../platform/db/connect.ts'
import { insertEntry } from './diary-entries.queries.ts'
import { thingOfCooked } from './eaten-things.ts'
import { columnsOf } from './entry-figures.ts'

interface CookedMeal {
  ownerId: number
  consumptionId: number
  /** `YYYY-MM-DD`. */
  day: string
  mealType: MealType
  /** Figures of a serving; `coverage` is 0 to 1. */
  dish: { id: number; title: string; perServing: Nutrients; coverage: number }
  portionPercent: number
  now: Date
}

/** Writes what was cooked and eaten into the diary, in the transaction of the cooking. */
export async function writeCookedMeal(
  trx: Trx,
  { ownerId, consumptionId, day, mealType, dish, portionPercent, now }: CookedMeal,
): Promise<void> {
  const row = { owner_id: ownerId, consumption_id: consumptionId, day, meal_type: mealType, created_at: now }
  await insertEntry(trx, { ...row, ...columnsOf(thingOfCooked(dish), { portionPercent }) })
}
