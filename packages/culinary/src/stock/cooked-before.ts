import { type Food, findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { selects } from '../kitchen-checks/select-foods.ts'
import { foldWords, hasWord } from '../kitchen-checks/steps/step-words.ts'
import { onceCooked } from '../parse/names/once-cooked.ts'
import { remembered } from '../remembered.ts'
import type { StockedProduct } from './stocked-product.ts'

/**
 * A product as dishes may take it: one whose name says that it was cooked already ("ziemniaki pieczone", "kurczak z rosołu") and that is
 * filed under what is cooked raw is what that food is once it is cooked. Where no record says what that is it does for nothing but its own name.
 */
export function asCookedBefore(product: StockedProduct): StockedProduct {
  const food = product.foodId === null ? null : findFoodById(product.foodId)
  if (!food || !saysCooked(product.name) || saysCooked(food.name)) return product
  return isCookedRaw(food) ? { ...product, foodId: leftoverOf(food) } : product
}

const NAMES = 5_000
/** Whether a name says that it was cooked already; a pantry is readied for every meal that is planned from it. */
const saysCooked = remembered(NAMES, (name) => hasWord(foldWords(name), 'cookedBefore'))

/** Whether steps peel, boil or fry it as it comes from the shop. */
function isCookedRaw({ id }: Food): boolean {
  const { ready, raw, rules } = KITCHEN_CHECKS.doneness
  return !selects(ready, id) && (selects(raw, id) || rules.some((rule) => selects(rule, id)))
}

/** Id of the food that a raw one is once somebody has cooked it, by its own record or by that of what it is a kind of. */
function leftoverOf(food: Food): string | null {
  const cooked = onceCooked(food)
  if (cooked) return cooked === food ? null : cooked.id
  for (let kind: Food | null = food; kind; kind = findFoodById(kind.parent)) if (kind.leftOver !== undefined) return kind.leftOver
  return null
}
