import type { Unit } from '@spizarka/contract/common'
import type { PantryChange } from '@spizarka/contract/pantry'
import type { Trx } from '../../../platform/db/connect.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { ratesOf, unitsPerUnit } from './product-facts.ts'
import {
  type BatchState,
  consume,
  isGone,
  MAX_QUANTITY,
  type ProductState,
  restated,
  restock,
  returnBatches,
  stateOf,
  takeBatches,
} from './product-state.ts'
import { findProduct, listProductsById, listProductsByKey, lockPantry, type ProductRow } from './products.queries.ts'
import { writeProductChange } from './write-product.ts'

/** What cooking needs of one product. */
interface StockRequest {
  productId: number
  /** In thousandths; null marks a spice as used up and takes nothing of anything else. */
  amount: number | null
  /** Unit of the amount, for a product that may have been restated since; the product's own when left out. */
  unit?: Unit
  /** Best-before day of the batch to take from first. */
  first?: string | null
}

/** What was taken of one product: enough to put it back. */
export interface TakenProduct {
  productId: number
  name: string
  /** Of the amounts. */
  unit: Unit | null
  taken: BatchState[]
  spiceUsedUp: boolean
}

/** What one product was asked for and what it gave, in thousandths. */
interface GivenProduct extends TakenProduct {
  /** Null where no amount was asked for. */
  wanted: number | null
  /** Null where the amount is not known. */
  done: number | null
}

/** What the products gave, and what is not there to give: removed, used up, or not the owner's at all, which has no name. */
export interface StockDeductions {
  given: GivenProduct[]
  gone: { productId: number; name: string; unit: Unit | null; wanted: number | null }[]
}

/** Takes what was cooked out of a pantry in the caller's transaction, as far as it is there. */
export async function deductStock(trx: Trx, ownerId: number, wanted: readonly StockRequest[], now: Date): Promise<StockDeductions> {
  await lockPantry(trx, ownerId)
  const ids = wanted.map(({ productId }) => productId)
  const rows = new Map((await listProductsById(trx, ownerId, ids)).map((row) => [row.id, row]))
  const deducted: StockDeductions = { given: [], gone: [] }
  for (const want of wanted) {
    const row = rows.get(want.productId)
    const before = row && stateOf(row)
    const { productId, amount } = want
    if (!before || isGone(before)) {
      deducted.gone.push({ productId, name: before?.productName ?? '', unit: before?.unit ?? null, wanted: amount })
      continue
    }
    const { after, ...given } = takeFrom(row, before, want)
    const kind = isGone(after) ? 'used_up' : 'consumed'
    await writeProductChange(trx, { ownerId, productId, kind, source: 'cooking', before, after, now })
    deducted.given.push({ productId, name: before.productName, ...given })
  }
  return deducted
}

function takeFrom(
  row: ProductRow,
  before: ProductState,
  want: StockRequest,
): Omit<GivenProduct, 'productId' | 'name'> & { after: ProductState } {
  const { unit } = before
  const nothing = { after: before, taken: [], spiceUsedUp: false, unit }
  // The product became a spice meanwhile: an amount of it does not mean that it is used up.
  if (before.isSpice && want.amount !== null && want.unit !== undefined)
    return { ...nothing, unit: want.unit, wanted: want.amount, done: 0 }
  if (before.isSpice) return { ...nothing, after: consume(before), spiceUsedUp: true, wanted: null, done: null }
  if (want.amount === null) return { ...nothing, wanted: null, done: null }
  const perUnit = want.unit === undefined || unit === null ? 1 : unitsPerUnit(want.unit, unit, ratesOf(row))
  // Without a rate the amount cannot be converted.
  if (perUnit === null) return { ...nothing, unit: want.unit ?? unit, wanted: want.amount, done: 0 }
  const wanted = Math.min(MAX_QUANTITY, restated(want.amount, perUnit))
  const { after, taken } = takeBatches(before, wanted, want.first)
  const done = before.batches.length === 0 ? null : taken.reduce((sum, { amount }) => sum + amount, 0)
  return { ...nothing, after, taken, wanted, done }
}

/** How much to take off a product, by its key. */
export interface Less {
  productKey: string
  quantity: number
  unit: Unit
}

/**
 * Takes what was never bought off the shelf, in the caller's transaction, as far as it is there and its unit is known; returns the ids of the
 * changes, for an undo.
 */
export async function takeOffShelf(
  trx: Trx,
  { ownerId, source, less, now }: { ownerId: number; source: PantryChange['source']; less: readonly Less[]; now: Date },
): Promise<number[]> {
  await lockPantry(trx, ownerId)
  const keys = [...new Set(less.map(({ productKey }) => productKey))]
  const rows = new Map((await listProductsByKey(trx, ownerId, keys)).map((row) => [row.product_key, row]))
  const changeIds: number[] = []
  for (const { productKey, quantity, unit } of less) {
    const row = rows.get(productKey)
    const before = row && stateOf(row)
    if (!before || isGone(before)) continue
    const { after } = takeFrom(row, before, { productId: row.id, amount: thousandths(quantity), unit })
    const changeId = await writeProductChange(trx, { ownerId, productId: row.id, kind: 'corrected', source, before, after, now })
    if (changeId !== undefined) changeIds.push(changeId)
  }
  return changeIds
}

/** What could not be returned: the product is now kept in another unit and no rate is known. */
export interface NotReturned {
  productId: number
  name: string
  unit: Unit | null
  /** In thousandths. */
  wanted: number
}

/**
 * Returns what cooking took, in the caller's transaction: exactly its batches, converted to the product's current unit. A used-up or removed
 * product comes back, even above the plan's limit.
 */
export async function returnStock(trx: Trx, ownerId: number, taken: readonly TakenProduct[], now: Date): Promise<NotReturned[]> {
  await lockPantry(trx, ownerId)
  const notReturned: NotReturned[] = []
  // One by one: two products may have become one since.
  for (const product of taken.filter(wasDeducted)) {
    const row = await findReturnTarget(trx, ownerId, product.productId)
    const before = row && stateOf(row)
    const after = before && withReturned(row, before, product)
    if (after) await writeProductChange(trx, { ownerId, productId: row.id, kind: 'restored', source: 'cooking', before, after, now })
    else notReturned.push({ ...product, wanted: product.taken.reduce((sum, { amount }) => sum + amount, 0) })
  }
  return notReturned
}

function wasDeducted({ taken, spiceUsedUp }: TakenProduct): boolean {
  return taken.length > 0 || spiceUsedUp
}

/** The product itself, or the one that has its name now. */
async function findReturnTarget(trx: Trx, ownerId: number, productId: number): Promise<ProductRow | undefined> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row || row.removed_at === null) return row
  const [namesake] = await listProductsByKey(trx, ownerId, [row.product_key])
  return namesake?.removed_at === null ? namesake : row
}

/** Undefined where no rate is known. */
function withReturned(row: ProductRow, before: ProductState, { unit, taken, spiceUsedUp }: TakenProduct): ProductState | undefined {
  if (spiceUsedUp) return before.isSpice || before.removed ? restock(before, undefined) : before
  const perUnit = unit === null || before.unit === null ? 1 : unitsPerUnit(unit, before.unit, ratesOf(row))
  if (perUnit !== null) return returnBatches(before, taken, perUnit)
  return before.removed ? returnBatches({ ...before, unit }, taken, 1) : undefined
}
