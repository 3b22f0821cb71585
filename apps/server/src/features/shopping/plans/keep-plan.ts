import type { PlannedDish } from '@spizarka/culinary/planning'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { insertRecipe, listBaseRecipeIds, recipeOfDish } from '../../recipes/index.ts'

/**
 * Keeps the dishes of a plan that are nobody's recipe yet as rows of their owner, and says under which recipe each is: a dish that the base has just so
 * is that recipe, a recipe of the owner is itself. Dishes that are alike are kept once. The pantry's lock must be held.
 */
export async function keepDishes(
  context: AppContext,
  trx: Trx,
  ownerId: number,
  dishes: readonly PlannedDish[],
): Promise<Map<PlannedDish, string>> {
  const asInBase = await listBaseRecipeIds(trx, [...new Set(dishes.flatMap(({ id, isAsInBase }) => (isAsInBase ? id : [])))])
  const ids = new Map<PlannedDish, string>()
  const written = new Map<string, string>()
  for (const dish of dishes) {
    const known = dish.isAsInBase ? asInBase.get(dish.id) : ownRecipeOf(dish)
    const key = `${dish.title} ${JSON.stringify(dish.recipe?.ingredients ?? [])} ${dish.servings}`
    const id = known ?? written.get(key) ?? String(await insertDish(context, trx, ownerId, dish))
    if (known === undefined) written.set(key, id)
    ids.set(dish, id)
  }
  return ids
}

/** The recipe that a kept one was planned from. */
function ownRecipeOf({ id, recipe }: PlannedDish): string | undefined {
  return recipe === null ? id.slice(id.indexOf(':') + 1) : undefined
}

async function insertDish(context: AppContext, trx: Trx, ownerId: number, { recipe }: PlannedDish): Promise<number> {
  if (recipe === null) throw new Error('a kept recipe is there already')
  return insertRecipe(context, trx, { ...recipeOfDish(recipe), ownerId })
}
