import type { DataExport } from '@spizarka/contract/privacy'
import type { ExportRow } from './data-exports.queries.ts'

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
export function isOver(expiresAt: Date | null, now: Date): boolean {
  return expiresAt !== null && expiresAt <= now
}
