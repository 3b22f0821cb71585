import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import { indexStock } from '../stock/index.ts'
import { composeFromBase, fitBase } from './base/index.ts'
import type { ComposedRecipe, Composition } from './composed-recipe.ts'
import { findObstacles } from './find-obstacles.ts'
import { joinDishes } from './join-dishes.ts'
import { foodGate, type Kitchen } from './kitchen.ts'
import { fitPatterns } from './patterns/compose-from-patterns.ts'
import { pseudoRandom } from './pseudo-random.ts'
import type { ComposeRequest } from './request.ts'
import { readWish, type Wish } from './wish/index.ts'

const SEEDS = 2 ** 16
/** As many as can be asked for; from here on dishes are many. */
const MOST_DISHES = 10

/**
 * Composes dishes from a pantry for an eater: dishes of the base, fitted to both, and patterns where the base gives too few. Nothing
 * that the safety gate blocks is ever served; what it could not check is served only when nothing else fits, and said. The meal is no
 * limit: where none of its dishes can be made, those of the nearest one are given, and said to be that. An empty answer names the limits
 * that stand in the way.
 */
export function composeRecipes(request: ComposeRequest): Composition {
  const recipes = findDishes(request)
  if (recipes.length > 0) return { recipes, obstacles: [] }
  return { recipes, obstacles: findObstacles(request, countFor) }
}

function findDishes(request: ComposeRequest): ComposedRecipe[] {
  const wish = readWish(request.wish)
  for (const takesUnchecked of [false, true]) {
    const kitchen = openKitchen(request, wish, takesUnchecked)
    for (const meal of mealsInOrder(request.meal)) {
      const found = findDishesOf(meal, kitchen, wish)
      if (found.length > 0) return found
    }
  }
  return []
}

/** Dishes of a meal, be it the asked one or another. */
function findDishesOf(meal: Meal | null, kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const asked = kitchen.request.meal
  if (meal === null || asked === null || meal === asked) return joinDishes(composeFromBase(kitchen, wish), kitchen, wish)
  const other = { ...kitchen, request: { ...kitchen.request, meal, count: MOST_DISHES } }
  return joinDishes(composeFromBase(other, wish), other, wish)
    .filter((recipe) => suitsMeal(recipe, asked, wish))
    .slice(0, kitchen.request.count)
    .map((recipe) => withOtherMealNote(asked, recipe))
}

/** How many dishes of whatever meal would do for a request, ten at most. */
function countFor(request: ComposeRequest): number {
  const wish = readWish(request.wish)
  return countDishes(openKitchen({ ...request, meal: null }, wish, true), (dish) => suitsMeal(dish, request.meal, wish))
}

/** How many dishes of the base and patterns that suit meet a request, ten at most: none is chosen, and none of the base written out. */
function countDishes(kitchen: Kitchen, suits: (dish: Pick<ComposedRecipe, 'kind' | 'meals'>) => boolean): number {
  let found = 0
  for (const dish of dishesOf(kitchen)) {
    if (suits(dish)) found += 1
    if (found === MOST_DISHES) break
  }
  return found
}

function* dishesOf(kitchen: Kitchen): Generator<Pick<ComposedRecipe, 'kind' | 'meals'>> {
  for (const { adapted } of fitBase(kitchen)) yield adapted.dish.recipe
  for (const { pattern } of fitPatterns(kitchen)) yield pattern
}

/** What of the pantry this eater may have, as the gate says; what the wish does not want is none of it. */
function openKitchen(request: ComposeRequest, { unwanted, foods }: Wish, takesUnchecked: boolean): Kitchen {
  const profile = unwanted.length === 0 ? request.profile : { ...request.profile, exclusions: [...request.profile.exclusions, ...unwanted] }
  const gate = foodGate(profile)
  const mayBeUsed = (food: string): boolean => {
    const verdict = gate(food)
    return verdict === 'ok' || (takesUnchecked && verdict === 'unchecked')
  }
  const pantry = request.pantry.filter(({ foodId }) => foodId === null || mayBeUsed(foodId))
  return {
    request: { ...request, profile, seed: seedFor(request) },
    gate,
    stock: indexStock(pantry, request.staples.filter(mayBeUsed)),
    wishedFoods: new Set(foods.flat()),
    takesUnchecked,
  }
}

/** Ties fall otherwise in every pantry: else all who ask for the first time would be offered the same. */
function seedFor({ seed, pantry }: ComposeRequest): number {
  return pantry.reduce((mixed, { name }) => mixed + SEEDS * pseudoRandom(name, seed), seed) | 0
}

/** The meals of which dishes are looked for, one after the other: the asked one, then those that are nearest to it. */
function mealsInOrder(asked: Meal | null): readonly (Meal | null)[] {
  return asked === null ? [null] : [asked, ...MENU_RULES.meals[asked].nearest]
}

/** Whether a dish may be offered for a meal, be it one of that meal or instead of one: nothing sweet for lunch unless it is wished. */
function suitsMeal({ kind, meals }: Pick<ComposedRecipe, 'kind' | 'meals'>, asked: Meal | null, wish: Wish): boolean {
  if (asked === null || meals.includes(asked) || asked === 'breakfast' || asked === 'snack') return true
  return !MENU_RULES.neverMainMeal.includes(kind) || wish.sweet || wish.kinds.includes(kind)
}

/** A dish that is offered instead of one of the asked meal, saying so. */
function withOtherMealNote(asked: Meal, recipe: ComposedRecipe): ComposedRecipe {
  const meals = recipe.meals.map((meal) => MENU_RULES.meals[meal].accusative)
  const last = meals.length > 1 ? ` lub ${meals.at(-1)}` : ''
  const word = `Na ${MENU_RULES.meals[asked].accusative} nic się z tego nie złożyło – to danie na ${meals.slice(0, Math.max(1, meals.length - 1)).join(', ')}${last}.`
  return { ...recipe, why: [word, ...recipe.why], lastingWhy: [word, ...recipe.lastingWhy] }
}
