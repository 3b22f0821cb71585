import { indexStock } from '../stock/index.ts'
import { composeFromBase } from './compose-from-base.ts'
import type { ComposedRecipe, Composition } from './composed-recipe.ts'
import { countDishes } from './count-dishes.ts'
import { findObstacles } from './find-obstacles.ts'
import { foodGate } from './food-gate.ts'
import { joinDishes } from './join-dishes.ts'
import type { Kitchen } from './kitchen.ts'
import { readWish, type Wish } from './read-wish.ts'
import type { ComposeRequest } from './request.ts'

/**
 * Composes dishes from a pantry for an eater: dishes of the base, fitted to both, and patterns where the base gives too few. Nothing
 * that the safety gate blocks is ever served; what it could not check is served only when nothing else fits, and said. An empty answer
 * names the limits that stand in the way.
 */
export function composeRecipes(request: ComposeRequest): Composition {
  const wish = readWish(request.wish)
  const wished = withWish(request, wish)
  const recipes = findDishes(wished, wish)
  if (recipes.length > 0) return { recipes, obstacles: [] }
  // What the wish does not want stays unwanted unless the wish itself is what is loosened.
  const count = (looser: ComposeRequest): number =>
    countDishes(openKitchen(looser.wish === null ? { ...looser, profile: unwished(looser) } : looser, true))
  const unwished = ({ profile }: ComposeRequest): ComposeRequest['profile'] => (profile === wished.profile ? request.profile : profile)
  return { recipes, obstacles: findObstacles(wished, count) }
}

function findDishes(request: ComposeRequest, wish: Wish): ComposedRecipe[] {
  for (const takesUnchecked of [false, true]) {
    const kitchen = openKitchen(request, takesUnchecked)
    const found = joinDishes(composeFromBase(kitchen, wish), kitchen, wish)
    if (found.length > 0) return found
  }
  return []
}
