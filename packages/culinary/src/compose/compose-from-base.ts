import { checkRecipe, type SafetyReport } from '../safety/index.ts'
import { adaptDish } from './adapt-dish.ts'
import type { AdaptedDish } from './adapted-dish.ts'
import { baseDishes } from './base-dish.ts'
import { chooseDishes, type ScoredDish } from './choose-dishes.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import type { Wish } from './read-wish.ts'
import { scoreDish } from './score-dish.ts'
import { writeRecipe } from './write-recipe.ts'

/** Fits every dish of the base to an eater and a pantry, and writes out the best of what is left, best first. */
export function composeFromBase(kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const { request } = kitchen
  const scored: ScoredDish[] = []
  for (const dish of baseDishes()) {
    const adapted = adaptDish(dish, kitchen)
    if (!adapted) continue
    const report = checkDish(adapted, kitchen)
    if (isServed(report, kitchen)) scored.push({ adapted, score: scoreDish(adapted, kitchen, wish, report) })
  }
  const chosen = chooseDishes(scored, request.count, request.seed)
  return chosen.map(({ adapted }) => writeRecipe(adapted, kitchen, uncheckedOf(adapted, kitchen)))
}

/** The gate's word on the dish as it will be served: with everything that was replaced, in its amounts. */
function checkDish({ ingredients }: AdaptedDish, { request }: Kitchen): SafetyReport {
  return checkRecipe(
    ingredients.map(({ row, grams }) => ({ food: row.id, grams })),
    request.profile,
    request.servings,
  )
}

function isServed({ verdict }: SafetyReport, { takesUnchecked }: Kitchen): boolean {
  return verdict !== 'blocked' && (takesUnchecked || verdict !== 'unchecked')
}

function uncheckedOf(adapted: AdaptedDish, kitchen: Kitchen): string[] {
  const { findings } = checkDish(adapted, kitchen)
  return findings.filter(({ kind }) => kind === 'unchecked').flatMap(({ ingredient }) => adapted.ingredients[ingredient]?.row.name ?? [])
}
