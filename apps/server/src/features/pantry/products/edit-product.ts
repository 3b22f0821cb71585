import type { Unit } from '@spizarka/contract/common'
import type { BodyOut } from '@spizarka/contract/endpoint'
import type { PantryItem, updatePantryItem } from '@spizarka/contract/pantry'
import type { AppContext } from '../../../platform/context.ts'
import { type Trx, uniqueViolation } from '../../../platform/db/connect.ts'
import { thousandths, toNumber } from '../../../platform/db/decimal.ts'
import { AppError, FieldErrors } from '../../../platform/errors/app-error.ts'
import { movePrices } from '../prices.queries.ts'
import { categoryOf, identifyProduct, unitsPerUnit } from './product-facts.ts'
import { consume, convertUnit, newBatch, nextBatchId, type ProductState, remove, replaceBatches, restock } from './product-state.ts'
import { copyConversion, type KnownRates, type ProductRow, upsertConversion } from './products.queries.ts'
import { type Edit, editProduct } from './write-product.ts'

type Update = BodyOut<typeof updatePantryItem>

/** Renames a product, moves it to another shelf, restates it in another unit or sets its batches, as one change. */
export async function updateProduct(context: AppContext, ownerId: number, productId: number, update: Update): Promise<PantryItem> {
  const edit = async (before: ProductState, row: ProductRow, trx: Trx): Promise<Edit> => {
    let after = renamed(before, update)
    if (after.productKey !== before.productKey) {
      await movePrices(trx, ownerId, before.productKey, after.productKey)
      await copyConversion(trx, ownerId, before.productKey, after)
    }
    if (!after.isSpice) after = restated(after, update.canonical_unit, await learnRates(trx, ownerId, after, row, update))
    if (update.batches && !after.isSpice) after = replaceBatches(after, batchesOf(after, update.batches, context.clock.now()))
    if (update.in_stock !== undefined && after.isSpice) after = { ...after, inStock: update.in_stock }
    return { after, kind: kindOf(before, after) }
  }
  try {
    return await editProduct(context, ownerId, productId, edit)
  } catch (error) {
    throw uniqueViolation(error) ? new AppError('pantry_name_taken') : error
  }
}

function renamed(before: ProductState, { product_name, category }: Update): ProductState {
  if (product_name === undefined || product_name === before.productName) return { ...before, category: category ?? before.category }
  const { productKey, foodId } = identifyProduct(product_name)
  // A product on its default shelf moves to the default shelf of its new name; one that its owner moved stays.
  const shelf = before.category === categoryOf(before) ? categoryOf({ ...before, foodId }) : before.category
  return { ...before, productName: product_name, productKey, foodId, category: category ?? shelf }
}

/** Stores the rates that the update teaches, and returns all known ones. */
async function learnRates(trx: Trx, ownerId: number, state: ProductState, row: ProductRow, update: Update): Promise<KnownRates> {
  const given = { gramsPerPiece: update.grams_per_piece, mlPerPiece: update.ml_per_piece, gramsPerMl: update.grams_per_ml }
  const taught = { ...given, canonicalUnit: update.canonical_unit }
  if (Object.values(taught).some((value) => value !== undefined))
    await upsertConversion(trx, ownerId, { productKey: state.productKey, productName: state.productName, ...taught })
  return {
    gramsPerPiece: given.gramsPerPiece ?? toNumber(row.grams_per_piece),
    mlPerPiece: given.mlPerPiece ?? toNumber(row.ml_per_piece),
    gramsPerMl: given.gramsPerMl ?? toNumber(row.grams_per_ml),
  }
}

function restated(state: ProductState, unit: Unit | undefined, rates: KnownRates): ProductState {
  if (unit === undefined || state.unit === null || state.unit === unit) return state
  const perUnit = unitsPerUnit(state.unit, unit, rates)
  if (perUnit === null && state.batches.length > 0) throw new AppError('pantry_conversion_needed')
  return convertUnit(state, unit, perUnit ?? 1)
}

function batchesOf(state: ProductState, wanted: NonNullable<Update['batches']>, now: Date): ProductState['batches'] {
  const there = new Map(state.batches.map((batch) => [String(batch.id), batch]))
  const newId = nextBatchId(state.batches, now)
  return wanted.map(({ id, quantity, best_before }, index) => {
    const batch = id === undefined ? { id: newId + index, addedAt: now.toISOString() } : there.get(id)
    if (!batch) throw new AppError('not_found')
    const estimated = 'estimated' in batch && batch.estimated && batch.bestBefore === best_before
    return { ...batch, amount: thousandths(quantity), bestBefore: best_before, estimated }
  })
}

function kindOf(before: ProductState, after: ProductState): Edit['kind'] {
  if (before.unit !== after.unit) return 'unit_changed'
  if (before.inStock !== after.inStock) return after.inStock ? 'restocked' : 'used_up'
  return before.productName !== after.productName ? 'renamed' : 'corrected'
}

/** Takes an amount out of a product, in its canonical unit; without one everything is used up. */
export async function consumeProduct(context: AppContext, ownerId: number, productId: number, quantity?: number): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    const after = consume(before, quantity === undefined ? undefined : thousandths(quantity))
    return { after, kind: after.removed || !after.inStock ? 'used_up' : 'consumed' }
  })
}

/** Puts more of a product in, in its canonical unit; a spice is marked as in stock. */
export async function restockProduct(
  context: AppContext,
  ownerId: number,
  productId: number,
  { quantity, bestBefore }: { quantity?: number; bestBefore?: string | null },
): Promise<PantryItem> {
  return editProduct(context, ownerId, productId, (before) => {
    if (quantity === undefined && !before.isSpice) throw new FieldErrors({ quantity: ['To pole jest wymagane.'] })
    const batch = quantity === undefined ? undefined : newBatch(before, quantity, bestBefore, context.clock.now())
    return { after: restock(before, batch), kind: 'restocked' }
  })
}

/** Takes a product out of the pantry; `restoreProduct` brings it back. */
export async function removeProduct(context: AppContext, ownerId: number, productId: number): Promise<void> {
  await editProduct(context, ownerId, productId, (before) => ({ after: remove(before), kind: 'removed' }))
}
