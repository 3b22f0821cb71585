import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import type { StockedProduct } from '@spizarka/culinary/stock'
import areEqual from 'fast-deep-equal'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { toNumber } from '../../platform/db/decimal.ts'
import { createLruCache } from '../../platform/lru-cache.ts'
import { stateOf, totalOf } from './products/product-state.ts'
import { listPresentProducts, listProductsByKey, type ProductRow } from './products/products.queries.ts'

/** A product of the pantry as recipes are compared with it. */
export interface PantryStock extends StockedProduct {
  id: number
  category: PantryCategory
  unit: Unit | null
  /** Of the batch with the latest date, `YYYY-MM-DD`; null where a batch has no date or the amount is unknown. */
  lastBestBefore: string | null
}

/** The most recently read pantries with their rows: about 0.3 MB for 200 products. */
const stockCache = createLruCache<number, { rows: ProductRow[]; stock: readonly PantryStock[] }>(100)

/** The whole pantry, for matching recipes. While nothing changes the same object is returned, so that caches keyed by it stay valid. */
export async function listStock(db: Db | Trx, ownerId: number): Promise<readonly PantryStock[]> {
  const rows = await listPresentProducts(db, ownerId)
  const last = stockCache.get(ownerId)
  if (last && areEqual(rows, last.rows)) return last.stock
  const stock = rows.map((row) => toStock(row))
  stockCache.set(ownerId, { rows, stock })
  return stock
}

/** The same without what is past its best-before on a day, `YYYY-MM-DD`, batch by batch; a product with no other batch is left out. */
export async function listUsableStock(db: Db | Trx, ownerId: number, day: string): Promise<PantryStock[]> {
  return (await listPresentProducts(db, ownerId)).flatMap((row) => {
    const state = stateOf(row)
    const batches = state.batches.filter(({ bestBefore }) => bestBefore === null || bestBefore >= day)
    if (batches.length === 0 && state.batches.length > 0) return []
    const dates = batches.flatMap(({ bestBefore }) => bestBefore ?? []).toSorted()
    return toStock({ ...row, earliest_best_before: dates[0] ?? null }, { ...state, batches })
  })
}

/** A product as engines are told of it: without its id and shelf. */
export function toEngineStock(product: PantryStock): StockedProduct & { isOut: boolean } {
  const { name, foodId, quantityGrams, quantityMl, quantityPieces, gramsPerPiece, gramsPerMl, isSpice, bestBefore, isOut = false } = product
  return { name, foodId, quantityGrams, quantityMl, quantityPieces, gramsPerPiece, gramsPerMl, isSpice, bestBefore, isOut }
}

function toStock(row: ProductRow, state = stateOf(row)): PantryStock {
  const total = totalOf(state)
  const ends = state.batches.flatMap(({ bestBefore }) => bestBefore ?? [])
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
    lastBestBefore: ends.length < state.batches.length ? null : (ends.toSorted().at(-1) ?? null),
    isOut: state.isSpice && !state.inStock,
  }
}

/** The current amounts of products, by key; null where unknown, and for a spice. */
export async function listHeldAmounts(
  db: Db | Trx,
  ownerId: number,
  productKeys: readonly string[],
): Promise<Map<string, { quantity: number | null; unit: Unit | null }>> {
  const present = (await listProductsByKey(db, ownerId, [...new Set(productKeys)])).map(stateOf).filter(({ removed }) => !removed)
  return new Map(
    present.map((state) => {
      const total = state.isSpice ? null : totalOf(state)
      return [state.productKey, { quantity: total === null ? null : total / 1000, unit: state.unit }]
    }),
  )
}
