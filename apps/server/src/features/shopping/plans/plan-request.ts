import type { BodyOut } from '@spizarka/contract/endpoint'
import type { generateShoppingList } from '@spizarka/contract/shopping-generation'
import type { PlanShoppingRequest } from '@spizarka/engine'
import { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { listUsableStock, toEngineStock } from '../../pantry/index.ts'
import { readProfile } from '../../profile/index.ts'
import { listBaseRatings, listOwnDishes, listRecentDishes } from '../../recipes/index.ts'
import { listAssumedFoods } from '../../staples/index.ts'

export type ShoppingOrder = BodyOut<typeof generateShoppingList>

/** What of an order a swap plans by: the wish is not kept. */
export const storedOrderSchema = z.object({
  people: z.int(),
  days: z.int(),
  meal_types: z.array(z.enum(['breakfast', 'lunch', 'dinner', 'snack'])),
  start_on: z.string(),
  max_minutes: z.int().nullable(),
  budget_grosze: z.int().nullable(),
  without_product_ids: z.array(z.string()),
  seed: z.int(),
})
export type StoredOrder = z.output<typeof storedOrderSchema>

/** Own recipes that are looked at: those of late. */
const MAX_OWN_RECIPES = 60

/** What an owner's days are planned from: their pantry, profile, staples and taste as they are now. */
export async function buildPlanRequest(
  context: AppContext,
  ownerId: number,
  { people, days, meal_types, start_on, max_minutes, budget_grosze, without_product_ids, seed }: StoredOrder,
  wish: string | null,
): Promise<PlanShoppingRequest> {
  const now = context.clock.now()
  const [profile, pantry, staples, recent, ratings, kept] = await Promise.all([
    readProfile(context, ownerId),
    listUsableStock(context.db, ownerId, start_on),
    listAssumedFoods(context.db, ownerId),
    listRecentDishes(context.db, ownerId, now),
    listBaseRatings(context.db, ownerId),
    listOwnDishes(context.db, ownerId, MAX_OWN_RECIPES),
  ])
  const { conditions, exclusions, diet, styles, equipment } = profile
  const unhurried = new Set(without_product_ids)
  return {
    // What its owner does not want to use up now may be taken like anything that keeps.
    pantry: pantry.map((product) => toEngineStock(unhurried.has(String(product.id)) ? { ...product, bestBefore: null } : product)),
    staples,
    profile: { conditions, exclusions, diet, styles },
    equipment,
    people,
    days,
    meals: meal_types,
    startOn: start_on,
    maxMinutes: max_minutes,
    budgetGrosze: budget_grosze,
    wish,
    recent,
    ratings,
    kept,
    seed,
  }
}

/** The pantry and the staples that needs are compared with. */
export async function readShoppingHome(db: Db | Trx, ownerId: number, day: string) {
  const [pantry, staples] = [await listUsableStock(db, ownerId, day), await listAssumedFoods(db, ownerId)]
  return { pantry, staples, day }
}
