import type { Food } from '@spizarka/knowledge'
import { isAtHome, matchIndexedStock, NOT_IN_PANTRY } from '../../stock/index.ts'
import type { AdaptedIngredient } from '../base/adapted-dish.ts'
import type { Kitchen } from '../kitchen.ts'

/** An ingredient that no recipe has, not yet held against the shelf; `grams` are of all of the dish. */
export function ofShelf(
  row: Food,
  { quantity, measure, grams, line }: { quantity: number; measure: string; grams: number; line: string },
  isOptional = false,
): AdaptedIngredient {
  return {
    base: {
      food: row.id,
      grams,
      line,
      ...(isOptional && { optional: true }),
      name: row.name,
      row,
      purpose: 'eaten',
      amount: { quantity, measure },
      told: 1,
      boughtPerUsed: 1,
      inTitle: false,
      isCore: false,
      isSingle: true,
      standIns: [],
    },
    quantity,
    grams,
    bought: grams,
    row,
    replacedFor: null,
    stock: NOT_IN_PANTRY,
  }
}

/** An ingredient with what the pantry holds of it beside what else the dish takes; null where that is too little. */
export function fromShelf(
  ingredient: AdaptedIngredient,
  others: readonly AdaptedIngredient[],
  { stock }: Pick<Kitchen, 'stock'>,
): AdaptedIngredient | null {
  const needed = [...others, ingredient].map(({ row, bought }) => ({ food: row.id, name: row.name, grams: bought }))
  const held = matchIndexedStock(needed, stock, 1).at(-1)
  return held && isAtHome(held) ? { ...ingredient, stock: held } : null
}
