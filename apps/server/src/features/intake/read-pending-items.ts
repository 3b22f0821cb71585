import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { listIntakeSessions, ReceiptSummary, readPendingItems } from '@spizarka/contract/intake'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { isErrorCode } from './error-code.ts'
import { countWaitingSessions, findSession, type IntakeSession, listWaitingSessions } from './intake-sessions.queries.ts'
import { INTAKE_KINDS } from './kinds.ts'
import { listPendingItems, listRecognizedSpices } from './pending-items.queries.ts'
import { presentPendingItem } from './present-pending-item.ts'

/** What a session was read into; `not_found` while it is being read, the reason when nothing came of it. */
export async function readSession(context: AppContext, ownerId: number, sessionId: string): Promise<ResponseOf<typeof readPendingItems>> {
  const session = await findSession(context.db, ownerId, sessionId)
  if (!session || session.state === 'processing') throw new AppError('not_found')
  if (session.state === 'failed') throw new AppError(reasonOf(session))
  const [items, spices] = await Promise.all([listPendingItems(context.db, sessionId), listRecognizedSpices(context.db, sessionId)])
  return {
    pending_items: items.map(presentPendingItem),
    recognized_spices: spices.map((name) => ({ spice: { name } })),
    source: session.source,
    receipt: session.source === 'receipt' ? presentReceipt(session) : null,
  }
}

function reasonOf({ error_code, source }: IntakeSession): ErrorCode {
  return isErrorCode(error_code) ? error_code : INTAKE_KINDS[source].failure
}

function presentReceipt({ shop, bought_on, total_grosze, sums_agree }: IntakeSession): ReceiptSummary {
  return { shop, bought_on, total_grosze, sums_agree }
}

/** One page of the lists that wait for review. */
export async function readWaitingSessions(
  context: AppContext,
  ownerId: number,
  query: QueryOut<typeof listIntakeSessions>,
  url: string,
): Promise<ResponseOf<typeof listIntakeSessions>> {
  const [count, rows] = await Promise.all([
    countWaitingSessions(context.db, ownerId),
    listWaitingSessions(context.db, ownerId, windowOf(query)),
  ])
  const results = rows.map((row) => ({
    session_id: row.id,
    source: row.source,
    created_at: row.created_at.toISOString(),
    item_count: row.item_count,
    preview: row.preview ?? '',
  }))
  return toPage(url, query, { count, results })
}
