import { fitBase } from './base/index.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import { fitPatterns } from './patterns/index.ts'

/** From here on they are many. */
const MANY = 10

/** How many dishes of the base and patterns that suit meet a request, ten at most: none is chosen, and none of the base written out. */
export function countDishes(kitchen: Kitchen, suits: (dish: Pick<ComposedRecipe, 'kind' | 'meals'>) => boolean): number {
  let found = 0
  for (const dish of dishesOf(kitchen)) {
    if (suits(dish)) found += 1
    if (found === MANY) break
  }
  return found
}

function* dishesOf(kitchen: Kitchen): Generator<Pick<ComposedRecipe, 'kind' | 'meals'>> {
  for (const { adapted } of fitBase(kitchen)) yield adapted.dish.recipe
  for (const { pattern } of fitPatterns(kitchen)) yield pattern
}
