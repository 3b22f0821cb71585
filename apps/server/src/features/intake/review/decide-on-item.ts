import { rateSchema, type Unit } from '@spizarka/contract/common'
import {
  type ClarificationDetails,
  type ConflictType,
  clarificationDetailsSchema,
  type PendingItem,
  type pendingItemEditSchema,
  type Resolution,
} from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import type { z } from 'zod'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { identifyProduct, lockPantry, unitsPerUnit, upsertConversion } from '../../pantry/index.ts'
import {
  deletePendingItem,
  findIntakeSessionOfItem,
  listPendingItems,
  lockIntakeSession,
  type PendingRow,
  updatePendingItem,
} from '../intake.queries.ts'
import { NO_AMOUNT, toStored } from '../item-amounts.ts'
import { presentPendingItem } from '../read-intake-session.ts'
import { recheckItems } from './recheck-items.ts'

/** Saves the edited item; new conflicts with the pantry become questions, and earlier decisions are reopened. */
export async function editPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  edit: z.output<typeof pendingItemEditSchema>,
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const product = edit.product_name === row.product_name ? undefined : identifyProduct(edit.product_name)
    const isSpice = product?.isSpice ?? row.is_spice
    const amount = isSpice ? NO_AMOUNT : toStored(edit)
    const sameAmount = amount.unit === row.unit && Number(amount.quantity) === Number(row.quantity)
    // Saving the form unchanged must not reopen an answered question.
    const decided = row.decided && sameAmount && !product
    await updatePendingItem(trx, itemId, {
      product_name: edit.product_name,
      ...(product && { product_key: product.productKey, food_id: product.foodId, is_spice: isSpice }),
      ...amount,
      ...(decided
        ? {}
        : { stated_quantity: amount.quantity, stated_unit: amount.unit, decided: false, status: 'ready' as const, clarification: null }),
      // Saving the form counts as checking the line, and a new name no longer comes from an earlier correction.
      doubtful: false,
      learned: row.learned && !product,
      ...(edit.best_before !== undefined && { best_before: edit.best_before }),
    })
    if (!decided)
      await recheckItems(trx, ownerId, row.session_id, { productKeys: new Set([row.product_key, product?.productKey ?? row.product_key]) })
  })
}

/** Corrects a line in which no product was found; from then on it is an item like any other. */
export async function correctPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  edit: z.output<typeof pendingItemEditSchema>,
): Promise<PendingItem> {
  return changeItem(context, ownerId, itemId, async (trx, row) => {
    if (row.status !== 'error') throw new AppError('resolution_not_expected')
    const { productKey, foodId, isSpice } = identifyProduct(edit.product_name)
    const amount = isSpice ? NO_AMOUNT : toStored(edit)
    await updatePendingItem(trx, itemId, {
      product_name: edit.product_name,
      product_key: productKey,
      food_id: foodId,
      is_spice: isSpice,
      ...amount,
      stated_quantity: amount.quantity,
      stated_unit: amount.unit,
      status: 'ready',
      error_code: null,
      ...(edit.best_before !== undefined && { best_before: edit.best_before }),
    })
    await recheckItems(trx, ownerId, row.session_id, { productKeys: new Set([productKey]) })
  })
}

/** Restates an item in another unit, pieces against grams or millilitres; the rate that follows from it is remembered. */
export async function convertPendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  target: { unit: Unit; quantity: number },
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    const from = row.unit
    if (from === null || (from === 'pieces') === (target.unit === 'pieces')) throw new AppError('conversion_not_allowed')
    const rate = rateOf({ quantity: Number(row.quantity), unit: from }, target)
    if (!rate) throw new AppError('conversion_not_allowed')
    await upsertConversion(trx, ownerId, { productKey: row.product_key, productName: row.product_name, ...rate })
    const quantity = fromThousandths(thousandths(target.quantity))
    await updatePendingItem(trx, itemId, {
      quantity,
      unit: target.unit,
      stated_quantity: quantity,
      stated_unit: target.unit,
      decided: false,
      status: 'ready',
      clarification: null,
      doubtful: false,
    })
    await recheckItems(trx, ownerId, row.session_id, { productKeys: new Set([row.product_key]) })
  })
}

/**
 * The rate that makes two amounts of one product equal: grams or millilitres in a piece, or grams in a millilitre.
 * Null when it is beyond what any food can have.
 */
function rateOf(one: Amount, other: Amount): { gramsPerPiece?: number; mlPerPiece?: number; gramsPerMl?: number } | null {
  const [pieces, base] = one.unit === 'pieces' ? [one, other] : [other, one]
  const [grams, ml] = one.unit === 'grams' ? [one, other] : [other, one]
  const rate = pieces.unit === 'pieces' ? base.quantity / pieces.quantity : grams.quantity / ml.quantity
  if (!rateSchema.safeParse(rate).success) return null
  if (pieces.unit !== 'pieces') return { gramsPerMl: rate }
  return base.unit === 'grams' ? { gramsPerPiece: rate } : { mlPerPiece: rate }
}

/** Throws `pending_item_not_found` unless the item is under review by this owner. */
export async function requirePendingItem({ db }: AppContext, ownerId: number, itemId: number): Promise<void> {
  if ((await findIntakeSessionOfItem(db, ownerId, itemId)) === undefined) throw new AppError('pending_item_not_found')
}

/** Takes an item off the list. */
export async function removePendingItem(context: AppContext, ownerId: number, itemId: number): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const row = await findLockedItem(trx, ownerId, itemId)
    if (!row) throw new AppError('not_found')
    await deletePendingItem(trx, row.id)
  })
}

/** Changes an item by a decision; error rows must be corrected instead, and spices can only be deleted. */
async function decideOnItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  decide: (trx: Trx, row: PendingRow) => Promise<void>,
): Promise<PendingItem> {
  return changeItem(context, ownerId, itemId, async (trx, row) => {
    if (row.status === 'error') throw new AppError('error_item_only_deletable')
    if (row.is_spice) throw new AppError('spice_item_only_deletable')
    await decide(trx, row)
  })
}

/** Changes one pending item of the owner in one transaction, with its session locked against a simultaneous confirmation. */
async function changeItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  change: (trx: Trx, row: PendingRow) => Promise<void>,
): Promise<PendingItem> {
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const row = await findLockedItem(trx, ownerId, itemId)
    if (!row) throw new AppError('pending_item_not_found')
    await change(trx, row)
    const after = (await listPendingItems(trx, row.session_id)).find((item) => item.id === itemId)
    if (!after) throw new AppError('pending_item_not_found')
    return presentPendingItem(after, context.clock.now())
  })
}

/** The item, if it is the owner's, with its session locked; a confirmed session has no items. */
async function findLockedItem(trx: Trx, ownerId: number, itemId: number): Promise<PendingRow | undefined> {
  const sessionId = await findIntakeSessionOfItem(trx, ownerId, itemId)
  if (sessionId === undefined) return undefined
  await lockIntakeSession(trx, ownerId, sessionId)
  return (await listPendingItems(trx, sessionId)).find((item) => item.id === itemId)
}

const ANSWERS: Record<Resolution['resolution_type'], readonly ConflictType[]> = {
  setup_canonical_unit: ['setup_canonical_unit', 'missing_conversion_rate'],
  accept_calculation: ['confirm_autocalculation'],
  correct_conversion: ['confirm_autocalculation'],
  set_density: ['missing_density'],
}

interface Amount {
  quantity: number
  unit: Unit
}

/** The result of a resolution: the item's amount, and what is learned about the product. */
interface Decision extends Amount {
  taught: { canonicalUnit?: Unit; gramsPerPiece?: number; mlPerPiece?: number; gramsPerMl?: number }
}

/** Applies the owner's decision to an item that needs clarification, and to all items of the list with the same question. */
export async function resolvePendingItem(
  context: AppContext,
  ownerId: number,
  itemId: number,
  resolution: Resolution,
): Promise<PendingItem> {
  return decideOnItem(context, ownerId, itemId, async (trx, row) => {
    if (row.status !== 'needs_clarification') throw new AppError('resolution_not_expected')
    const question = clarificationDetailsSchema.parse(row.clarification)
    if (!ANSWERS[resolution.resolution_type].includes(question.conflict_type)) throw new AppError('resolution_not_expected')
    const { taught } = decisionOf(row, question.current_unit_in_db, resolution)
    await upsertConversion(trx, ownerId, { productKey: row.product_key, productName: row.product_name, ...taught })
    for (const equal of await listItemsAsking(trx, row, question))
      await write(trx, equal.id, decisionOf(equal, question.current_unit_in_db, resolution))
    await recheckItems(trx, ownerId, row.session_id, { productKeys: new Set([row.product_key]) })
  })
}

/** The items of the list that ask the same about the same product, the asked one among them. */
async function listItemsAsking(trx: Trx, row: PendingRow, question: ClarificationDetails): Promise<PendingRow[]> {
  const rows = await listPendingItems(trx, row.session_id)
  return rows.filter(({ status, product_key, stated_unit, clarification }) => {
    if (status !== 'needs_clarification' || product_key !== row.product_key || stated_unit !== row.stated_unit) return false
    const other = clarificationDetailsSchema.parse(clarification)
    return other.conflict_type === question.conflict_type && other.current_unit_in_db === question.current_unit_in_db
  })
}

function decisionOf(row: PendingRow, pantryUnit: Unit, resolution: Resolution): Decision {
  if (row.stated_unit === null) throw new AppError('resolution_invalid')
  const stated = { quantity: Number(row.stated_quantity), unit: row.stated_unit }
  switch (resolution.resolution_type) {
    case 'accept_calculation':
      return { unit: pantryUnit, quantity: Number(row.quantity), taught: {} }
    case 'correct_conversion': {
      const corrected = { unit: pantryUnit, quantity: stated.quantity / resolution.new_conversion_rate }
      const taught = rateOf(stated, corrected)
      if (!taught) throw new AppError('resolution_invalid')
      return { ...corrected, taught }
    }
    case 'set_density': {
      const taught = { gramsPerMl: resolution.grams_per_ml }
      return { ...convert(stated, pantryUnit, taught), taught }
    }
    case 'setup_canonical_unit':
      return setUp(stated, pantryUnit, resolution)
  }
}

/** The owner's choice of unit with the rate; the base unit is the one of the two that is not pieces. */
function setUp(stated: Amount, pantryUnit: Unit, resolution: Extract<Resolution, { resolution_type: 'setup_canonical_unit' }>): Decision {
  const base = stated.unit === 'pieces' ? pantryUnit : stated.unit
  const rate = base === 'grams' ? resolution.conversion_to_grams : resolution.conversion_to_ml
  const choices: Unit[] = ['pieces', base]
  if (rate === undefined || !choices.includes(resolution.canonical_unit)) throw new AppError('resolution_invalid')
  const taught = base === 'grams' ? { gramsPerPiece: rate } : { mlPerPiece: rate }
  return { ...convert(stated, resolution.canonical_unit, taught), taught: { ...taught, canonicalUnit: resolution.canonical_unit } }
}

function convert(stated: Amount, unit: Unit, taught: Decision['taught']): Amount {
  const perUnit = unitsPerUnit(stated.unit, unit, {
    gramsPerPiece: taught.gramsPerPiece ?? null,
    mlPerPiece: taught.mlPerPiece ?? null,
    gramsPerMl: taught.gramsPerMl ?? null,
  })
  if (perUnit === null) throw new AppError('resolution_invalid')
  return { unit, quantity: stated.quantity * perUnit }
}

async function write(trx: Trx, itemId: number, { unit, quantity }: Amount): Promise<void> {
  const whole = thousandths(quantity)
  if (!Number.isFinite(whole) || whole <= 0 || whole > LIMITS.quantity * 1000) throw new AppError('resolution_invalid')
  await updatePendingItem(trx, itemId, { quantity: fromThousandths(whole), unit, status: 'ready', clarification: null, decided: true })
}
