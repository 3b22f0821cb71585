import { isAccompaniment } from './accompaniments.ts'
import type { Candidate } from './candidate.ts'
import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import { composeFromPatterns } from './patterns/compose-from-patterns.ts'
import type { Wish } from './read-wish.ts'
import { daysBetween, spoils } from './use-soon.ts'
import { sayUnmet, shareOfWish } from './wish-met.ts'
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
  // One: a table of patterns alone would be no choice.
  const before = isMet ? [] : patterned.filter(({ recipe }) => isAskedFor(recipe)).slice(0, 1)
  const joined = [...new Set([...before, ...full, ...patterned, ...ofBase])]
  const wishedFirst = withinEnergy(joined, kcal).toSorted((one, other) => shareOf(other, wish) - shareOf(one, wish))
  return wishedFirst.slice(0, count).map(({ recipe }) => withWord(recipe, sayUnmet(kitchen.request.wish, wish, wishedOf(recipe))))
}

function shareOf({ recipe }: Candidate, wish: Wish): number {
  return shareOfWish(wish, wishedOf(recipe))
}

function wishedOf({ kind, ingredients }: ComposedRecipe) {
  return { kind, foods: ingredients.map(({ food }) => food) }
}

function withWord(recipe: ComposedRecipe, words: readonly string[]): ComposedRecipe {
  return words.length === 0 ? recipe : { ...recipe, why: [...recipe.why, ...words], lastingWhy: [...recipe.lastingWhy, ...words] }
}

/** Those that meet a wished energy, in their order; where none does all of them, nearest first. */
function withinEnergy(dishes: readonly Candidate[], wished: number | null): readonly Candidate[] {
  const asWished = dishes.filter(({ kcal }) => isAsWished(kcal, wished))
  if (asWished.length > 0) return asWished
  return dishes.toSorted((one, other) => distanceFromWish(one.kcal, wished) - distanceFromWish(other.kcal, wished))
}

/** Whether a dish is all that the wish names, and uses some of what has to be used soon, as far as either is asked. */
function askedFor({ request, stock }: Kitchen, wish: Wish): (dish: ComposedRecipe) => boolean {
  const soon = new Set(
    stock.pantry.flatMap((product, place) => {
      const { bestBefore } = product
      const days = bestBefore === null || !request.useSoonFirst || !spoils(product) ? null : daysBetween(request.today, bestBefore)
      return days !== null && days <= SOON_DAYS ? [place] : []
    }),
  )
  return (dish) =>
    shareOfWish(wish, wishedOf(dish)) === 1 &&
    (soon.size === 0 || dish.ingredients.some((each) => stock.suppliesOf(each).some(({ product }) => soon.has(product))))
}
