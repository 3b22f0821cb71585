import type { ErrorCode } from '@spizarka/contract/errors'
import { productKey } from '@spizarka/culinary/matching'
import { checkItems, type ExtractedItem, type ReadItem } from '@spizarka/engine'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { listPantryEntries, lockPantry, restockSpices } from '../pantry/index.ts'
import { refundPoints, settlePoints } from '../points/index.ts'
import { type EngineAmount, fromEngine, NO_AMOUNT } from './amounts.ts'
import { findSessionById, finishReading, type IntakeSession } from './intake-sessions.queries.ts'
import { parseTextIntake } from './parse-text-intake.job.ts'
import { insertPendingItems, insertRecognizedSpices } from './pending-items.queries.ts'

/** Reads a session's list and lays its items out for review; run twice, the second time changes nothing. */
async function handle(context: AppContext, { sessionId }: { sessionId: string }): Promise<void> {
  const session = await findSessionById(context.db, sessionId)
  if (session?.state !== 'processing') return
  const items = await context.engine.extractProducts({ text: session.input })
  const readable = items.some((item) => item.problem === null)
  await context.db
    .transaction()
    .execute((trx) => (readable ? layOut(trx, session, items, context.clock.now()) : fail(trx, session.id, 'intake_nothing_readable')))
}

async function layOut(trx: Trx, session: IntakeSession, items: readonly ExtractedItem[], now: Date): Promise<void> {
  const { id: sessionId, owner_id: ownerId, source } = session
  await lockPantry(trx, ownerId)
  if (!(await finishReading(trx, sessionId, { state: 'ready' }))) return
  const productKeys = items.map((item) => productKey(item.productName))
  const checked = checkItems(items, await listPantryEntries(trx, ownerId, productKeys))

  const spices = checked.filter((item) => item.isSpice)
  const inStock = await restockSpices(trx, { ownerId, source, productKeys: spices.map((item) => item.productKey), now })
  const recognized = spices.filter((item) => inStock.has(item.productKey))
  await insertRecognizedSpices(
    trx,
    sessionId,
    recognized.map((item) => item.productName),
  )
  const rows = checked.flatMap((item, position) => (recognized.includes(item) ? [] : [toRow(item, items[position] ?? item, position)]))
  await insertPendingItems(trx, sessionId, rows)
  await settlePoints(trx, { reason: 'text_intake', reference: sessionId })
}

/** The row of a checked item; `read` has its amount as it was stated. */
function toRow(item: ReadItem, read: EngineAmount, position: number) {
  const stated = item.isSpice ? NO_AMOUNT : fromEngine(read)
  return {
    position,
    product_name: item.productName,
    product_key: item.productKey,
    food_id: item.foodId,
    ...(item.isSpice ? NO_AMOUNT : fromEngine(item)),
    stated_quantity: stated.quantity,
    stated_unit: stated.unit,
    is_spice: item.isSpice,
    status: item.status,
    error_code: item.errorCode,
    clarification: item.clarification,
    source_line: item.sourceLine,
  }
}

/** Says why nothing came of it and gives the points back. */
async function fail(trx: Trx, sessionId: string, code: ErrorCode): Promise<void> {
  if (!(await finishReading(trx, sessionId, { state: 'failed', code }))) return
  await refundPoints(trx, { reason: 'text_intake', reference: sessionId, refundReason: 'text_intake_refund' })
}

export const parseTextIntakeJob = bindJob({
  job: parseTextIntake,
  handle,
  onExhausted: async (context, { sessionId }) => context.db.transaction().execute((trx) => fail(trx, sessionId, 'intake_failed')),
})
