import type { PantryChange, PantryItem } from '@spizarka/contract/pantry'
import { findFoodById } from '@spizarka/knowledge'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, toNumber } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { byUse, columnsOf, type ProductState, stateOf, totalOf } from './product-state.ts'
import { findProduct, insertChange, lockPantry, type ProductRow, updateProduct } from './products.queries.ts'

/** A product of the owner's pantry; another's, or a removed one, is not found. The pantry's lock must be held. */
async function getPresentProduct(trx: Trx, ownerId: number, productId: number): Promise<ProductRow> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row || row.removed_at !== null) throw new AppError('not_found')
  return row
}

/** Writes a product's new state and its line in the history, and gives the line's id; a change that changes nothing leaves no line. */
export async function writeProductChange(
  trx: Trx,
  change: {
    ownerId: number
    productId: number
    kind: PantryChange['kind']
    source: PantryChange['source']
    before: ProductState
    after: ProductState
    now: Date
  },
): Promise<number | undefined> {
  const { before, after } = change
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  await updateProduct(trx, change.productId, columnsOf(after, change.now))
  const total = after.isSpice ? null : after.removed ? 0 : totalOf(after)
  const delta = before.unit === after.unit && !after.isSpice ? (total ?? 0) - (totalOf(before) ?? 0) : 0
  return insertChange(trx, {
    owner_id: change.ownerId,
    product_id: change.productId,
    kind: change.kind,
    source: change.source,
    product_name: after.productName,
    unit: after.unit,
    delta: delta === 0 ? null : fromThousandths(delta),
    quantity_after: total === null ? null : fromThousandths(total),
    state_before: JSON.stringify(before),
  })
}

/** What a change does to a product: its new state, and what the history calls it. */
export interface Edit {
  after: ProductState
  kind: PantryChange['kind']
}

/** Changes one product under the pantry's lock in one transaction, and answers with the product as it is then. */
export async function editProduct(
  context: AppContext,
  ownerId: number,
  productId: number,
  edit: (before: ProductState, row: ProductRow, trx: Trx) => Edit | Promise<Edit>,
): Promise<PantryItem> {
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const row = await getPresentProduct(trx, ownerId, productId)
    const before = stateOf(row)
    const { after, kind } = await edit(before, row, trx)
    await writeProductChange(trx, { ownerId, productId, kind, source: 'manual', before, after, now: context.clock.now() })
    return presentProduct(await getProduct(trx, ownerId, productId))
  })
}

/** The product's rows, also of one that has just been used up. */
export async function getProduct(trx: Trx, ownerId: number, productId: number): Promise<ProductRow> {
  const row = await findProduct(trx, ownerId, productId)
  if (!row) throw new AppError('not_found')
  return row
}

/** A product as the contract shows it: one amount in its unit, null where the amount is unknown or it is a spice, 0 when it is gone. */
export function presentProduct(row: ProductRow): PantryItem {
  const state = stateOf(row)
  const food = state.foodId === null ? null : findFoodById(state.foodId)
  const amount = state.removed ? 0 : totalOf(state)
  const total = amount === null ? null : amount / 1000
  return {
    id: String(row.id),
    product_name: state.productName,
    canonical_unit: state.unit,
    quantity_grams: state.unit === 'grams' ? total : null,
    quantity_ml: state.unit === 'ml' ? total : null,
    quantity: state.unit === 'pieces' ? total : null,
    is_spice: state.isSpice,
    in_stock: !state.removed && (state.inStock || !state.isSpice),
    category: state.category,
    tile: food?.look?.tile ?? null,
    best_before: row.earliest_best_before,
    batches: state.batches.toSorted(byUse).map((batch) => ({
      id: String(batch.id),
      quantity: batch.amount / 1000,
      best_before: batch.bestBefore,
      best_before_estimated: batch.estimated,
      added_at: batch.addedAt,
    })),
    grams_per_piece: toNumber(row.grams_per_piece),
    ml_per_piece: toNumber(row.ml_per_piece),
    grams_per_ml: toNumber(row.grams_per_ml),
    suggested_grams_per_piece: food?.gramsPerPiece ?? null,
  }
}
