import type { RecipeIngredient, RecipeStep } from '@spizarka/contract/recipe-parts'
import { ingredientAmount } from '../../../lib/recipes/ingredient-amount.ts'

export interface StepIngredient {
  ingredient: RecipeIngredient
  /** `jajka`, or the line as a person writes it: `4 jajka`. */
  words: string
  /** Beside the words where they do not hold it: `6 szt.` */
  amount: string | null
}

/**
 * What a step takes, for `factor` times the servings that the recipe states. The amount stands where an ingredient comes up first; later
 * steps work on it or take what is left of it, so there it would be wrong.
 */
export function stepIngredients(
  steps: readonly RecipeStep[],
  index: number,
  ingredients: readonly RecipeIngredient[],
  factor: number,
): StepIngredient[] {
  const before = new Set(steps.slice(0, index).flatMap((step) => step.ingredients))
  return [...new Set(steps[index]?.ingredients)].flatMap((place) => {
    const ingredient = ingredients[place]
    if (!ingredient) return []
    const { name, line } = ingredient
    if (before.has(place)) return [{ ingredient, words: name, amount: null }]
    const amount = ingredientAmount(ingredient, factor)
    return [factor === 1 || amount === null ? { ingredient, words: line, amount: null } : { ingredient, words: name, amount }]
  })
}
