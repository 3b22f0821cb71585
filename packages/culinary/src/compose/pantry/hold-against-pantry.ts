import { isAlwaysThere, matchStock, type NeededIngredient, type StockedProduct } from '../../stock/index.ts'
import { saySoonUsed } from './say-soon-used.ts'
import { soonUsed } from './use-soon.ts'

/** What a pantry has of a dish that somebody else composed. */
export interface HeldDish {
  /** Names of what is not there, or not enough of it. */
  missing: readonly string[]
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** Why this dish, in sentences for the user. */
  why: readonly string[]
}

/** Counts by the rules of composing what of a dish is at home; grams of the ingredients are as bought, for all its servings. */
export function holdAgainstPantry(ingredients: readonly NeededIngredient[], pantry: readonly StockedProduct[], today: string): HeldDish {
  const stocks = matchStock(ingredients, pantry, 1)
  const bought = ingredients.flatMap((ingredient, place) => {
    const stock = stocks[place]
    return stock && ingredient.food !== 'woda' ? [{ ...ingredient, stock, isStandby: isAlwaysThere(ingredient.food, pantry) }] : []
  })
  const lacking = bought.filter(({ stock, isStandby }) => !isStandby && (stock.status === 'missing' || stock.status === 'partly'))
  let [needed, there] = [0, 0]
  for (const { grams, stock, isStandby } of bought) {
    needed += grams ?? 0
    there += isStandby || stock.status === 'uncertain' ? (grams ?? 0) : Math.min(grams ?? 0, stock.grams ?? 0)
  }
  const missing = [...new Set(lacking.map(({ name }) => name))]
  return {
    missing,
    coverage: needed === 0 ? 0 : there / needed,
    why: [
      ...saySoonUsed(soonUsed(stocks, pantry, today)),
      `Masz ${bought.length - lacking.length} z ${bought.length} składników.`,
      ...(missing.length > 0 ? [`Brakuje: ${missing.join(', ')}.`] : []),
    ],
  }
}
