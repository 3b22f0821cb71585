import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { confirmItems } from '@spizarka/contract/intake'
import { POINTS } from '@spizarka/contract/limits'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../../platform/http/route.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { once } from '../../../platform/idempotency/once.ts'
import { deletePrices, type ItemToStock, lockPantry, putIntoPantry, undoChangesIn } from '../../pantry/index.ts'
import { awardPoints } from '../../points/index.ts'
import { markPutAway } from '../../shopping/index.ts'
import {
  deleteShoppingReview,
  type IntakeSession,
  listPendingItems,
  lockIntakeSession,
  type PendingRow,
  updateDecisionsReopened,
  updateIntakeSessionConfirmed,
  updateIntakeSessionReopened,
} from '../intake.queries.ts'
import { learnFromReceipt } from '../receipt/receipt-items.ts'
import { compareWithList, differencesOf, takeBackDifferences, tickBought } from '../receipt/receipt-of-list.ts'
import { recheckItems } from './recheck-items.ts'

type Confirmation = ResponseOf<typeof confirmItems>

/** Puts the reviewed items into the pantry, all or none, and rewards the review once; a repeat has no second effect. */
export async function confirmIntake(context: AppContext, call: CallIdentity, sessionId: string): Promise<Confirmation> {
  const disputed = new Set<string>()
  try {
    return await once(context.db, call, async (trx) => {
      // Locks are taken in this order everywhere: pantry, then session.
      await lockPantry(trx, call.userId)
      const session = await lockIntakeSession(trx, call.userId, sessionId)
      if (!session || session.state === 'processing' || session.state === 'failed') throw new AppError('not_found')
      if (session.state === 'confirmed') return { bonus_awarded: 0, already_confirmed: true, review_reward: 0, added_count: 0 }
      return await confirm(trx, session, context.clock.now(), disputed)
    })
  } catch (error) {
    if (error instanceof AppError && error.code === 'confirm_conflict') await reopenQuestions(context, call.userId, sessionId, disputed)
    throw error
  }
}

async function confirm(trx: Trx, session: IntakeSession, now: Date, disputed: Set<string>): Promise<Confirmation> {
  const rows = await listPendingItems(trx, session.id)
  if (rows.length === 0) throw new AppError('confirm_empty')
  const ofList = await compareWithList(trx, session, rows)
  const arriving = rows.filter(({ id }) => !ofList?.settled.has(id))
  if (arriving.some((row) => row.status !== 'ready')) throw new AppError('confirm_unresolved')
  if ((await recheckItems(trx, session.owner_id, session.id, { without: ofList?.settled })) > 0) throw new AppError('confirm_conflict')
  const { more, less } = ofList ? differencesOf(ofList) : NO_DIFFERENCES
  const items = [...arriving.map(toStockItem), ...more]
  const { conflicts, bonusAwarded, changeIds } = await putIntoPantry(trx, { ownerId: session.owner_id, source: session.source, items, now })
  for (const { item } of conflicts) disputed.add(item.productKey)
  if (conflicts.length > 0) throw new AppError('confirm_conflict')
  const takenOff = await takeBackDifferences(trx, session.owner_id, less, now)
  if (session.source === 'receipt') await learnFromReceipt(trx, session, rows, now)
  if (ofList) await tickBought(trx, session, ofList, now)
  else await putBoughtAway(trx, session, rows, now)
  await updateIntakeSessionConfirmed(trx, session.id, [...changeIds, ...takenOff])
  const confirmed = { bonus_awarded: bonusAwarded, already_confirmed: false, added_count: items.length }
  // A shopping list needed no reading and no checking, so there is no reward.
  if (session.source === 'shopping') return { ...confirmed, review_reward: 0 }
  // A list that was undone and confirmed again has been rewarded already.
  const rewarded = await awardPoints(trx, {
    userId: session.owner_id,
    reason: 'review_reward',
    reference: session.id,
    amount: POINTS.reviewReward,
  })
  return { ...confirmed, review_reward: rewarded ? POINTS.reviewReward : 0 }
}

const NO_DIFFERENCES = { more: [], less: [] }

/** Marks items of a shopping list as put away on it, or, after an undo, as bought again. */
async function putBoughtAway(trx: Trx, session: IntakeSession, rows: readonly PendingRow[], now: Date, isAway = true): Promise<void> {
  if (session.shopping_list_id === null) return
  const itemIds = rows.flatMap((row) => row.shopping_item_id ?? [])
  await markPutAway(trx, session.owner_id, { listId: session.shopping_list_id, itemIds, isAway }, now)
}

/**
 * Undoes a confirmation, all or nothing: the list leaves the pantry and waits for review again. Its prices are deleted; learned names and
 * units stay, since its owner taught them, and so does the reward, which a session gives once.
 */
export async function undoConfirmation(context: AppContext, ownerId: number, sessionId: string): Promise<{ session_id: string }> {
  return context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const session = await lockIntakeSession(trx, ownerId, sessionId)
    if (!session) throw new AppError('not_found')
    const rows = await listPendingItems(trx, sessionId)
    if (session.state !== 'confirmed' || rows.length === 0) throw new AppError('nothing_to_restore')
    const now = context.clock.now()
    await undoChangesIn(trx, ownerId, session.change_ids.map(rowId), now)
    await putBoughtAway(trx, session, rows, now, false)
    // Only one review of a list can wait: items of another one are still bought, and move into this one.
    if (session.source === 'shopping' && session.shopping_list_id !== null)
      await deleteShoppingReview(trx, ownerId, session.shopping_list_id)
    await deletePrices(trx, ownerId, sessionId)
    await updateIntakeSessionReopened(trx, sessionId)
    return { session_id: sessionId }
  })
}

/** The pantry changed since the review and nothing was added: the items that now disagree become questions again. */
async function reopenQuestions(context: AppContext, ownerId: number, sessionId: string, disputed: ReadonlySet<string>): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    await updateDecisionsReopened(trx, sessionId, [...disputed])
    await recheckItems(trx, ownerId, sessionId)
  })
}

function toStockItem(row: PendingRow): ItemToStock {
  return {
    productKey: row.product_key,
    productName: row.product_name,
    foodId: row.food_id,
    isSpice: row.is_spice,
    amount: row.quantity === null || row.unit === null ? null : { quantity: Number(row.quantity), unit: row.unit },
    bestBefore: row.best_before ?? undefined,
  }
}
