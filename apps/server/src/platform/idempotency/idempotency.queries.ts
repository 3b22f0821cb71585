import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'

/** Deletes the keys that no repeat can meet any more. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute()
}
