import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { readLatestDataExport as contract, DataExport } from '@spizarka/contract/privacy'
import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { type ExportRow, findExport, findLatestExport } from './data-exports.queries.ts'

/** How the copy that a user asked for last stands. */
export async function readLatestDataExport({ db, clock }: AppContext, userId: number): Promise<ResponseOf<typeof contract>> {
  const row = await findLatestExport(db, userId)
  return { data_export: row ? presentDataExport(row, clock.now()) : null }
}

/** The zip of a user's copy; throws `export_expired` after its time and `not_found` for one that is not ready or not theirs. */
export async function downloadDataExport({ db, clock, sealing }: AppContext, userId: number, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = z.uuid().safeParse(id).success ? await findExport(db, userId, id) : undefined
  if (found?.state !== 'ready') throw new AppError('not_found')
  const { key_id, sealed, expires_at } = found
  if (!key_id || !sealed || isOver(expires_at, clock.now())) throw new AppError('export_expired')
  return sealing.open({ keyId: key_id, bytes: sealed }, zipPlace(id))
}

/** An export as the contract shows it; a ready one is expired once its time is over. */
export function presentDataExport({ id, state, requested_at, expires_at, bytes }: ExportRow, now: Date): DataExport {
  return {
    id,
    state: state === 'ready' && isOver(expires_at, now) ? 'expired' : state,
    requested_at: requested_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    bytes,
  }
}

/** Whether a copy can no longer be fetched. */
function isOver(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}

/** What an export's zip is sealed for. */
export function zipPlace(exportId: string): string {
  return `data_exports/${exportId}/sealed`
}
