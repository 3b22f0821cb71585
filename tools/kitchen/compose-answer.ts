import { describeSetting } from '@spizarka/culinary/compose'
import { purposeOf, readAmount } from '@spizarka/culinary/ingredients'
import { computeNutrition } from '@spizarka/culinary/nutrition'
import { checkRecipe, type SafetyProfile } from '@spizarka/culinary/safety'
import { type IngredientStock, isAlwaysThere, matchStock } from '@spizarka/culinary/stock'
import type { ComposedIngredient, ComposedRecipe, PantryStock } from '@spizarka/engine'
import { findFoodById } from '@spizarka/knowledge'
import { nutrientFields, rounded } from './nutrient-fields.ts'

/** A composed dish as the shell writes it: what of each ingredient is at home, the figures of a serving and the gate's verdict. */
export function describeDish(recipe: ComposedRecipe, pantry: readonly PantryStock[], profile: SafetyProfile): object {
  const { title, servings, totalMinutes, device, ingredients, steps, why } = recipe
  const stocks = matchStock(
    ingredients.map(({ name, food, grams, line }) => ({ name, food, grams: boughtGrams(food, line, grams) })),
    pantry,
    1,
  )
  const { perServing, coverage } = computeNutrition(
    ingredients.map(({ food, grams, line }) => ({ food: food === null ? null : findFoodById(food), grams, purpose: purposeOf(line) })),
    servings,
  )
  const checked = ingredients.map(({ food, grams, line }) => (food === null ? line : { food, ...(grams !== null && { grams }) }))
  return {
    title,
    servings,
    minutes: totalMinutes,
    device,
    ingredients: ingredients.map((ingredient, place) =>
      describeIngredient(ingredient, isAlwaysThere(ingredient.food, pantry), stocks[place]),
    ),
    steps: steps.map(({ text, machine }) => (device && machine ? `${text} (${describeSetting(machine, device)})` : text)),
    nutrition_per_serving: { ...nutrientFields(perServing), coverage: rounded(coverage, 3) },
    verdict: checkRecipe(checked, profile, servings).verdict,
    why,
  }
}

/** `have` and `missing` are grams that go into the dish; of what is there in an unknown amount all is taken to be there, and said. */
function describeIngredient({ name, line, grams }: ComposedIngredient, alwaysThere: boolean, stock: IngredientStock | undefined): object {
  const share = alwaysThere ? 1 : shareAtHome(stock)
  return {
    name,
    line,
    grams,
    have: grams === null ? null : rounded(grams * share),
    missing: grams === null ? null : rounded(grams * (1 - share)),
    ...(stock?.status === 'uncertain' && { uncertain: true }),
  }
}

function shareAtHome(stock: IngredientStock | undefined): number {
  if (!stock || stock.status === 'missing') return 0
  if (stock.status !== 'partly' || stock.needed === null || stock.available === null) return 1
  return Math.min(1, stock.available / stock.needed)
}

function boughtGrams(foodId: string | null, line: string, grams: number | null): number | null {
  const food = foodId === null ? null : findFoodById(foodId)
  const bought = food === null ? null : readAmount(line, food).boughtGrams
  return grams === null || bought === null ? grams : Math.max(grams, bought)
}
