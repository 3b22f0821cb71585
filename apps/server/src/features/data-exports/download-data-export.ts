import { z } from 'zod'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findExport } from './data-exports.queries.ts'
import { isOver } from './present-data-export.ts'
import { zipPlace } from './zip-place.ts'

/** The zip of a user's copy; throws `export_expired` after its time and `not_found` for one that is not ready or not theirs. */
export async function downloadDataExport({ db, clock, sealing }: AppContext, userId: number, id: string): Promise<Uint8Array<ArrayBuffer>> {
  const found = z.uuid().safeParse(id).success ? await findExport(db, userId, id) : undefined
  if (found?.state !== 'ready') throw new AppError('not_found')
  const { key_id, sealed, expires_at } = found
  if (!key_id || !sealed || isOver(expires_at, clock.now())) throw new AppError('export_expired')
  return sealing.open({ keyId: key_id, bytes: sealed }, zipPlace(id))
}
