import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory, PantryChange } from '@spizarka/contract/pantry'
import type { Trx } from '../../platform/db/connect.ts'
import { changeProduct } from './change-product.ts'
import { listConversions, type TaughtConversion } from './conversions.queries.ts'
import { unitsPerUnit } from './conversions.ts'
import { newBatch } from './new-batch.ts'
import { insertProduct, listProductsByKey, lockPantry, type ProductRow } from './pantry.queries.ts'
import { awardFullPantry, checkPantryLimit } from './pantry-limit.ts'
import { absentProduct, type ProductState, stateOf } from './product-state.ts'
import { shelfOf, usualUnit } from './shelves.ts'
import { convertUnit, restock } from './transitions.ts'

/** Something bought: an amount in one unit, an unknown amount, or a spice. */
export interface StockItem {
  productKey: string
  productName: string
  foodId: string | null
  isSpice: boolean
  amount: { quantity: number; unit: Unit } | null
  /** Undefined: estimate it. Null: it has none. */
  bestBefore?: string | null
  /** Shelf of a new product; its kind of food's when left out. */
  category?: PantryCategory
}

/** The unit that a pantry product is kept in, where it is not the item's and no decision says what to do. */
export interface UnitConflict {
  item: StockItem
  pantryUnit: Unit
}

interface Stocking {
  ownerId: number
  source: PantryChange['source']
  items: readonly StockItem[]
  now: Date
}

/**
 * Puts items into a pantry in the caller's transaction: more of what is there, or a new product within the plan's limit
 * (AppError `pantry_limit`). Items whose unit disagrees are given back and nothing is written for anyone.
 */
export async function stockItems(
  trx: Trx,
  { ownerId, source, items, now }: Stocking,
): Promise<{ conflicts: UnitConflict[]; bonusAwarded: number; productIds: number[] }> {
  const { plan } = await lockPantry(trx, ownerId)
  const keys = [...new Set(items.map((item) => item.productKey))]
  const rows = new Map((await listProductsByKey(trx, ownerId, keys)).map((row) => [row.product_key, row]))
  const taught = new Map((await listConversions(trx, ownerId, keys)).map((conversion) => [conversion.productKey, conversion]))

  const planned = new Map<string, { before: ProductState; after: ProductState }>()
  const conflicts: UnitConflict[] = []
  for (const item of items) {
    const before = planned.get(item.productKey)?.before ?? startOf(item, rows.get(item.productKey))
    const current = planned.get(item.productKey)?.after ?? before
    const after = put(current, item, taught.get(item.productKey), now)
    if (after) planned.set(item.productKey, { before, after })
    else conflicts.push({ item, pantryUnit: current.unit ?? 'pieces' })
  }
  if (conflicts.length > 0) return { conflicts, bonusAwarded: 0, productIds: [] }

  const arriving = [...planned.values()].filter(({ before, after }) => before.removed && !after.isSpice)
  await checkPantryLimit(trx, ownerId, plan, arriving.length)
  const productIds: number[] = []
  for (const [key, { before, after }] of planned) {
    const productId = rows.get(key)?.id ?? (await insertProduct(trx, ownerId, before))
    productIds.push(productId)
    const kind = before.removed ? 'added' : before.unit === after.unit ? 'restocked' : 'unit_changed'
    await changeProduct(trx, { ownerId, productId, kind, source, before, after, now })
  }
  const bonusAwarded = arriving.length > 0 ? await awardFullPantry(trx, ownerId, plan) : 0
  return { conflicts, bonusAwarded, productIds }
}

function startOf(item: StockItem, row: ProductRow | undefined): ProductState {
  const state = row && stateOf(row)
  if (state && !state.removed) return state
  // What comes back after it was used up keeps its row, name and shelf; its unit and kind are the new item's.
  if (state) return { ...state, unit: unitOf(item), isSpice: item.isSpice }
  return absentProduct({ ...item, unit: unitOf(item), category: item.category ?? shelfOf(item) })
}

function unitOf(item: StockItem): Unit | null {
  return item.isSpice ? null : (item.amount?.unit ?? usualUnit(item.foodId))
}

/**
 * The product with the item put in. Where the units disagree the pantry follows if its owner has decided on the item's unit
 * and the rate is known; undefined otherwise.
 */
function put(state: ProductState, item: StockItem, taught: TaughtConversion | undefined, now: Date): ProductState | undefined {
  if (!item.amount || state.isSpice) return restock(state, undefined)
  const { quantity, unit } = item.amount
  const batch = newBatch(state, quantity, item.bestBefore, now)
  if (state.unit === unit) return restock(state, batch)
  if (state.batches.length === 0) return restock({ ...state, unit }, batch)
  const perUnit = state.unit && taught?.canonicalUnit === unit ? unitsPerUnit(state.unit, unit, taught) : null
  return perUnit === null ? undefined : restock(convertUnit(state, unit, perUnit), batch)
}
