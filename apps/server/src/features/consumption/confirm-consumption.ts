import type { confirmConsumption as confirmContract } from '@spizarka/contract/consumption'
import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import { REPEAT_HOURS } from '@spizarka/contract/limits'
import { addHours, dayInWarsaw, timeInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { writeCookedMeal } from '../diary/index.ts'
import { deductStock, lockPantry } from '../pantry/index.ts'
import { findConsumptionSince, nutritionOf } from '../recipes/index.ts'
import { getConsumption, insertConsumption, insertDeductions } from './consumptions.queries.ts'
import { type CookedRecipe, getCookedRecipe, stockLeftovers } from './cooked-recipe.ts'
import { presentConsumption, shortfallsOf } from './read-consumptions.ts'

type Confirmed = BodyOut<typeof confirmContract>

/**
 * Takes what was cooked out of the pantry as far as it is there, puts leftovers on the shelf and writes the meal into the diary: all or
 * nothing, and once. Throws `consumption_repeated` for what was confirmed a short while ago, unless it is meant.
 */
export async function confirmConsumption(
  { db, clock }: AppContext,
  call: CallIdentity,
  recipeId: number,
  confirmed: Confirmed,
): Promise<ResponseOf<typeof confirmContract>> {
  return once(db, call, async (trx) => {
    const [ownerId, now] = [call.userId, clock.now()]
    // First, as everyone who writes a pantry.
    await lockPantry(trx, ownerId)
    const recipe = await getCookedRecipe(trx, ownerId, recipeId)
    if (!confirmed.again) await refuseRepeat(trx, ownerId, recipeId, now)
    const deducted = await deductStock(trx, ownerId, confirmed.deductions.map(toStockRequest), now)
    const leftoversProductId = confirmed.leftovers && (await stockLeftovers(trx, ownerId, toLeftovers(confirmed.leftovers), now))
    const consumptionId = await writeMeal(trx, { ownerId, recipe, confirmed, leftoversProductId, now })
    await insertDeductions(trx, consumptionId, deducted.given)
    return {
      ...presentConsumption(await getConsumption(trx, ownerId, consumptionId)),
      shortfalls: shortfallsOf(deducted),
      leftovers_product_id: leftoversProductId === null ? null : String(leftoversProductId),
    }
  })
}

function toStockRequest({ product_id, quantity, unit }: Confirmed['deductions'][number]) {
  return { productId: Number(product_id), amount: quantity === null ? null : thousandths(quantity), unit: unit ?? undefined }
}

function toLeftovers({ product_name, portions, best_before }: NonNullable<Confirmed['leftovers']>) {
  return { name: product_name, portions, bestBefore: best_before }
}

interface Meal {
  ownerId: number
  recipe: CookedRecipe
  confirmed: Confirmed
  leftoversProductId: number | null
  now: Date
}

/** Writes down that a dish was cooked, and what was eaten of it; gives the consumption's id. */
async function writeMeal(trx: Trx, { ownerId, recipe, confirmed, leftoversProductId, now }: Meal): Promise<number> {
  const { servings, portion_percent, meal_type, leftovers, eaten_on = dayInWarsaw(now) } = confirmed
  const meal = { owner_id: ownerId, recipe_id: recipe.id, title: recipe.title, meal_type }
  const consumptionId = await insertConsumption(trx, {
    ...meal,
    kind: recipe.kind,
    servings,
    portion_percent,
    eaten_on,
    leftovers_product_id: leftoversProductId,
    leftovers_quantity: leftovers && fromThousandths(thousandths(leftovers.portions)),
    leftovers_best_before: leftovers?.best_before,
    created_at: now,
  })
  if (portion_percent === null) return consumptionId
  const { perServing, coverage } = nutritionOf(recipe.ingredients, recipe.servings)
  const dish = { id: recipe.id, title: recipe.title, perServing, coverage }
  await writeCookedMeal(trx, { ownerId, consumptionId, day: eaten_on, mealType: meal_type, dish, portionPercent: portion_percent, now })
  return consumptionId
}

/**
 * Throws `consumption_repeated` where the cook confirmed this recipe a short while ago, on another phone or in another tab. The pantry's
 * lock must be held: of two at once the second then sees the first.
 */
async function refuseRepeat(trx: Trx, ownerId: number, recipeId: number, now: Date): Promise<void> {
  const before = await findConsumptionSince(trx, recipeId, ownerId, addHours(now, -REPEAT_HOURS))
  if (before) throw new AppError('consumption_repeated', { time: timeInWarsaw(before.createdAt) })
}
