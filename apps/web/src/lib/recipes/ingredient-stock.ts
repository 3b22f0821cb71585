import { USE_SOON_DAYS } from '@spizarka/contract/limits'
import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { daysUntil, formatAmount, formatDaysLeft } from '../format.ts'
import { ingredientAmount } from './ingredient-amount.ts'

export type StockStatus = 'have' | 'partly' | 'missing' | 'uncertain'

export interface IngredientStock {
  status: StockStatus
  /** `masz 40 g, brakuje 60 g` */
  words: string
}

/** Measures that read the same in every case. */
const ABBREVIATED: ReadonlySet<string | null> = new Set(['g', 'ml', 'szt.'])

/** What is at home of an ingredient, for `factor` times the servings that the recipe states; undefined for guests. */
export function ingredientStock(ingredient: RecipeIngredient, factor: number): IngredientStock | undefined {
  const { stock } = ingredient
  if (!stock) return undefined
  const { unit, needed, available } = stock
  if (stock.status === 'missing') {
    // It would be „brakuje 1 szklanki”: of a spoken measure the amount beside the name says enough.
    const amount = ABBREVIATED.has(ingredient.measure) ? ingredientAmount(ingredient, factor) : null
    return { status: 'missing', words: amount === null ? 'brakuje' : `brakuje ${amount}` }
  }
  if (unit === null || needed === null || available === null) {
    return { status: stock.status, words: stock.status === 'have' ? 'na stanie' : 'masz, ale nie wiadomo, czy wystarczy' }
  }
  const wanted = Math.round(needed * factor * 1000) / 1000
  if (available >= wanted) return { status: 'have', words: `masz ${formatAmount(available, unit)}${dueWords(stock.best_before)}` }
  return { status: 'partly', words: `masz ${formatAmount(available, unit)}, brakuje ${formatAmount(rounded(wanted - available), unit)}` }
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

function dueWords(bestBefore: string | null): string {
  if (bestBefore === null) return ''
  const days = daysUntil(bestBefore)
  if (days > USE_SOON_DAYS) return ''
  if (days < 0) return ', po terminie'
  return days > 1 ? `, zużyj w\u00a0${formatDaysLeft(days)}` : `, zużyj ${formatDaysLeft(days)}`
}

/** To what a kitchen can measure: a tenth of a piece, whole grams. */
function rounded(missing: number): number {
  return missing < 10 ? Math.max(0.1, Math.round(missing * 10) / 10) : Math.round(missing)
}
