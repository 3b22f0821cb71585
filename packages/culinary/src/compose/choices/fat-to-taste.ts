import { findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import type { DishWithChoices, ListedIngredient } from '@spizarka/knowledge/types'
import { isCookingFat, renderedFat, richFat } from '../../kitchen-checks/index.ts'
import { scaleListed } from './scale-listed.ts'

/**
 * The list of a filled dish with less fat for the pan where what was chosen gives its own: bacon, minced meat and the skin of thighs are
 * fried in what runs out of them. Enough is left to begin with, as is beside what is rich itself: smoked mackerel, or cheese on a board.
 */
export function fatToTaste(
  listed: readonly ListedIngredient[],
  { servings, kind }: Pick<DishWithChoices, 'servings' | 'kind'>,
): ListedIngredient[] {
  const { panG, leastG } = KITCHEN_CHECKS.portions.rendering
  const rendered = listed.reduce((sum, { ingredient: { food, grams } }) => sum + renderedFat(food, grams) + richFat(food, grams, kind), 0)
  const own = listed.reduce((sum, each) => sum + (isFryingFat(each) ? fatOf(each) : 0), 0)
  const room = Math.max(leastG * servings, panG * servings - rendered)
  if (rendered === 0 || own <= room) return [...listed]
  return listed.map((each) => (isFryingFat(each) ? scaleListed(each, room / own) : each))
}

/** Measured by the spoon: what is weighed is no fat for a pan, but part of a dough. */
function isFryingFat({ ingredient: { food }, reading: { amount } }: ListedIngredient): boolean {
  return amount?.measure === 'łyżka' && isCookingFat(food)
}

function fatOf({ ingredient: { food, grams } }: ListedIngredient): number {
  return ((findFoodById(food)?.nutrition?.fatG ?? 0) * grams) / 100
}
