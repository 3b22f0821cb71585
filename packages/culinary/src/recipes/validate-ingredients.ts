import { type Food, findFoodById } from '@spizarka/knowledge'
import { readIngredient } from '../ingredients/index.ts'
import type { RecipeIngredient } from './recipe.ts'

const MOST_INGREDIENTS = 20
/** How far the weight in the dish may be from the weight that the line is read as: pieces differ, and scales round. */
const TOLERANCE = 0.15
const SLACK_G = 1
/** Grams a serving, with its water. */
const SERVING_G = { least: 40, most: 1200 }

/** Faults of a recipe's ingredients: each line must be read by our own parser as the food and the weight that stand beside it. */
export function validateIngredients(ingredients: readonly RecipeIngredient[], servings: number): string[] {
  const perServing = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  return [
    ...(ingredients.length < 2 || ingredients.length > MOST_INGREDIENTS ? [`${ingredients.length} ingredients`] : []),
    ...(ingredients.some(({ main }) => main) ? [] : ['no main ingredient']),
    ...(perServing < SERVING_G.least || perServing > SERVING_G.most ? [`${Math.round(perServing)} g a serving`] : []),
    ...twice(ingredients),
    ...ingredients.flatMap((ingredient) => validateIngredient(ingredient).map((fault) => `"${ingredient.line}": ${fault}`)),
  ]
}

function twice(ingredients: readonly RecipeIngredient[]): string[] {
  const keys = ingredients.map(({ food, part }) => `${food} ${part ?? ''}`)
  return keys.filter((key, place) => keys.indexOf(key) !== place).map((key) => `listed twice: ${key}`)
}

function validateIngredient({ food: id, grams, line, main, optional, swaps }: RecipeIngredient): string[] {
  const food = findFoodById(id)
  if (food === null) return [`no food ${id}`]
  const faults: string[] = []
  if (food.aisle === 'household') faults.push('not food')
  if (main && optional) faults.push('main and optional')
  for (const swap of swaps ?? []) if (findFoodById(swap) === null || swap === id) faults.push(`no swap ${swap}`)
  if (!(grams > 0)) return [...faults, `${grams} grams`]
  return [...faults, ...validateLine(line, food, grams)]
}

function validateLine(line: string, food: Food, grams: number): string[] {
  const [read, ...more] = readIngredient(line)
  if (!read || more.length > 0) return [`read as ${more.length + (read ? 1 : 0)} products`]
  if (read.food?.id !== food.id) return [`read as ${read.food?.id ?? `unknown "${read.name}"`}, not ${food.id}`]
  const { usedGrams } = read
  if (usedGrams === null) return ['the line states no amount that can be weighed']
  if (Math.abs(grams - usedGrams) > Math.max(SLACK_G, TOLERANCE * usedGrams))
    return [`${grams} g in the dish against ${Math.round(usedGrams * 10) / 10} g by the line`]
  return []
}
