import type { Plan } from '@spizarka/contract/accounts'
import type { Unit } from '@spizarka/contract/common'
import type { ResponseOf } from '@spizarka/contract/endpoint'
import { POINTS } from '@spizarka/contract/limits'
import type { PantryCategory, PantryChange, PantryItem } from '@spizarka/contract/pantry'
import { planOf } from '@spizarka/contract/plans'
import type { addPantryItems } from '@spizarka/contract/typed-products'
import type { PantryEntry } from '@spizarka/culinary/matching'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { awardPoints } from '../../points/index.ts'
import { categoryOf, identifyProduct, unitsPerUnit, usualUnit } from './product-facts.ts'
import { absentProduct, convertUnit, newBatch, type ProductState, restock, stateOf } from './product-state.ts'
import {
  countLimitedProducts,
  insertProduct,
  type LearnedRate,
  listConversions,
  listProductsByKey,
  lockPantry,
  type ProductRow,
} from './products.queries.ts'
import { getProduct, presentProduct, writeProductChange } from './write-product.ts'

/** Something bought: an amount in one unit, an unknown amount, or a spice. */
export interface ItemToStock {
  productKey: string
  productName: string
  foodId: string | null
  isSpice: boolean
  amount: { quantity: number; unit: Unit } | null
  /** Undefined: estimate it. Null: it has none. */
  bestBefore?: string | null
  /** Shelf of a new product; its kind of food's when left out. */
  category?: PantryCategory | undefined
}

/** The unit that a pantry product is kept in, where it is not the item's and no decision says what to do. */
interface UnitConflict {
  item: ItemToStock
  pantryUnit: Unit
}

interface Stocking {
  ownerId: number
  source: PantryChange['source']
  items: readonly ItemToStock[]
  now: Date
}

/**
 * Puts items into a pantry in the caller's transaction: more of what is there, or a new product within the plan's limit
 * (AppError `pantry_limit`). Items whose unit disagrees are returned, and then nothing is written.
 */
export async function putIntoPantry(
  trx: Trx,
  { ownerId, source, items, now }: Stocking,
): Promise<{ conflicts: UnitConflict[]; bonusAwarded: number; productIds: number[]; changeIds: number[] }> {
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
  if (conflicts.length > 0) return { conflicts, bonusAwarded: 0, productIds: [], changeIds: [] }

  const arriving = [...planned.values()].filter(({ before, after }) => before.removed && !after.isSpice)
  await checkPantryLimit(trx, ownerId, plan, arriving.length)
  const productIds: number[] = []
  const changeIds: number[] = []
  for (const [key, { before, after }] of planned) {
    const productId = rows.get(key)?.id ?? (await insertProduct(trx, ownerId, before))
    productIds.push(productId)
    const kind = before.removed ? 'added' : before.unit === after.unit ? 'restocked' : 'unit_changed'
    const changeId = await writeProductChange(trx, { ownerId, productId, kind, source, before, after, now })
    if (changeId !== undefined) changeIds.push(changeId)
  }
  const bonusAwarded = arriving.length > 0 ? await awardFullPantry(trx, ownerId, plan) : 0
  return { conflicts, bonusAwarded, productIds, changeIds }
}

function startOf(item: ItemToStock, row: ProductRow | undefined): ProductState {
  const state = row && stateOf(row)
  if (state && !state.removed) return state
  // A used-up product that comes back keeps its row, name and shelf; unit and kind are the new item's.
  if (state) return { ...state, unit: unitOf(item), isSpice: item.isSpice }
  return absentProduct({ ...item, unit: unitOf(item), category: item.category ?? categoryOf(item) })
}

function unitOf(item: ItemToStock): Unit | null {
  return item.isSpice ? null : (item.amount?.unit ?? usualUnit(item.foodId))
}

/**
 * The product with the item put in. Where the units disagree the pantry follows if its owner has decided on the item's unit
 * and the rate is known; undefined otherwise.
 */
function put(state: ProductState, item: ItemToStock, taught: LearnedRate | undefined, now: Date): ProductState | undefined {
  if (!item.amount || state.isSpice) return restock(state, undefined)
  const { quantity, unit } = item.amount
  const batch = newBatch(state, quantity, item.bestBefore, now)
  if (state.unit === unit) return restock(state, batch)
  if (state.batches.length === 0) return restock({ ...state, unit }, batch)
  const perUnit = state.unit && taught?.canonicalUnit === unit ? unitsPerUnit(state.unit, unit, taught) : null
  return perUnit === null ? undefined : restock(convertUnit(state, unit, perUnit), batch)
}

/** Throws when a pantry would hold more products than its plan allows, spices not counted. The pantry's lock must be held. */
export async function checkPantryLimit(trx: Trx, ownerId: number, plan: Plan, additional: number): Promise<void> {
  const rules = planOf(plan)
  if (rules.most('pantry_products') === null || additional === 0) return
  if (!rules.allows('pantry_products', (await countLimitedProducts(trx, ownerId)) + additional)) throw new AppError('pantry_limit')
}

/** The bonus of the Free pantry that is full for the first time, in points; 0 when it is not, or has been before. */
async function awardFullPantry(trx: Trx, ownerId: number, plan: Plan): Promise<number> {
  const most = planOf(plan).most('pantry_products')
  if (most === null || (await countLimitedProducts(trx, ownerId)) < most) return 0
  const awarded = await awardPoints(trx, {
    userId: ownerId,
    reason: 'pantry_limit_bonus',
    reference: `user:${ownerId}`,
    amount: POINTS.pantryLimitBonus,
  })
  return awarded ? POINTS.pantryLimitBonus : 0
}

/**
 * What the pantry says about products, by key, for checking a read list: the unit each is kept in and the rates that its
 * owner taught. A product that is not there now but whose unit was decided on once counts as kept in that unit.
 */
export async function listPantryEntries(trx: Db | Trx, ownerId: number, productKeys: readonly string[]): Promise<PantryEntry[]> {
  const keys = [...new Set(productKeys)]
  const present = (await listProductsByKey(trx, ownerId, keys)).filter((row) => row.removed_at === null)
  const rows = new Map(present.map((row) => [row.product_key, row]))
  const taught = new Map((await listConversions(trx, ownerId, keys)).map((conversion) => [conversion.productKey, conversion]))
  return keys.flatMap((key): PantryEntry[] => {
    const row = rows.get(key)
    const conversion = taught.get(key)
    const name = row?.product_name ?? conversion?.productName
    // Without batches the unit is only our guess, so nothing conflicts with it.
    const kept = row && (row.is_spice || stateOf(row).batches.length > 0)
    const unit = kept ? row.canonical_unit : (conversion?.canonicalUnit ?? null)
    if (name === undefined || (unit === null && !row?.is_spice)) return []
    return [
      {
        name,
        productKey: key,
        // A spice has no unit; nothing is compared with it.
        unit: unit ?? 'pieces',
        canonicalUnitChosen: conversion?.canonicalUnit != null,
        gramsPerPiece: conversion?.gramsPerPiece ?? null,
        mlPerPiece: conversion?.mlPerPiece ?? null,
        gramsPerMl: conversion?.gramsPerMl ?? null,
        spice: row?.is_spice ?? false,
      },
    ]
  })
}

/** Marks those of the spices that the pantry keeps as in stock, and gives back their keys. The pantry's lock must be held. */
export async function restockSpices(
  trx: Trx,
  { ownerId, source, productKeys, now }: { ownerId: number; source: PantryChange['source']; productKeys: readonly string[]; now: Date },
): Promise<Set<string>> {
  const rows = (await listProductsByKey(trx, ownerId, [...new Set(productKeys)])).filter((row) => row.is_spice && row.removed_at === null)
  for (const row of rows) {
    const before = stateOf(row)
    await writeProductChange(trx, { ownerId, productId: row.id, kind: 'restocked', source, before, after: restock(before, undefined), now })
  }
  return new Set(rows.map((row) => row.product_key))
}

/** A product as it is added by hand. */
export interface ProductByHand {
  productName: string
  isSpice: boolean
  amount: { quantity: number; unit: Unit } | null
  bestBefore?: string | null
  category?: PantryCategory | undefined
}

/** Adds a product by hand, or more of one that is there; a unit other than the pantry's is refused, not guessed. */
export async function addProduct(
  context: AppContext,
  call: CallIdentity,
  product: ProductByHand,
): Promise<PantryItem & { bonus_awarded: number }> {
  return once(context.db, call, async (trx) => {
    const { items, bonusAwarded } = await putInByHand(trx, call.userId, [product], context.clock.now())
    const [item] = items
    if (!item) throw unitConflict('pieces')
    return { ...item, bonus_awarded: bonusAwarded }
  })
}

/** Adds several products by hand, all or none; what was changed can be taken back together. */
export async function addProducts(
  context: AppContext,
  call: CallIdentity,
  products: readonly ProductByHand[],
): Promise<ResponseOf<typeof addPantryItems>> {
  return once(context.db, call, async (trx) => {
    const { items, bonusAwarded, changeIds } = await putInByHand(trx, call.userId, products, context.clock.now())
    return { items, change_ids: changeIds.map(String), bonus_awarded: bonusAwarded }
  })
}

async function putInByHand(trx: Trx, ownerId: number, products: readonly ProductByHand[], now: Date) {
  const items = products.map((product) => {
    const { productKey, foodId } = identifyProduct(product.productName)
    return { ...product, productKey, foodId }
  })
  const { conflicts, bonusAwarded, productIds, changeIds } = await putIntoPantry(trx, { ownerId, source: 'manual', items, now })
  const [conflict] = conflicts
  if (conflict) throw unitConflict(conflict.pantryUnit)
  const added: PantryItem[] = []
  for (const productId of productIds) added.push(presentProduct(await getProduct(trx, ownerId, productId)))
  return { items: added, bonusAwarded, changeIds }
}

const UNIT_IN_WORDS: Record<Unit, string> = { grams: 'g', ml: 'ml', pieces: 'szt.' }

/** What is put in is in another unit than the pantry's. */
export function unitConflict(pantryUnit: Unit): AppError {
  return new AppError('pantry_unit_conflict', { unit: UNIT_IN_WORDS[pantryUnit] })
}
