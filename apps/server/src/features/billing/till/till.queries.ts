import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { TillTransactionsRow } from '../../../platform/db/row-types.gen.ts'

export type TillTransaction = Selectable<TillTransactionsRow>

type NewTransaction = Pick<
  TillTransaction,
  'token' | 'session_id' | 'amount_grosze' | 'description' | 'return_url' | 'remembers_card' | 'card_reference' | 'state' | 'created_at'
>

export async function insertTillTransaction(db: Db | Trx, transaction: NewTransaction): Promise<void> {
  await db.insertInto('till_transactions').values(transaction).execute()
}

export async function findTillTransaction(db: Db | Trx, by: { token: string } | { sessionId: string } | { orderId: number }) {
  const found = db.selectFrom('till_transactions').selectAll()
  if ('token' in by) return found.where('token', '=', by.token).executeTakeFirst()
  if ('sessionId' in by) return found.where('session_id', '=', by.sessionId).executeTakeFirst()
  return found.where('order_id', '=', by.orderId).executeTakeFirst()
}

/** Moves a transaction on from one of the states that it may leave; false when it is in another. */
export async function updateTillState(
  db: Db | Trx,
  token: string,
  { from, ...changes }: { from: TillTransaction['state'][]; state: TillTransaction['state']; card_reference?: string },
): Promise<boolean> {
  const moved = await db
    .updateTable('till_transactions')
    .set(changes)
    .where('token', '=', token)
    .where('state', 'in', from)
    .returning('token')
    .executeTakeFirst()
  return moved !== undefined
}

/** Notes a refund, once for its name; it never gives back more than was paid. */
export async function addTillRefund(db: Db, orderId: number, refundUuid: string, grosze: number): Promise<boolean> {
  const added = await db
    .updateTable('till_transactions')
    .set({ refunds: sql`refunds || jsonb_build_object(${refundUuid}::text, ${grosze}::int)` })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['verified', 'returned'])
    .where(
      sql<boolean>`(select coalesce(sum(value::int), 0) from jsonb_each_text(refunds) where key <> ${refundUuid}) + ${grosze} <= amount_grosze`,
    )
    .returning('token')
    .executeTakeFirst()
  return added !== undefined
}

/** Transactions that were paid between two moments. */
export async function listPaidTillTransactions(db: Db, from: Date, until: Date): Promise<TillTransaction[]> {
  return db
    .selectFrom('till_transactions')
    .selectAll()
    .where('state', 'in', ['paid', 'verified', 'returned'])
    .where('created_at', '>=', from)
    .where('created_at', '<=', until)
    .execute()
}
