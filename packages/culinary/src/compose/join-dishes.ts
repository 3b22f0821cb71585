import type { ComposedRecipe } from './composed-recipe.ts'
import type { Kitchen } from './kitchen.ts'
import { composeFromPatterns } from './patterns/compose-from-patterns.ts'
import type { Wish } from './read-wish.ts'
import { daysBetween } from './use-soon.ts'

/** No dish of its own at table: where the base offers nothing else, a pattern does better. */
const ACCOMPANIMENTS: ReadonlySet<ComposedRecipe['kind']> = new Set(['side', 'spread', 'drink', 'bread'])
const MOST_PATTERNS = 10
const SOON_DAYS = 3

/**
 * Dishes of the base first, then patterns, then what only goes with a dish. Where no dish of the base is what was asked for (the wish,
 * what has to be used soon) and a pattern is, the pattern comes first.
 */
export function joinDishes(ofBase: readonly ComposedRecipe[], kitchen: Kitchen, wish: Wish): ComposedRecipe[] {
  const { meal, count } = kitchen.request
  const full = ofBase.filter(({ kind }) => meal === null || !ACCOMPANIMENTS.has(kind) || wish.kinds.includes(kind))
  const isAskedFor = askedFor(kitchen, wish)
  const isMet = full.some(isAskedFor)
  const patterned = full.length < count || !isMet ? composeFromPatterns(kitchen, wish, MOST_PATTERNS) : []
  const before = isMet ? [] : patterned.filter(isAskedFor)
  return [...new Set([...before, ...full, ...patterned, ...ofBase])].slice(0, count)
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
