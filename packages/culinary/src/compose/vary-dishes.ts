import type { Candidate } from './candidate.ts'

/** Places that a dish loses for its kind, and for its main food, where a dish before it has them. */
const SET_BACK = 3
/** Share of its grams, water apart, from which a food is what a dish is made of. */
const MAIN_SHARE = 0.3

/** Dishes given best first, each next one other than those before it as far as one nearly as good is there; `beside` stand before them all. */
export function varyDishes(dishes: readonly Candidate[], beside: readonly Candidate[]): Candidate[] {
  const open = dishes.map((dish, place) => ({ dish, place }))
  const chosen: Candidate[] = []
  while (open.length > 0) {
    const places = open.map(({ dish, place }) => place + SET_BACK * likenessTo(dish, [...beside, ...chosen]))
    const [next] = open.splice(places.indexOf(Math.min(...places)), 1)
    if (next) chosen.push(next.dish)
  }
  return chosen
}

/** How many of those before it have the kind of a dish, and how many its main food. */
function likenessTo(dish: Candidate, before: readonly Candidate[]): number {
  const mains = mainFoodsOf(dish)
  return before.reduce(
    (sum, other) => sum + Number(other.recipe.kind === dish.recipe.kind) + Number(mainFoodsOf(other).some((food) => mains.includes(food))),
    0,
  )
}

function mainFoodsOf({ recipe: { ingredients } }: Candidate): string[] {
  const eaten = ingredients.filter(({ food }) => food !== 'woda')
  const all = eaten.reduce((sum, { grams }) => sum + grams, 0)
  return eaten.filter(({ main, grams }) => main || grams >= MAIN_SHARE * all).map(({ food }) => food)
}
