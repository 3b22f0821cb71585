import { DISHES, type DishPattern, type SlotName } from '@spizarka/knowledge'
import { checkRecipe, type SafetyReport } from '../../safety/index.ts'
import { type Candidate, candidateOfPattern } from '../choosing/index.ts'
import type { ComposedRecipe } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { chooseMethod } from './choose-method.ts'
import { energyOfFilled, type FilledFood, fillPattern } from './fill-pattern.ts'
import { writePattern } from './write-pattern.ts'

const NOTHING: ReadonlySet<string> = new Set()
/** Slots whose frying costs minutes that a hurried cook does not have. */
const TASTE_THAT_TAKES_TIME: readonly SlotName[] = ['aroma']
/** Grams a serving, with its water. */
const SERVING_G = { least: 60, most: 1200 }

/** Dishes put together by pattern from what is at home, as candidates. */
export function patternCandidates(kitchen: Kitchen): Candidate[] {
  const fitted = [...fitPatterns(kitchen)]
  const all = kitchen.request.count > 1 ? [...fitted, ...alternativeFillings(fitted, kitchen)] : fitted
  return all.map(({ recipe, filled, warnings }) =>
    candidateOfPattern(recipe, energyOfFilled(filled, kitchen.request.servings), warnings, kitchen),
  )
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

function isPlateful({ ingredients, servings }: ComposedRecipe): boolean {
  const perServing = ingredients.reduce((sum, { grams }) => sum + grams, 0) / servings
  return perServing >= SERVING_G.least && perServing <= SERVING_G.most && ingredients.length >= 2
}

function isServed(verdict: SafetyReport['verdict'], { takesUnchecked }: Kitchen): boolean {
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}
