import { isAccompaniment } from './accompaniments.ts'
import type { Candidate } from './candidate.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import { composeFromPatterns } from './patterns/compose-from-patterns.ts'
import type { Wish } from './read-wish.ts'
import { daysBetween } from './use-soon.ts'
import { distanceFromWish, isAsWished } from './wished-energy.ts'

const SOON_DAYS = 3

/**
 * Dishes of the base first, then patterns, then what only goes with a dish: no dish of its own at table, where the base offers nothing
 * else a pattern does better. Where no dish of the base is what was asked for (the wish, what has to be used soon) and a pattern is, the
 * pattern comes first.
 */
export function joinDishes(ofBase: readonly Candidate[], kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const { meal, count, kcal } = kitchen.request
  const full = ofBase.filter(({ recipe }) => meal === null || !isAccompaniment(recipe.kind, kitchen, wish))
  const isAskedFor = askedFor(kitchen, wish)
  const isMet = full.some(({ recipe }) => isAskedFor(recipe)) && full.some((dish) => isAsWished(dish.kcal, kcal))
  const patterned = full.length < count || !isMet ? composeFromPatterns(kitchen, wish) : []
  const before = isMet ? [] : patterned.filter(({ recipe }) => isAskedFor(recipe))
  const joined = [...new Set([...before, ...full, ...patterned, ...ofBase])]
  return withinEnergy(joined, kcal)
    .slice(0, count)
    .map(({ recipe }) => recipe)
}

/** Those that meet a wished energy, in their order; where none does all of them, nearest first. */
function withinEnergy(dishes: readonly Candidate[], wished: number | null): readonly Candidate[] {
  const asWished = dishes.filter(({ kcal }) => isAsWished(kcal, wished))
  if (asWished.length > 0) return asWished
  return dishes.toSorted((one, other) => distanceFromWish(one.kcal, wished) - distanceFromWish(other.kcal, wished))
}

/** Whether a dish is of what the wish names, and uses some of what has to be used soon, as far as either is asked. */
function askedFor({ request, stock }: Kitchen, { kinds, foods }: Wish): (dish: ComposedRecipe) => boolean {
  const soon = new Set(
    stock.pantry.flatMap(({ bestBefore }, place) => {
      const days = bestBefore === null || !request.useSoonFirst ? null : daysBetween(request.today, bestBefore)
      return days !== null && days <= SOON_DAYS ? [place] : []
    }),
  )
  const isWish = kinds.length + foods.length > 0
  return ({ kind, ingredients }) => {
    const isWished = !isWish || kinds.includes(kind) || foods.some((ids) => ingredients.some(({ food }) => ids.includes(food)))
    return isWished && (soon.size === 0 || ingredients.some((each) => stock.suppliesOf(each).some(({ product }) => soon.has(product))))
  }
}
