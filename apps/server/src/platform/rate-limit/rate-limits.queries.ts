import type { Db } from '../db/connect.ts'

/** Deletes the counts whose time is over; `expire` is in milliseconds since 1970. */
export async function deleteExpiredLimits(db: Db): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute()
}
