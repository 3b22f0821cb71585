import type { ErrorCode } from '@spizarka/contract/errors'
import type { Receipt } from '@spizarka/engine'
import type { AppContext } from '../../platform/context.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { lockPantry } from '../pantry/index.ts'
import { failSession, giveUpReading } from './fail-session.ts'
import { findSessionById, updateReceiptSummary } from './intake-sessions.queries.ts'
import { INTAKE_KINDS } from './kinds.ts'
import { type ItemToReview, layOutItems } from './lay-out-items.ts'
import { nameReceiptItems } from './name-receipt-items.ts'
import { readReceipt } from './read-receipt.job.ts'
import { dayOf, groszeOf, shopOf } from './receipt-facts.ts'
import { findPicture } from './receipt-pictures.queries.ts'

/** Reads the receipt in a session's picture and lays its items out for review; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const image = await findPicture(context.db, sessionId)
  // A day has passed in the queue.
  if (!image) {
    await context.db.transaction().execute((trx) => failSession(trx, session, INTAKE_KINDS.receipt.failure))
    return
  }
  const receipt = await context.engine.readReceipt({ image })
  const now = context.clock.now()
  const { sumsAgree } = receipt
  const summary = {
    shop: shopOf(receipt.shop),
    boughtOn: dayOf(receipt.boughtOn, now),
    totalGrosze: groszeOf(receipt.totalGrosze),
    sumsAgree,
  }
  await context.db.transaction().execute(async (trx) => {
    await lockPantry(trx, session.owner_id)
    const items = await nameReceiptItems(trx, session.owner_id, { items: receipt.items, shop: summary.shop }, now)
    const problem = problemOf(receipt, items)
    if (problem) return failSession(trx, session, problem)
    if (await layOutItems(trx, session, items, now)) await updateReceiptSummary(trx, sessionId, summary)
  })
}

/** Why there is nothing to review; null when there is. */
function problemOf({ legibility }: Receipt, items: readonly ItemToReview[]): ErrorCode | null {
  if (legibility === 'unreadable') return 'receipt_unreadable'
  if (legibility === 'no_receipt') return 'receipt_not_found'
  return items.some((item) => item.problem === null) ? null : 'receipt_without_food'
}

export const readReceiptJob = bindJob({ job: readReceipt, handle, onExhausted: giveUpReading })
