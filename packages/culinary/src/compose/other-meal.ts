import type { DishKind, Meal } from '@spizarka/knowledge'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Wish } from './wish/index.ts'

/** Meals whose dishes may be had instead of those of the asked one, nearest first. */
const NEAREST: Readonly<Record<Meal, readonly Meal[]>> = {
  breakfast: ['dinner', 'snack', 'lunch'],
  snack: ['breakfast', 'dinner', 'lunch'],
  dinner: ['lunch', 'breakfast', 'snack'],
  lunch: ['dinner', 'breakfast', 'snack'],
}
/** What nobody takes for a lunch or a dinner that was not meant to be one. */
const NO_MEAL: ReadonlySet<DishKind> = new Set(['cake', 'dessert', 'porridge', 'drink', 'spread', 'bread', 'side'])
/** Behind "na". */
const SAID: Readonly<Record<Meal, string>> = { breakfast: 'śniadanie', lunch: 'obiad', dinner: 'kolację', snack: 'przekąskę' }

/** The meals of which dishes are looked for, one after the other: the asked one, then those that are nearest to it. */
export function mealsInOrder(asked: Meal | null): readonly (Meal | null)[] {
  return asked === null ? [null] : [asked, ...NEAREST[asked]]
}

/** Whether a dish may be offered for a meal, be it one of that meal or instead of one: nothing sweet for lunch unless it is wished. */
export function suitsMeal({ kind, meals }: Pick<ComposedRecipe, 'kind' | 'meals'>, asked: Meal | null, wish: Wish): boolean {
  if (asked === null || meals.includes(asked) || asked === 'breakfast' || asked === 'snack') return true
  return !NO_MEAL.has(kind) || wish.sweet || wish.kinds.includes(kind)
}

/** A dish that is offered instead of one of the asked meal, saying so. */
export function saidToBeAnother(asked: Meal, recipe: ComposedRecipe): ComposedRecipe {
  const meals = recipe.meals.map((meal) => SAID[meal])
  const last = meals.length > 1 ? ` lub ${meals.at(-1)}` : ''
  const word = `Na ${SAID[asked]} nic się z tego nie złożyło – to danie na ${meals.slice(0, Math.max(1, meals.length - 1)).join(', ')}${last}.`
  return { ...recipe, why: [word, ...recipe.why], lastingWhy: [word, ...recipe.lastingWhy] }
}
