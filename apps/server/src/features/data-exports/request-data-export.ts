import { randomUUID } from 'node:crypto'
import type { DataExport } from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { findLatestExport, insertExport } from './data-exports.queries.ts'
import { prepareExport } from './prepare-export.job.ts'
import { presentDataExport } from './present-data-export.ts'

/** Queues a copy of all that is kept about the caller; throws `export_under_way` while one is being prepared. */
export async function requestDataExport(context: AppContext, call: CallIdentity): Promise<DataExport> {
  // Who asks again while one is being prepared gets no other, and is not to run out of tries by it.
  const isUnderWay = (await findLatestExport(context.db, call.userId))?.state === 'preparing'
  if (!isUnderWay) await context.rateLimits.take('export', String(call.userId), context.settings.RATE_EXPORT_USER)
  return once(context.db, call, async (trx) => {
    const at = context.clock.now()
    const row = await insertExport(trx, { id: randomUUID(), userId: call.userId, at })
    if (!row) throw new AppError('export_under_way')
    await context.jobs.enqueue(trx, prepareExport, { exportId: row.id })
    return presentDataExport(row, at)
  })
}
