import { DISHES, type DishPattern, type SlotName } from '@spizarka/knowledge'
import { checkRecipe, type SafetyReport } from '../../safety/index.ts'
import type { Candidate, ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { pseudoRandom } from '../pseudo-random.ts'
import { shareOfWish, type Wish } from '../wish/index.ts'
import { chooseMethod } from './choose-method.ts'
import { energyOfFilled, type FilledFood, fillPattern, isMissing } from './fill-pattern.ts'
import { writePattern } from './write-pattern.ts'

const FORTNIGHT = 14
const NOTHING: ReadonlySet<string> = new Set()
/** Slots whose frying costs minutes that a hurried cook does not have. */
const TASTE_THAT_TAKES_TIME: readonly SlotName[] = ['aroma']
/** Grams a serving, with its water. */
const SERVING_G = { least: 60, most: 1200 }

/** Dishes put together by pattern from what is at home, best first. */
export function composeFromPatterns(kitchen: Kitchen, wish: Wish): Candidate[] {
  const fitted = [...fitPatterns(kitchen)]
  const all = kitchen.request.count > 1 ? [...fitted, ...alternativeFillings(fitted, kitchen)] : fitted
  const dishes = all.map((each) => ({
    recipe: each.recipe,
    kcal: energyOfFilled(each.filled, kitchen.request.servings),
    score: scoreOf(each, kitchen, wish),
  }))
  return dishes.sort((one, other) => other.score - one.score)
}

interface FittedPattern {
  pattern: DishPattern
  filled: readonly FilledFood[]
  recipe: ComposedRecipe
  /** What the gate has to say for moderation. */
  warnings: number
}

/** Every pattern that a pantry fills with what the eater may have. */
export function* fitPatterns(kitchen: Kitchen): Generator<FittedPattern> {
  for (const pattern of DISHES) {
    const fitted = fitPattern(pattern, kitchen, NOTHING)
    if (fitted) yield fitted
  }
}

/** The same patterns filled once more with other foods, where they then are called otherwise. */
function alternativeFillings(fitted: readonly FittedPattern[], kitchen: Kitchen): FittedPattern[] {
  return fitted.flatMap(({ pattern, filled, recipe }) => {
    const named = new Set(filled.filter(({ slot }) => pattern.named.includes(slot.name)).map(({ food }) => food.id))
    const other = fitPattern(pattern, kitchen, named)
    const isOther = other?.filled.some(({ slot, food }) => pattern.named.includes(slot.name) && !named.has(food.id))
    return other && isOther && other.recipe.title !== recipe.title ? [other] : []
  })
}

/** Fills a pattern for the meal and the tools of a kitchen; where it then takes too long, once more without what only adds taste. */
function fitPattern(pattern: DishPattern, kitchen: Kitchen, foods: ReadonlySet<string>): FittedPattern | null {
  const { meal, maxMinutes } = kitchen.request
  const method = meal === null || pattern.meals.includes(meal) ? chooseMethod(pattern, kitchen.request) : null
  if (!method) return null
  for (const slots of [[], TASTE_THAT_TAKES_TIME]) {
    const filled = fillPattern(pattern, kitchen, { slots, foods }, method)
    if (!filled) return null
    const recipe = writePattern(pattern, filled, kitchen, method)
    const isInTime = maxMinutes === null || recipe.totalMinutes <= maxMinutes
    if (!isInTime) continue
    const { verdict, findings } = checkRecipe(recipe.ingredients, kitchen.request.profile, recipe.servings)
    return isPlateful(recipe) && isServed(verdict, kitchen) ? { pattern, filled, recipe, warnings: findings.length } : null
  }
  return null
}

function scoreOf({ pattern: { id, kind }, filled, recipe: { title }, warnings }: FittedPattern, { request }: Kitchen, wish: Wish): number {
  const repeated = request.recent
    .filter((dish) => dish.kind === kind)
    .reduce((sum, { baseId, daysAgo }) => sum + (baseId === null ? 6 : 2) * Math.max(0, 1 - daysAgo / FORTNIGHT), 0)
  const missing = filled.filter(isMissing).length
  const kcal = energyOfFilled(filled, request.servings)
  const wished = 10 * shareOfWish(wish, { title, kind, kcal, foods: filled.map(({ food }) => food.id) })
  return filled.length - 4 * missing - 2 * warnings + wished - repeated + pseudoRandom(id, request.seed)
}

function isPlateful({ ingredients, servings }: ComposedRecipe): boolean {
  const perServing = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  return perServing >= SERVING_G.least && perServing <= SERVING_G.most && ingredients.length >= 2
}

function isServed(verdict: SafetyReport['verdict'], { takesUnchecked }: Kitchen): boolean {
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}
