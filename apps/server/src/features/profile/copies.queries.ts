import type { Trx } from '../../platform/db/connect.ts'

/** Ends the copies of a user's data that can still be fetched: each holds the profile as it was. Who makes one takes the profile's lock. */
export async function endCopies(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ key_id: null, sealed: null, expires_at: at })
    .where('user_id', '=', userId)
    .where('sealed', 'is not', null)
    .execute()
}
