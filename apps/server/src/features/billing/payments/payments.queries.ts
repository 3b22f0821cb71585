import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { PaymentsRow, RefundsRow } from '../../../platform/db/row-types.gen.ts'

export type PaymentRow = Selectable<PaymentsRow>
export type RefundRow = Selectable<RefundsRow>

export async function insertPayment(trx: Trx, payment: Insertable<PaymentsRow>): Promise<PaymentRow> {
  return trx.insertInto('payments').values(payment).returningAll().executeTakeFirstOrThrow()
}

export async function findPaymentBySession(db: Db | Trx, sessionId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('session_id', '=', sessionId).executeTakeFirst()
}

export async function findOwnPayment(db: Db, userId: number, sessionId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('session_id', '=', sessionId).where('user_id', '=', userId).executeTakeFirst()
}

export async function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  return trx.selectFrom('payments').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

type Changes = Partial<Omit<PaymentRow, 'id' | 'session_id'>>

export async function updatePayment(trx: Db | Trx, id: number, changes: Changes): Promise<void> {
  await trx.updateTable('payments').set(changes).where('id', '=', id).execute()
}

/** Fails a pending payment; false when it is no longer pending. */
export async function updatePendingFailed(trx: Db | Trx, id: number, says: string, at: Date): Promise<boolean> {
  const failed = await trx
    .updateTable('payments')
    .set({ state: 'failed', operator_says: says, failed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return failed !== undefined
}

/** Claims asking the operator about a payment: false when somebody has asked since `before`. */
export async function claimAsking(db: Db, id: number, { before, now }: { before: Date; now: Date }): Promise<boolean> {
  const claimed = await db
    .updateTable('payments')
    .set({ asked_at: now })
    .where('id', '=', id)
    .where((where) => where.or([where('asked_at', 'is', null), where('asked_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** A charge of the subscription whose outcome is not known yet. */
export async function hasOpenCharge(trx: Db | Trx, subscriptionId: number): Promise<boolean> {
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'renewal')
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return open !== undefined
}

/** Whether the owner of a subscription may be paying for its next period, having begun since a time. */
export async function isBeingPaid(trx: Trx, subscriptionId: number, since: Date): Promise<boolean> {
  const open = await trx
    .selectFrom('payments')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'overdue')
    .where('state', '=', 'pending')
    .where('created_at', '>', since)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Payments that the operator has to be asked about: charges taken on before `chargedBefore`, purchases begun before `begunBefore`, and
 * whatever was begun for a period that is due.
 */
export async function listUnsettled(db: Db, times: { chargedBefore: Date; begunBefore: Date }): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('state', '=', 'pending')
    .where((where) =>
      where.or([
        where.and([where('kind', '=', 'renewal'), where(sql<Date>`coalesce(charged_at, created_at)`, '<=', times.chargedBefore)]),
        where.and([where('kind', '=', 'purchase'), where('created_at', '<=', times.begunBefore)]),
        // A period that its owner may be paying for is not charged too: such payments are settled before each charge.
        where('kind', '=', 'overdue'),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** The payments that saved a card for a subscription, latest first. */
export async function listCardOrders(db: Db | Trx, subscriptionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('payments')
    .select('p24_order_id')
    .where('subscription_id', '=', subscriptionId)
    .where('state', 'in', ['completed', 'refunded'])
    .where((where) => where.or([where('kind', '=', 'purchase'), where('replaces_card', '=', true)]))
    .where('p24_order_id', 'is not', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(({ p24_order_id }) => p24_order_id ?? [])
}

export async function insertRefund(trx: Trx, refund: Insertable<RefundsRow>): Promise<RefundRow> {
  return trx.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow()
}

export async function findRefund(db: Db | Trx, id: number): Promise<RefundRow | undefined> {
  return db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function findOpenRefund(trx: Trx, paymentId: number): Promise<RefundRow | undefined> {
  return trx.selectFrom('refunds').selectAll().where('payment_id', '=', paymentId).where('state', '=', 'requested').executeTakeFirst()
}

export async function findPayment(db: Db | Trx, id: number): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Refunds whose outcome is not known yet, asked for before a time. */
export async function listOpenRefunds(db: Db, before: Date): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('state', '=', 'requested').where('created_at', '<=', before).orderBy('id').execute()
}

/** Closes a refund; false when it was closed before. */
export async function updateRefundClosed(trx: Trx, id: number, state: 'done' | 'refused', says: string, at: Date): Promise<boolean> {
  const closed = await trx
    .updateTable('refunds')
    .set({ state, operator_says: says, closed_at: at })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returning('id')
    .executeTakeFirst()
  return closed !== undefined
}
