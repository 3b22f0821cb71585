import { MENU_RULES, type Meal } from '@spizarka/knowledge'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Wish } from './wish/index.ts'

/** The meals of which dishes are looked for, one after the other: the asked one, then those that are nearest to it. */
export function mealsInOrder(asked: Meal | null): readonly (Meal | null)[] {
  return asked === null ? [null] : [asked, ...MENU_RULES.meals[asked].nearest]
}

/** Whether a dish may be offered for a meal, be it one of that meal or instead of one: nothing sweet for lunch unless it is wished. */
export function suitsMeal({ kind, meals }: Pick<ComposedRecipe, 'kind' | 'meals'>, asked: Meal | null, wish: Wish): boolean {
  if (asked === null || meals.includes(asked) || asked === 'breakfast' || asked === 'snack') return true
  return !MENU_RULES.neverMainMeal.includes(kind) || wish.sweet || wish.kinds.includes(kind)
}

/** A dish that is offered instead of one of the asked meal, saying so. */
export function saidToBeAnother(asked: Meal, recipe: ComposedRecipe): ComposedRecipe {
  const meals = recipe.meals.map((meal) => MENU_RULES.meals[meal].accusative)
  const last = meals.length > 1 ? ` lub ${meals.at(-1)}` : ''
  const word = `Na ${MENU_RULES.meals[asked].accusative} nic się z tego nie złożyło – to danie na ${meals.slice(0, Math.max(1, meals.length - 1)).join(', ')}${last}.`
  return { ...recipe, why: [word, ...recipe.why], lastingWhy: [word, ...recipe.lastingWhy] }
}
