import type { BodyOut } from '@spizarka/contract/endpoint'
import type { createReport as endpoint } from '@spizarka/contract/reports'
import type { AppContext } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { rowId } from '../../../platform/http/row-id.ts'
import { findReportable, upsertReport } from './reports.queries.ts'

/** Reports content to moderators; guests leave an address for the decision. Throws `report_email_missing`, `not_found`. */
export async function reportContent(
  { db, clock }: AppContext,
  userId: number | null,
  { kind, id, reason, text, email }: BodyOut<typeof endpoint>,
): Promise<{ id: string }> {
  const targetId = rowId(id)
  return db.transaction().execute(async (trx) => {
    if (!(await findReportable(trx, kind, targetId))) throw new AppError('not_found')
    if (userId === null && email === undefined) throw new AppError('report_email_missing')
    const reporter = userId === null ? { email: email ?? '' } : { userId }
    return { id: String(await upsertReport(trx, { kind, targetId, reporter, reason, text, at: clock.now() })) }
  })
}
