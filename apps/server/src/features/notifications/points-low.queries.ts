import { sql } from 'kysely'
import type { Trx } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'

/** An account whose balance fell below a limit. */
export interface PointsLow {
  userId: number
  balance: number
  /** The same until the balance has been up there again. */
  reference: string
}

/** The accounts, in chunks, with less than so many points. */
export function listPointsLow(trx: Trx, below: number): AsyncGenerator<PointsLow[]> {
  return inChunks(
    trx,
    sql<PointsLow>`
      select account.user_id as "userId", account.balance, 'points_low:' || coalesce(enough.last_id, 0) as reference
      from point_accounts as account
      cross join lateral (
        select max(id) as last_id from point_ledger as movement
        where movement.user_id = account.user_id and movement.balance_after >= ${below}
      ) as enough
      where account.balance < ${below}
      order by account.user_id
    `,
  )
}
