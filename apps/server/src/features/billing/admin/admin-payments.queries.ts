import type { PaymentState } from '@spizarka/contract/admin-payments'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { DB } from '../../../platform/db/row-types.gen.ts'

interface PaymentFilter {
  state: PaymentState | undefined
  /** A part of the login or address, a session, or the operator's number. */
  search: string
}

type Joined = ExpressionBuilder<DB & { owner: DB['users'] }, 'payments' | 'owner'>

function matches({ state, search }: PaymentFilter) {
  return (where: Joined) => {
    const ofState = state === undefined ? where.lit(true) : where('payments.state', '=', state)
    if (search === '') return ofState
    const hit = (column: 'owner.username' | 'owner.email') => sql<boolean>`strpos(lower(${sql.ref(column)}), lower(${search}::text)) > 0`
    const found = where.or([
      hit('owner.username'),
      hit('owner.email'),
      sql<boolean>`payments.session_id::text = ${search}`,
      sql<boolean>`payments.p24_order_id::text = ${search}`,
    ])
    return where.and([ofState, found])
  }
}

function payments(db: Db | Trx) {
  return db
    .selectFrom('payments')
    .leftJoin('users as owner', (join) => join.onRef('owner.id', '=', 'payments.user_id').on('owner.deleted_at', 'is', null))
}

const SHOWN_COLUMNS = [
  'payments.id',
  'payments.session_id',
  'payments.user_id',
  'owner.username',
  'payments.product_name',
  'payments.amount_grosze',
  'payments.refunded_grosze',
  'payments.state',
  'payments.p24_order_id',
  'payments.operator_says',
  'payments.created_at',
] as const

/** A page of all payments, newest first. */
export async function listPayments(db: Db, filter: PaymentFilter, window: { limit: number; offset: number }) {
  return payments(db)
    .where(matches(filter))
    .select(SHOWN_COLUMNS)
    .orderBy('payments.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}
export type ShownPayment = Awaited<ReturnType<typeof listPayments>>[number]

export async function countPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const { count } = await payments(db)
    .where(matches(filter))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findShownPayment(db: Db | Trx, id: number): Promise<ShownPayment | undefined> {
  return payments(db).where('payments.id', '=', id).select(SHOWN_COLUMNS).executeTakeFirst()
}
