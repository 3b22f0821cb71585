import { checkRecipe, type SafetyReport } from '../../safety/index.ts'
import { dishesFromPantry } from '../choices/dishes-from-pantry.ts'
import type { Candidate } from '../composed-recipe.ts'
import type { Kitchen } from '../kitchen.ts'
import { distanceFromWish, isAccompaniment, isAsWished, type Wish } from '../wish/index.ts'
import { adaptDish } from './adapt-dish.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import { type BaseDish, baseDishes } from './base-dish.ts'
import { chooseDishes, type ScoredDish, scoreDish } from './score-dish.ts'
import { writeRecipe } from './write-recipe.ts'

/** Every dish of the base, those with choices filled from the pantry, that can be fitted to an eater and a pantry, with the gate's word on it. */
export function* fitBase(kitchen: Kitchen): Generator<{ adapted: AdaptedDish; report: SafetyReport }> {
  for (const dish of dishesFor(kitchen)) {
    const adapted = adaptDish(dish, kitchen)
    if (!adapted) continue
    const report = checkDish(adapted, kitchen)
    if (isServed(report, kitchen)) yield { adapted, report }
  }
}

function* dishesFor(kitchen: Kitchen): Generator<BaseDish> {
  yield* baseDishes()
  yield* dishesFromPantry(kitchen)
}

/**
 * Writes out the best dishes of the base that fit, best first. A wished energy is a limit; where none meets it, those that come nearest
 * are given, nearest first.
 */
export function composeFromBase(kitchen: Kitchen, wish: Wish): Candidate[] {
  const { request } = kitchen
  const fitting = [...fitBase(kitchen)].map(({ adapted, report }) => ({ adapted, score: scoreDish(adapted, kitchen, wish, report) }))
  const asWished = fitting.filter(({ adapted }) => isAsWished(adapted.kcal, request.kcal))
  const chosen = asWished.length > 0 ? chooseDishes(asWished, request.count, request.seed) : nearest(fitting, kitchen, wish)
  return chosen.flatMap(({ adapted }) => {
    const recipe = writeRecipe(adapted, kitchen, uncheckedOf(adapted, kitchen))
    return recipe ? [{ recipe, kcal: adapted.kcal }] : []
  })
}

function nearest(fitting: readonly ScoredDish[], kitchen: Kitchen, wish: Wish): ScoredDish[] {
  const { kcal, count } = kitchen.request
  const ranked = fitting.map((each) => ({
    each,
    goesWithDish: isAccompaniment(each.adapted.dish.recipe.kind, kitchen, wish),
    distance: distanceFromWish(each.adapted.kcal, kcal),
  }))
  ranked.sort((one, other) => Number(one.goesWithDish) - Number(other.goesWithDish) || one.distance - other.distance)
  return ranked.slice(0, count).map(({ each }) => each)
}

/** The gate's word on the dish as it will be served: with everything that was replaced, in its amounts. */
function checkDish({ ingredients, servings }: AdaptedDish, { request }: Kitchen): SafetyReport {
  return checkRecipe(
    ingredients.map(({ row, grams }) => ({ food: row.id, grams })),
    request.profile,
    servings,
  )
}

function isServed({ verdict }: SafetyReport, { takesUnchecked }: Kitchen): boolean {
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}

function uncheckedOf(adapted: AdaptedDish, kitchen: Kitchen): string[] {
  const { findings } = checkDish(adapted, kitchen)
  return findings.filter(({ kind }) => kind === 'unchecked').flatMap(({ ingredient }) => adapted.ingredients[ingredient]?.row.name ?? [])
}
