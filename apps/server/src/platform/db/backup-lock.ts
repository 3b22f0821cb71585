import { sql } from 'kysely'
import type { Trx } from './connect.ts'

/** Advisory lock: a backup holds it alone, whoever deletes a file shares it until the row is gone too. */
export const BACKUP_LOCK = 727_274

/** Keeps backups from starting until the transaction ends; false while one runs, which may still copy the files of its snapshot. */
export async function mayDeleteFiles(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as may`.execute(trx)
  return rows[0]?.may === true
}
