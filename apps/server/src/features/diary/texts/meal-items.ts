import { mealItemSchema } from '@spizarka/contract/meal-texts'
import { type ReadMealItem, type WeighedDish, weighDish } from '@spizarka/culinary/meals'
import { z } from 'zod'
import { presentNutrients } from '../../recipes/index.ts'
import { cookingSchema, type EatenThing, NOTHING_KNOWN } from '../entry-figures.ts'

/** Two recipes of one name differ: of the dishes that are compared with tables one in seven by over 30 %. */
const OTHER_RECIPES = '; zależnie od przepisu, inny może dać inną liczbę'

/** An item as a session keeps it, with its portion where it is of a recipe, and what was done to a food. */
export const storedMealItemSchema = mealItemSchema.extend({
  portion_percent: z.int().nullable(),
  doubtful: z.boolean().default(false),
  // What was read before this was kept has none.
  cooking: cookingSchema.nullable().default(null),
})
export type StoredMealItem = z.output<typeof storedMealItemSchema>

/** What of a meal was read, with the figures of its amount; `dish` weighs the portion of what is a recipe. Pure. */
export function toStoredItem(item: ReadMealItem, place: number, thing: EatenThing | null, dish: WeighedDish | null): StoredMealItem {
  const portion = item.dishId !== null && dish ? weighDish(item, dish) : null
  const grams = portion?.grams ?? item.grams
  const share = (portion?.portionPercent ?? item.portionPercent ?? item.grams ?? 0) / 100
  return {
    id: String(place + 1),
    source_line: item.sourceLine,
    title: item.title,
    food_id: item.food?.id ?? null,
    cooking: item.cooking,
    recipe_id: item.dishId,
    grams,
    quantity: item.quantity,
    measure: item.measure,
    portion_percent: portion?.portionPercent ?? item.portionPercent,
    assumed: item.assumed && item.holds === null,
    nutrients: presentNutrients(thing?.figures ?? NOTHING_KNOWN, share),
    coverage: Math.round((thing?.coverage ?? 0) * 1000) / 1000,
    basis: thing?.basis ? `${thing.basis}${item.isOneOfSeveral ? OTHER_RECIPES : ''}` : null,
    alternatives: item.alternatives.map(({ id, name }) => ({ food_id: id, title: name })),
    status: item.status,
    doubtful: item.isDoubtful,
  }
}
