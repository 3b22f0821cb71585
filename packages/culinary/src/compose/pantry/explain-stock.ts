import { isSeasoning } from '@spizarka/knowledge'
import { countAtHome, isAtHome, isTapWater, matchStock, type NeededIngredient, type StockedProduct } from '../../stock/index.ts'
import { soonUsed } from './use-soon.ts'

/** A product that a dish uses, and the days until it should have been. */
interface ProductInTime {
  name: string
  /** Negative when its day has passed. */
  days: number
}

const SOON_DAYS = 3

/** The sentence on what a dish uses in time; none where nothing ends within three days. `tellWhen` tells of the days until then. */
export function explainSoonUsed(used: readonly ProductInTime[], tellWhen: (days: number) => string = tellDaysLeft): string[] {
  const soon = used.filter(({ days }) => days <= SOON_DAYS).toSorted((one, other) => one.days - other.days)
  return soon.length === 0 ? [] : [`Zużywa to, co się kończy: ${soon.map(({ name, days }) => `${name} (${tellWhen(days)})`).join(', ')}.`]
}

/** "do jutra", "jeszcze 2 dni"; negative where its day has passed. */
export function tellDaysLeft(days: number): string {
  return days < 0 ? 'po terminie, sprawdź' : days === 0 ? 'do dziś' : days === 1 ? 'do jutra' : `jeszcze ${days} dni`
}

/** What a pantry has of a dish today. */
export interface DishStock {
  soon: readonly ProductInTime[]
  /** Ingredients that are there, of those that must be. */
  have: number
  total: number
  /** Names of those that are not, or not enough of them. */
  missing: readonly string[]
}

/** What speaks for a dish because of what is at home, in sentences; true until the pantry changes. */
export function explainStock({ soon, have, total, missing }: DishStock): string[] {
  return [
    ...explainSoonUsed(soon),
    `Masz ${have} z ${total} składników.`,
    ...(missing.length > 0 ? [`Brakuje: ${[...new Set(missing)].join(', ')}.`] : []),
  ]
}

/** What a pantry has of a dish that somebody else composed. */
export interface HeldDish {
  /** Names of what is not there, or not enough of it. */
  missing: readonly string[]
  /** Share of its grams, water apart, that is at home. */
  coverage: number
  /** Why this dish, in sentences for the user. */
  why: readonly string[]
}

/** Who a dish is cooked by: pantry, staples (ids of foods) and the day of today. */
interface Holder {
  pantry: readonly StockedProduct[]
  staples: readonly string[]
  today: string
}

/** Counts by the rules of composing what of a dish is at home; grams of the ingredients are as bought, for all its servings. */
export function holdAgainstPantry(ingredients: readonly NeededIngredient[], { pantry, staples, today }: Holder): HeldDish {
  const stocks = matchStock(ingredients, pantry, 1, staples)
  const held = ingredients.flatMap((ingredient, place) => {
    const stock = stocks[place]
    return stock && !isTapWater(ingredient.food) ? [{ ...ingredient, stock }] : []
  })
  const lacking = held.filter(({ food, stock }) => !isAtHome(stock) && !(food !== null && isSeasoning(food)))
  let [needed, there] = [0, 0]
  for (const { grams, stock } of held) {
    needed += grams ?? 0
    there += stock.status === 'uncertain' ? (grams ?? 0) : Math.min(grams ?? 0, stock.grams ?? 0)
  }
  const missing = [...new Set(lacking.map(({ name }) => name))]
  return {
    missing,
    coverage: needed === 0 ? 0 : there / needed,
    why: explainStock({ soon: soonUsed(stocks, pantry, today), ...countAtHome(held), missing }),
  }
}
