import type { Db } from '../src/platform/db/connect.ts'

/** What a user's balance has to be. */
export async function sumOfLedger(db: Db, userId: number): Promise<number> {
  const movements = await db.selectFrom('point_ledger').select('amount').where('user_id', '=', userId).execute()
  return movements.reduce((sum, { amount }) => sum + amount, 0)
}
