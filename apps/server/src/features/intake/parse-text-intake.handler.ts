import { checkItems, type ExtractedItem } from '@spizarka/engine'
import { productKey } from '@spizarka/culinary/matching'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { bindJob } from '../../platform/jobs/binding.ts'
import { listPantryEntries, lockPantry, restockSpices } from '../pantry/index.ts'
import { refundPoints, settlePoints } from '../points/index.ts'
import { fromEngine } from './amounts.ts'
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
  await lockPantry(trx, session.owner_id)
  if (!(await finishReading(trx, session.id, { state: 'ready' }))) return
  const ownerId = session.owner_id
  const entries = await listPantryEntries(
    trx,
    ownerId,
    items.map((item) => productKey(item.productName)),
  )
  const checked = checkItems(items, entries).map((item, position) => ({ item, stated: fromEngine(items[position] ?? item), position }))

  const spiceKeys = checked.filter(({ item }) => item.isSpice).map(({ item }) => item.productKey)
  const inStock = await restockSpices(trx, { ownerId, source: session.source, productKeys: spiceKeys, now })
  const isKnownSpice = (item: (typeof checked)[number]['item']) => item.isSpice && inStock.has(item.productKey)
  await insertRecognizedSpices(
    trx,
    session.id,
    checked.filter(({ item }) => isKnownSpice(item)).map(({ item }) => item.productName),
  )
  await insertPendingItems(
    trx,
    session.id,
    checked
      .filter(({ item }) => !isKnownSpice(item))
      .map(({ item, stated, position }) => ({
        position,
        product_name: item.productName,
        product_key: item.productKey,
        food_id: item.foodId,
        ...fromEngine(item),
        stated_quantity: stated.quantity,
        stated_unit: stated.unit,
        is_spice: item.isSpice,
        status: item.status,
        error_code: item.errorCode,
        clarification: item.clarification,
        source_line: item.sourceLine,
      })),
  )
  await settlePoints(trx, { reason: 'text_intake', reference: session.id })
}

/** Gives the points back and says why; in that order of locks the client never sees the failure before the points. */
async function fail(trx: Trx, sessionId: string, code: ErrorCode): Promise<void> {
  if (!(await finishReading(trx, sessionId, { state: 'failed', code }))) return
  await refundPoints(trx, { reason: 'text_intake', reference: sessionId, refundReason: 'text_intake_refund' })
}

export const parseTextIntakeJob = bindJob({
  job: parseTextIntake,
  handle,
  onExhausted: async (context, { sessionId }) => context.db.transaction().execute((trx) => fail(trx, sessionId, 'intake_failed')),
})
