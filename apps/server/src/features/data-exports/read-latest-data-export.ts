import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { readLatestDataExport as contract } from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import { findLatestExport } from './data-exports.queries.ts'
import { presentDataExport } from './present-data-export.ts'

/** How the copy that a user asked for last stands. */
export async function readLatestDataExport({ db, clock }: AppContext, userId: number): Promise<ResponseOf<typeof contract>> {
  const row = await findLatestExport(db, userId)
  return { data_export: row ? presentDataExport(row, clock.now()) : null }
}
