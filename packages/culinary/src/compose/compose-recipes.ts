import { indexStock } from '../stock/index.ts'
import { composeFromBase } from './compose-from-base.ts'
import type { ComposedRecipe, Composition } from './composed-recipe.ts'
import { findObstacles } from './find-obstacles.ts'
import { foodGate } from './food-gate.ts'
import { joinDishes } from './join-dishes.ts'
import type { Kitchen } from './kitchen.ts'
import { readWish } from './read-wish.ts'
import type { ComposeRequest } from './request.ts'

const MOST_COUNTED = 10

/**
 * Composes dishes from a pantry for an eater: dishes of the base, fitted to both, and patterns where the base gives too few. Nothing
 * that the safety gate blocks is ever served; what it could not check is served only when nothing else fits, and said. An empty answer
 * names the limits that stand in the way.
 */
export function composeRecipes(request: ComposeRequest): Composition {
  const recipes = findDishes(request)
  if (recipes.length > 0) return { recipes, obstacles: [] }
  return { recipes, obstacles: findObstacles(request, (looser) => findDishes({ ...looser, count: MOST_COUNTED }).length) }
}

function findDishes(request: ComposeRequest): ComposedRecipe[] {
  const wish = readWish(request.wish)
  const wished = wish.unwanted.length === 0 ? request : { ...request, profile: withExclusions(request.profile, wish.unwanted) }
  for (const takesUnchecked of [false, true]) {
    const kitchen = openKitchen(wished, takesUnchecked)
    const found = joinDishes(composeFromBase(kitchen, wish), kitchen, wish)
    if (found.length > 0) return found
  }
  return []
}

/** What of the pantry this eater may have, as the gate says. */
function openKitchen(request: ComposeRequest, takesUnchecked: boolean): Kitchen {
  const gate = foodGate(request.profile)
  const pantry = request.pantry.filter(({ foodId }) => {
    const verdict = foodId === null ? 'ok' : gate(foodId)
    return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
  })
  return { request, gate, stock: indexStock(pantry), takesUnchecked }
}

function withExclusions(profile: ComposeRequest['profile'], unwanted: readonly string[]): ComposeRequest['profile'] {
  return { ...profile, exclusions: [...profile.exclusions, ...unwanted] }
}
