import type { PaymentAlarm } from '@spizarka/contract/admin-payments'
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { PaymentReconciliationsRow } from '../../../platform/db/row-types.gen.ts'

/** What is wrong with one payment. */
export interface Disagreement {
  session_id: string
  kind: PaymentAlarm['kind']
  details: string
}

/** Inserts alarms that were not raised before, and returns those. */
export async function insertAlarms(trx: Trx, day: string, found: readonly Disagreement[], at: Date): Promise<Disagreement[]> {
  if (found.length === 0) return []
  return trx
    .insertInto('payment_alarms')
    .values(found.map((each) => ({ ...each, day, raised_at: at })))
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doNothing())
    .returning(['session_id', 'kind', 'details'])
    .execute()
}

/** Stores the result of comparing some days; a repeated comparison replaces it. */
export async function upsertReconciliation(trx: Trx, night: Selectable<PaymentReconciliationsRow>): Promise<void> {
  await trx
    .insertInto('payment_reconciliations')
    .values(night)
    .onConflict((conflict) => conflict.column('day').doUpdateSet(night))
    .execute()
}

export async function listReconciliations(db: Db, window: { limit: number; offset: number }) {
  return db.selectFrom('payment_reconciliations').selectAll().orderBy('day', 'desc').limit(window.limit).offset(window.offset).execute()
}

export async function countReconciliations(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('payment_reconciliations')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const SHOWN_COLUMNS = ['id', 'day', 'session_id', 'kind', 'details', 'note', 'resolved_at'] as const

function alarms(db: Db | Trx, isOpen: boolean) {
  const all = db.selectFrom('payment_alarms')
  return isOpen ? all.where('resolved_at', 'is', null) : all
}

/** A page of the alarms, newest first. */
export async function listAlarms(db: Db, isOpen: boolean, window: { limit: number; offset: number }) {
  return alarms(db, isOpen).select(SHOWN_COLUMNS).orderBy('id', 'desc').limit(window.limit).offset(window.offset).execute()
}
export type AlarmRow = Awaited<ReturnType<typeof listAlarms>>[number]

export async function countAlarms(db: Db, isOpen: boolean): Promise<number> {
  const { count } = await alarms(db, isOpen)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function lockAlarm(trx: Trx, id: number): Promise<AlarmRow | undefined> {
  return trx.selectFrom('payment_alarms').where('id', '=', id).select(SHOWN_COLUMNS).forUpdate().executeTakeFirst()
}

export async function updateAlarmResolved(trx: Trx, id: number, note: string, at: Date): Promise<AlarmRow> {
  return trx
    .updateTable('payment_alarms')
    .set({ note, resolved_at: at })
    .where('id', '=', id)
    .returning(SHOWN_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Payments of ours that came in between two moments, or that the operator names. */
export async function listOurPayments(db: Db, { from, until, sessions }: { from: Date; until: Date; sessions: readonly string[] }) {
  return db
    .selectFrom('payments')
    .where((where) => {
      const isPaid = where.and([
        where('completed_at', '>=', from),
        where('completed_at', '<', until),
        where('p24_order_id', 'is not', null),
      ])
      return sessions.length > 0 ? where.or([isPaid, where('session_id', 'in', [...sessions])]) : isPaid
    })
    .select(['session_id', 'state', 'amount_grosze', 'p24_order_id', 'completed_at'])
    .execute()
}

/** Addresses of everybody who looks after payments. */
export async function listAdministrators(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom('users')
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .select('email')
    .execute()
  return rows.map(({ email }) => email)
}
