import { isTapWater } from '../stock/index.ts'
import type { Candidate, ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import { daysBetween, spoils } from './pantry/index.ts'
import { composeFromPatterns } from './patterns/compose-from-patterns.ts'
import { distanceFromWish, explainSetAside, explainUnmet, isAccompaniment, isAsWished, shareOfWish, type Wish } from './wish/index.ts'

const SOON_DAYS = 3
const FRESH_DAYS = 7
/** Of the patterns, those that may come to stand before another. */
const MOST_VARIED = 24
/** Places that a dish loses for its kind, and for its main food, where a dish before it has them. */
const SET_BACK = 3
/** Share of its grams, water apart, from which a food is what a dish is made of. */
const MAIN_SHARE = 0.3

/**
 * Dishes of the base first, then patterns, then what only goes with a dish: no dish of its own at table, where the base offers nothing
 * else a pattern does better, and neither is what was eaten this week. Where no dish of the base is what was asked for (the wish, what has to be used soon) and a pattern is, the
 * pattern comes first.
 */
export function joinDishes(ofBase: readonly Candidate[], kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const { count, kcal } = kitchen.request
  const full = ofBase.filter(({ recipe }) => !isAccompaniment(recipe.kind, kitchen, wish) && !isFresh(recipe, kitchen))
  const isAskedFor = requestCheck(kitchen, wish)
  const isMet = full.some(isAskedFor) && full.some((dish) => isAsWished(dish.kcal, kcal))
  const patterned = full.length < count || !isMet ? composeFromPatterns(kitchen, wish) : []
  // One: a table of patterns alone would be no choice.
  const before = isMet ? [] : patterned.filter(isAskedFor).slice(0, 1)
  const varied = varyDishes(patterned.filter((dish) => !before.includes(dish)).slice(0, MOST_VARIED), [...before, ...full])
  const joined = [...new Set([...before, ...full, ...varied, ...patterned, ...ofBase])]
  const wishedFirst = withinEnergy(joined, kcal).toSorted((one, other) => shareOf(other, wish) - shareOf(one, wish))
  const setAside = explainSetAside(wish, kitchen)
  return wishedFirst
    .slice(0, count)
    .map((dish) => withReasons(dish.recipe, explainUnmet(kitchen.request.wish, wish, wishedOf(dish), setAside)))
}

/** Eaten within the week: whose pantry allows little else is not to be offered it every day. */
function isFresh({ baseId }: ComposedRecipe, { request }: Kitchen): boolean {
  return request.recent.some((dish) => dish.baseId !== null && dish.baseId === baseId && dish.daysAgo < FRESH_DAYS)
}

function shareOf(dish: Candidate, wish: Wish): number {
  return shareOfWish(wish, wishedOf(dish))
}

function wishedOf({ recipe: { title, kind, ingredients }, kcal }: Candidate) {
  return { title, kind, kcal, foods: ingredients.map(({ food }) => food) }
}

function withReasons(recipe: ComposedRecipe, words: readonly string[]): ComposedRecipe {
  return words.length === 0 ? recipe : { ...recipe, why: [...recipe.why, ...words], lastingWhy: [...recipe.lastingWhy, ...words] }
}

/** Those that meet a wished energy, in their order; where none does all of them, nearest first. */
function withinEnergy(dishes: readonly Candidate[], wished: number | null): readonly Candidate[] {
  const asWished = dishes.filter(({ kcal }) => isAsWished(kcal, wished))
  if (asWished.length > 0) return asWished
  return dishes.toSorted((one, other) => distanceFromWish(one.kcal, wished) - distanceFromWish(other.kcal, wished))
}

/** Whether a dish is all that the wish names, and uses some of what has to be used soon, as far as either is asked. */
function requestCheck({ request, stock }: Kitchen, wish: Wish): (dish: Candidate) => boolean {
  const soon = new Set(
    stock.pantry.flatMap((product, place) => {
      const { bestBefore } = product
      const days = bestBefore === null || !request.useSoonFirst || !spoils(product) ? null : daysBetween(request.today, bestBefore)
      return days !== null && days <= SOON_DAYS ? [place] : []
    }),
  )
  return (dish) =>
    shareOfWish(wish, wishedOf(dish)) === 1 &&
    (soon.size === 0 || dish.recipe.ingredients.some((each) => stock.suppliesOf(each).some(({ product }) => soon.has(product))))
}

/** Dishes given best first, each next one other than those before it as far as one nearly as good is there; `beside` stand before them all. */
function varyDishes(dishes: readonly Candidate[], beside: readonly Candidate[]): Candidate[] {
  const open = dishes.map((dish, place) => ({ dish, place }))
  const chosen: Candidate[] = []
  while (open.length > 0) {
    const places = open.map(({ dish, place }) => place + SET_BACK * similarityTo(dish, [...beside, ...chosen]))
    const [next] = open.splice(places.indexOf(Math.min(...places)), 1)
    if (next) chosen.push(next.dish)
  }
  return chosen
}

/** How many of those before it have the kind of a dish, and how many its main food. */
function similarityTo(dish: Candidate, before: readonly Candidate[]): number {
  const mains = mainFoodsOf(dish)
  return before.reduce(
    (sum, other) => sum + Number(other.recipe.kind === dish.recipe.kind) + Number(mainFoodsOf(other).some((food) => mains.includes(food))),
    0,
  )
}

function mainFoodsOf({ recipe: { ingredients } }: Candidate): string[] {
  const eaten = ingredients.filter(({ food }) => !isTapWater(food))
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0)
  return eaten.filter(({ main, grams }) => main || grams >= MAIN_SHARE * all).map(({ food }) => food)
}
