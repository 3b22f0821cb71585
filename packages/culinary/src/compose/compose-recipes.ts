import { indexStock } from '../stock/index.ts'
import { chanceOf } from './choose-dishes.ts'
import { composeFromBase } from './compose-from-base.ts'
import type { ComposedRecipe, Composition } from './composed-recipe.ts'
import { countDishes } from './count-dishes.ts'
import { findObstacles } from './find-obstacles.ts'
import { foodGate } from './food-gate.ts'
import { joinDishes } from './join-dishes.ts'
import type { Kitchen } from './kitchen.ts'
import { readWish, type Wish } from './read-wish.ts'
import type { ComposeRequest } from './request.ts'

const SEEDS = 2 ** 16

/**
 * Composes dishes from a pantry for an eater: dishes of the base, fitted to both, and patterns where the base gives too few. Nothing
 * that the safety gate blocks is ever served; what it could not check is served only when nothing else fits, and said. An empty answer
 * names the limits that stand in the way.
 */
export function composeRecipes(request: ComposeRequest): Composition {
  const recipes = findDishes(request)
  if (recipes.length > 0) return { recipes, obstacles: [] }
  return { recipes, obstacles: findObstacles(request, (looser) => countDishes(openKitchen(looser, readWish(looser.wish), true))) }
}

function findDishes(request: ComposeRequest): ComposedRecipe[] {
  const wish = readWish(request.wish)
  for (const takesUnchecked of [false, true]) {
    const kitchen = openKitchen(request, wish, takesUnchecked)
    const found = joinDishes(composeFromBase(kitchen, wish), kitchen, wish)
    if (found.length > 0) return found
  }
  return []
}

/** What of the pantry this eater may have, as the gate says; what the wish does not want is none of it. */
function openKitchen(request: ComposeRequest, { unwanted, foods }: Wish, takesUnchecked: boolean): Kitchen {
  const profile = unwanted.length === 0 ? request.profile : { ...request.profile, exclusions: [...request.profile.exclusions, ...unwanted] }
  const gate = foodGate(profile)
  const pantry = request.pantry.filter(({ foodId }) => {
    const verdict = foodId === null ? 'ok' : gate(foodId)
    return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
  })
  return {
    request: { ...request, profile, seed: seedFor(request) },
    gate,
    stock: indexStock(pantry),
    wishedFoods: new Set(foods.flat()),
    takesUnchecked,
  }
}

/** Ties fall otherwise in every pantry: else all who ask for the first time would be offered the same. */
function seedFor({ seed, pantry }: ComposeRequest): number {
  return pantry.reduce((mixed, { name }) => mixed + SEEDS * chanceOf(name, seed), seed) | 0
}
