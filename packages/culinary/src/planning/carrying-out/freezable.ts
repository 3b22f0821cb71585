import { type Food, findFoodById, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { isFreshMeatOrFish } from '../../compose/choosing/ending-products.ts'
import { isItself, type StockedProduct } from '../../stock/index.ts'

/** Fresh meat or fish of a food's id, that the freezer keeps; null for anything else. */
function freshMeat(id: string): Food | null {
  const food = findFoodById(id)
  return food && food.storage === 'fridge' && isFreshMeatOrFish(food) ? food : null
}

/** Whether a product waits in the freezer for its dish where none takes it by its day: fresh meat and fish, bread. */
export function canBeFrozen({ foodId, isSpice }: Pick<StockedProduct, 'foodId' | 'isSpice'>): boolean {
  return foodId !== null && !isSpice && (freshMeat(foodId) !== null || isOneOf(foodId, MENU_RULES.planning.freezes))
}

/** Whether a product is fresh meat or fish: frozen whatever comes of it. */
export function isFreshMeat({ foodId, isSpice }: Pick<StockedProduct, 'foodId' | 'isSpice'>): boolean {
  return foodId !== null && !isSpice && freshMeat(foodId) !== null
}

/** The last best-before day of what is there under a food's name, `YYYY-MM-DD`; null where some of it has none. */
export function lastDayAtHome(
  food: string,
  pantry: readonly (Pick<StockedProduct, 'foodId' | 'isSpice'> & { lastDay: string | null })[],
): string | null {
  const held = pantry.filter(({ foodId, isSpice }) => foodId !== null && !isSpice && isItself(foodId, food))
  const days = held.flatMap(({ lastDay }) => lastDay ?? [])
  return days.length < held.length ? null : (days.toSorted().at(-1) ?? null)
}
