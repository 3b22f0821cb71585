import { purposeOf } from '@spizarka/culinary/ingredients'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import type { ComposedRecipe } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import type { PlausibleWish } from './wishes.ts'

/** Whether a dish is what was wished, by all that the key says. */
export function isMetBy(recipe: ComposedRecipe, met: PlausibleWish['met']): boolean {
  const foods = recipe.ingredients.flatMap(({ food }) => food ?? [])
  const hasOneOf = (beginnings: readonly string[]): boolean =>
    foods.some((food) => beginnings.some((beginning) => food.startsWith(beginning)))
  const steps = recipe.steps
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase()
  const { kcal, proteinG, saltG } = computeNutrition(
    recipe.ingredients.map(({ food, grams, line }) => ({
      food: food === null ? null : findFoodById(food),
      grams,
      purpose: purposeOf(line),
    })),
    recipe.servings,
  ).perServing
  return (
    (met.title?.test(recipe.title) !== false || hasAsMuch(recipe, met.orFoods)) &&
    met.notTitle?.test(recipe.title) !== true &&
    met.kinds?.includes(recipe.kind) !== false &&
    met.notKinds?.includes(recipe.kind) !== true &&
    (met.foods === undefined || hasOneOf(met.foods)) &&
    (met.without === undefined || !hasOneOf(met.without)) &&
    recipe.totalMinutes <= (met.minutes ?? Number.POSITIVE_INFINITY) &&
    (kcal ?? 0) <= (met.kcal?.most ?? Number.POSITIVE_INFINITY) &&
    (kcal ?? 0) >= (met.kcal?.least ?? 0) &&
    (saltG ?? 0) <= (met.saltMost ?? Number.POSITIVE_INFINITY) &&
    (met.nothingBought !== true || !recipe.why.some((said) => said.startsWith('Brakuje'))) &&
    (proteinG ?? 0) >= (met.proteinLeast ?? 0) &&
    met.tools?.some((tool) => recipe.equipment.includes(tool)) !== false &&
    met.withoutTools?.some((tool) => recipe.equipment.includes(tool)) !== true &&
    recipe.keepsDays >= (met.keeps ?? 0) &&
    met.steps?.test(steps) !== false &&
    met.withoutSteps?.test(steps) !== true
  )
}

function hasAsMuch({ ingredients, servings }: ComposedRecipe, asked: PlausibleWish['met']['orFoods']): boolean {
  if (asked === undefined) return false
  const isOne = (food: string | null): boolean => food !== null && asked.of.some((beginning) => food.startsWith(beginning))
  return ingredients.reduce((sum, { food, grams }) => sum + (isOne(food) ? (grams ?? 0) : 0), 0) >= asked.grams * servings
}
