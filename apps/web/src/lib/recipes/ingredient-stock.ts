import type { Unit } from '@spizarka/contract/common'
import { USE_SOON_DAYS } from '@spizarka/contract/limits'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { formatAmount as formatMeasured, scaleAmount } from '@spizarka/culinary/units'
import { daysUntil, formatAmount } from '../text/format.ts'
import { ingredientAmount } from './words/recipe-words.ts'

export type StockStatus = 'have' | 'partly' | 'assumed' | 'missing' | 'uncertain'

export interface IngredientStock {
  status: StockStatus
  /** `masz 40 g, brakuje 60 g` */
  words: string
  /** Days until the product that is there must be used; null where there is time. */
  daysLeft: number | null
}

/** Measures that read the same in every case. */
const ABBREVIATED: ReadonlySet<string | null> = new Set(['g', 'ml', 'szt.'])

/** What is at home of an ingredient, for `factor` times the servings that the recipe states; undefined for guests and of tap water. */
export function ingredientStock(ingredient: RecipeIngredient, factor: number): IngredientStock | undefined {
  const { stock } = ingredient
  if (!stock || ingredient.is_water) return undefined
  const { unit, needed, available } = stock
  const daysLeft = daysToUse(stock.best_before)
  if (stock.status === 'assumed') return { status: 'assumed', words: 'zakładamy, że masz', daysLeft: null }
  if (stock.status === 'missing') {
    // Nobody has to buy it.
    if (ingredient.optional) return { status: 'missing', words: 'nie masz', daysLeft: null }
    // It would be „brakuje 1 szklanki”: of a spoken measure the amount beside the name says enough.
    const amount = ABBREVIATED.has(ingredient.measure) ? ingredientAmount(ingredient, factor) : null
    return { status: 'missing', words: amount === null ? 'brakuje' : `brakuje ${amount}`, daysLeft: null }
  }
  const named = otherProduct(ingredient)
  if (unit === null || needed === null || available === null) {
    if (stock.status === 'have') return { status: 'have', words: named === null ? 'na stanie' : `masz: ${named}`, daysLeft }
    return { status: stock.status, words: `${named === null ? 'masz' : `masz: ${named}`}, ale nie wiadomo, czy wystarczy`, daysLeft }
  }
  const wanted = shownAmount(ingredient, unit, needed, factor) ?? Math.round(needed * factor * 1000) / 1000
  const amount = formatAmount(available, unit)
  const there = named === null ? `masz ${amount}` : stock.stand_in === null ? `masz: ${named}, ${amount}` : `masz: ${named}`
  if (available >= wanted) return { status: 'have', words: there, daysLeft }
  return { status: 'partly', words: `${there}, brakuje ${missingAmount(wanted - available, unit)}`, daysLeft }
}

/** `masz: oliwa z oliwek – zamiast oleju rzepakowego`, where another product does for an ingredient; undefined where it is itself or is not there. */
export function standInWords(ingredient: RecipeIngredient): string | undefined {
  return ingredient.stock?.stand_in ? `masz: ${otherProduct(ingredient)}` : undefined
}

/** What the pantry calls otherwise than the recipe does: lemons for their juice, olive oil instead of rapeseed oil. */
function otherProduct({ name, stock }: RecipeIngredient): string | null {
  if (stock?.stand_in) return `${stock.stand_in.product_names.join(', ')} – ${stock.stand_in.instead_of}`
  const product = stock?.product_name ?? null
  return product === null || product.toLocaleLowerCase('pl') === name.toLocaleLowerCase('pl') ? null : product
}

/** How many of the ingredients that must be there are at home, for `factor` times the servings; null for guests. */
export function pantryMatch({ pantry_match, ingredients }: Recipe, factor: number): { have: number; total: number } | null {
  if (!pantry_match) return null
  const lost = ingredients.filter(
    (each) => !each.optional && ingredientStock(each, 1)?.status === 'have' && ingredientStock(each, factor)?.status !== 'have',
  ).length
  const won = ingredients.filter(
    (each) => !each.optional && ingredientStock(each, 1)?.status === 'partly' && ingredientStock(each, factor)?.status === 'have',
  ).length
  return { ...pantry_match, have: Math.max(0, Math.min(pantry_match.total, pantry_match.have - lost + won)) }
}

function daysToUse(bestBefore: string | null): number | null {
  const days = bestBefore === null ? Infinity : daysUntil(bestBefore)
  return days > USE_SOON_DAYS ? null : days
}

const UNIT_LABELS: Readonly<Record<Unit, string>> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

/** The rounded amount that is beside the name, where recipe and pantry count alike: who is told 16 eggs and has 10 lacks 6, not 6,3. */
function shownAmount({ quantity, measure, food_id }: RecipeIngredient, unit: Unit, needed: number, factor: number): number | undefined {
  return quantity === needed && measure === UNIT_LABELS[unit] ? scaleAmount(quantity, measure, factor, food_id) : undefined
}

/** To what a kitchen can measure: half a piece, whole grams, tenths below ten. */
function missingAmount(missing: number, unit: Unit): string {
  if (unit === 'pieces') return formatMeasured(Math.ceil(missing * 2) / 2, UNIT_LABELS.pieces).replace(' ', '\u00a0')
  return formatAmount(missing < 10 ? Math.max(0.1, Math.round(missing * 10) / 10) : Math.round(missing), unit)
}
