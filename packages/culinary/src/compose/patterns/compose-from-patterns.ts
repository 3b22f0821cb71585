import { checkRecipe } from '../../safety/index.ts'
import type { Candidate } from '../candidate.ts'
import { chanceOf } from '../choose-dishes.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import type { Wish } from '../read-wish.ts'
import { shareOfWish } from '../wish-met.ts'
import { energyOfFilled, type FilledFood, fillPattern, isMissing } from './fill-pattern.ts'
import type { Pattern } from './pattern.ts'
import { PATTERNS } from './patterns.ts'
import { writePattern } from './write-pattern.ts'

const FORTNIGHT = 14
/** Grams a serving, with its water. */
const SERVING_G = { least: 60, most: 1200 }

/** Dishes put together by pattern from what is at home, best first; none for a multi-cooker. */
export function composeFromPatterns(kitchen: Kitchen, wish: Wish): Candidate[] {
  const dishes = [...fitPatterns(kitchen)].map(({ pattern, filled, recipe }) => ({
    recipe,
    kcal: energyOfFilled(filled, kitchen.request.servings),
    score: scoreOf(pattern, filled, kitchen, wish),
  }))
  return dishes.sort((one, other) => other.score - one.score)
}

/** Every pattern that a pantry fills with what the eater may have. */
export function* fitPatterns(kitchen: Kitchen): Generator<{ pattern: Pattern; filled: readonly FilledFood[]; recipe: ComposedRecipe }> {
  if (kitchen.request.device !== null) return
  for (const pattern of PATTERNS) {
    const filled = suits(pattern, kitchen) ? fillPattern(pattern, kitchen) : null
    if (!filled) continue
    const recipe = writePattern(pattern, filled, kitchen)
    if (isServed(recipe, kitchen)) yield { pattern, filled, recipe }
  }
}

function suits({ meals, totalMinutes, equipment }: Pattern, { request }: Kitchen): boolean {
  if (request.meal !== null && !meals.includes(request.meal)) return false
  if (request.maxMinutes !== null && totalMinutes > request.maxMinutes) return false
  return !equipment.includes('oven') || request.equipment.length === 0 || request.equipment.includes('oven')
}

function scoreOf({ id, kind }: Pattern, filled: readonly FilledFood[], { request }: Kitchen, wish: Wish): number {
  const repeated = request.recent
    .filter((dish) => dish.kind === kind)
    .reduce((sum, { baseId, daysAgo }) => sum + (baseId === null ? 6 : 2) * Math.max(0, 1 - daysAgo / FORTNIGHT), 0)
  const missing = filled.filter(isMissing).length
  const wished = 10 * shareOfWish(wish, { kind, foods: filled.map(({ row }) => row.id) })
  return filled.length - 4 * missing + wished - repeated + chanceOf(id, request.seed)
}

function isServed({ ingredients, servings }: ComposedRecipe, { request, takesUnchecked }: Kitchen): boolean {
  const perServing = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  if (perServing < SERVING_G.least || perServing > SERVING_G.most || ingredients.length < 2) return false
  const { verdict } = checkRecipe(ingredients, request.profile, servings)
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}
