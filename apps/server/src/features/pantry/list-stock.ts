import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { StockedProduct } from '@spizarka/culinary/stock'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { listPresentProducts, type ProductRow } from './pantry.queries.ts'
import { stateOf, totalOf } from './product-state.ts'

/** A product of the pantry as recipes are held against it. */
export interface PantryStock extends StockedProduct {
  id: number
  category: PantryCategory
  unit: Unit | null
}

/** The whole pantry, for holding recipes against it. */
export async function listStock(db: Db | Trx, ownerId: number): Promise<PantryStock[]> {
  return (await listPresentProducts(db, ownerId)).map(toStock)
}

function toStock(row: ProductRow): PantryStock {
  const state = stateOf(row)
  const total = totalOf(state)
  const amountIn = (unit: Unit) => (total === null || state.unit !== unit ? null : total / 1000)
  return {
    id: row.id,
    category: state.category,
    unit: state.unit,
    name: state.productName,
    foodId: state.foodId,
    quantityGrams: amountIn('grams'),
    quantityMl: amountIn('ml'),
    quantityPieces: amountIn('pieces'),
    gramsPerPiece: toNumber(row.grams_per_piece),
    gramsPerMl: toNumber(row.grams_per_ml),
    isSpice: state.isSpice,
    bestBefore: row.earliest_best_before,
    isOut: state.isSpice && !state.inStock,
  }
}
