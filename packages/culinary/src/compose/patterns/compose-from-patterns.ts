import { checkRecipe } from '../../safety/index.ts'
import { chanceOf } from '../choose-dishes.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Wish } from '../read-wish.ts'
import { fillPattern } from './fill-pattern.ts'
import type { Pattern } from './pattern.ts'
import { PATTERNS } from './patterns.ts'
import { writePattern } from './write-pattern.ts'

/** Grams a serving, with its water. */
const SERVING_G = { least: 60, most: 1200 }

/** Dishes put together by pattern from what is at home alone, best first; none for a multi-cooker. */
export function composeFromPatterns(kitchen: Kitchen, wish: Wish, count: number): ComposedRecipe[] {
  const { request } = kitchen
  if (request.device !== null) return []
  const dishes = PATTERNS.filter((pattern) => suits(pattern, kitchen)).flatMap((pattern) => {
    const filled = fillPattern(pattern, kitchen)
    return filled ? [{ recipe: writePattern(pattern, filled, kitchen), score: scoreOf(pattern, filled.length, kitchen, wish) }] : []
  })
  return dishes
    .filter(({ recipe }) => isServed(recipe, kitchen))
    .sort((one, other) => other.score - one.score)
    .slice(0, count)
    .map(({ recipe }) => recipe)
}

function suits({ meals, totalMinutes, equipment }: Pattern, { request }: Kitchen): boolean {
  if (request.meal !== null && !meals.includes(request.meal)) return false
  if (request.maxMinutes !== null && totalMinutes > request.maxMinutes) return false
  return !equipment.includes('oven') || request.equipment.length === 0 || request.equipment.includes('oven')
}

function scoreOf({ id, kind }: Pattern, foods: number, { request }: Kitchen, wish: Wish): number {
  const recent = request.recent.filter((dish) => dish.kind === kind).length
  return foods + (wish.kinds.includes(kind) ? 10 : 0) - 2 * recent + chanceOf(id, request.seed)
}

function isServed({ ingredients, servings }: ComposedRecipe, { request, takesUnchecked }: Kitchen): boolean {
  const perServing = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  if (perServing < SERVING_G.least || perServing > SERVING_G.most || ingredients.length < 2) return false
  const { verdict } = checkRecipe(ingredients, request.profile, servings)
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}
