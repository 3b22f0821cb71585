import { findFoodById, type RecipeStep } from '@spizarka/knowledge'
import { readIngredient } from '../ingredients/index.ts'
import { findMentions } from '../recipes/index.ts'
import { type CheckedDish, type CheckedEater, type CheckFinding, checkDish, type KitchenCheck } from './index.ts'

/** A dish of lines and sentences as somebody writes them; a stew for two that takes an hour, unless said otherwise. */
export function written(
  lines: readonly string[],
  sentences: readonly (string | RecipeStep)[],
  fields: Partial<CheckedDish> = {},
): CheckedDish {
  const ingredients = lines.flatMap((line) =>
    readIngredient(line).flatMap(({ food, usedGrams }) => (food ? [{ food: food.id, grams: usedGrams ?? 1, line }] : [])),
  )
  const listed = ingredients.map(({ food }) => food)
  const steps = sentences.map((step) =>
    typeof step === 'string' ? { text: step, uses: findMentions(step, listed).flatMap(({ foods }) => foods) } : step,
  )
  const times = { activeMinutes: 20, totalMinutes: 60 }
  return { title: 'Danie', kind: 'stew', servings: 2, ...times, ingredients, steps, equipment: ['hob'], devices: ['hob'], ...fields }
}

/** What a check finds in a dish, others aside. */
export function found(check: KitchenCheck, dish: CheckedDish, eater: CheckedEater = {}): CheckFinding[] {
  return checkDish(dish, eater).filter((finding) => finding.check === check)
}

/** The names of the foods that a check names. */
export function foodsFound(check: KitchenCheck, dish: CheckedDish): string[] {
  return found(check, dish).map(({ food }) => (food === null ? '' : (findFoodById(food)?.name ?? food)))
}
