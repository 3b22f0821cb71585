import { type Insertable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { InvoicesRow } from '../../platform/db/row-types.gen.ts'
import { type Invoice, invoiceSchema, SERIES } from './invoice.ts'

/** What an invoice is made out of: a completed payment, what it pays for, and who pays. */
export async function getSale(trx: Trx, paymentId: number) {
  return trx
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('billing_profiles as profile', 'profile.user_id', 'payments.user_id')
    .innerJoin('subscription_products as product', 'product.id', 'payments.product_id')
    .where('payments.id', '=', paymentId)
    .select([
      'payments.id',
      'payments.user_id',
      'payments.product_name',
      'payments.amount_grosze',
      'payments.discount_grosze',
      'payments.credit_grosze',
      'payments.is_recurring',
      'payments.period_start',
      'payments.period_end',
      'payments.p24_order_id',
      'payments.completed_at',
      'product.billing_cycle',
      'product.ai_points_granted',
      'users.email',
      'profile.company_name',
      'profile.full_name',
      'profile.nip',
      'profile.address_line',
      'profile.postal_code',
      'profile.city',
      'profile.country',
    ])
    .executeTakeFirstOrThrow()
}
export type Sale = Awaited<ReturnType<typeof getSale>>

/** Money that went back, with the reason. */
export async function getRefund(trx: Trx, refundId: number) {
  return trx.selectFrom('refunds').where('id', '=', refundId).select(['id', 'payment_id', 'amount_grosze', 'why']).executeTakeFirstOrThrow()
}
export type Refund = Awaited<ReturnType<typeof getRefund>>

/** The last number of a series in a month (`2026-11`); nobody else gets the next one before this transaction ends. */
export async function lockCounter(trx: Trx, kind: Invoice['kind'], month: string): Promise<number> {
  const { last } = await trx
    .insertInto('invoice_counters')
    .values({ series: SERIES[kind], month, last: 0 })
    // A no-op update, which locks the row and returns its current values.
    .onConflict((conflict) => conflict.columns(['series', 'month']).doUpdateSet((row) => ({ last: row.ref('invoice_counters.last') })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export async function updateCounter(trx: Trx, kind: Invoice['kind'], month: string, last: number): Promise<void> {
  await trx.updateTable('invoice_counters').set({ last }).where('series', '=', SERIES[kind]).where('month', '=', month).execute()
}

export async function insertInvoice(trx: Trx, row: Insertable<InvoicesRow>): Promise<number> {
  const { id } = await trx.insertInto('invoices').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function findInvoiceIdOfPayment(trx: Trx, paymentId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst()
  return row?.id
}

export async function findInvoiceIdOfRefund(trx: Trx, refundId: number): Promise<number | undefined> {
  const row = await trx.selectFrom('invoices').select('id').where('refund_id', '=', refundId).executeTakeFirst()
  return row?.id
}

/** The invoice of a payment with all that corrects it, the oldest first. */
export async function listDocumentsOfPayment(trx: Trx, paymentId: number) {
  const rows = await trx
    .selectFrom('invoices')
    .select(['id', 'user_id', 'product_name', 'content'])
    .where('payment_id', '=', paymentId)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, content: invoiceSchema.parse(row.content) }))
}

/** What an invoice says and where to send it; no address once the account is gone, undefined when there is no such invoice. */
export async function findDocument(db: Db | Trx, invoiceId: number): Promise<{ content: Invoice; email: string | null } | undefined> {
  const row = await db
    .selectFrom('invoices')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'invoices.user_id').on('users.deleted_at', 'is', null))
    .select(['invoices.content', 'users.email'])
    .where('invoices.id', '=', invoiceId)
    .executeTakeFirst()
  return row && { content: invoiceSchema.parse(row.content), email: row.email }
}

/** The number of an invoice of a user; undefined where it is not theirs. */
export async function findOwnNumber(db: Db, invoiceId: number, userId: number): Promise<string | undefined> {
  const row = await db.selectFrom('invoices').select('number').where('id', '=', invoiceId).where('user_id', '=', userId).executeTakeFirst()
  return row?.number
}

export async function findFile(db: Db | Trx, invoiceId: number): Promise<Buffer | undefined> {
  const row = await db.selectFrom('invoice_files').select('pdf').where('invoice_id', '=', invoiceId).executeTakeFirst()
  return row?.pdf
}

/** False when the file is there already, or is made by somebody else at this moment. */
export async function insertFile(trx: Trx, invoiceId: number, pdf: Buffer, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('invoice_files')
    .values({ invoice_id: invoiceId, pdf, made_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The invoices and corrections that a user was issued in a year, oldest first. */
export async function listOwnNumbers(db: Db, userId: number, year: string): Promise<{ id: number; number: string }[]> {
  return db
    .selectFrom('invoices')
    .where('user_id', '=', userId)
    .where('issued_on', '>=', `${year}-01-01`)
    .where('issued_on', '<=', `${year}-12-31`)
    .select(['id', 'number'])
    .orderBy('id')
    .execute()
}

/** A page of a user's invoices, newest first, with what was given back of each. */
export async function listOwnInvoices(db: Db, userId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom('invoices')
    .where('user_id', '=', userId)
    .select(['id', 'number', 'kind', 'issued_on', 'gross_grosze', 'product_name'])
    .select(
      sql<number>`coalesce((select -sum(correction.gross_grosze) from invoices as correction where correction.corrects_id = invoices.id), 0)::int`.as(
        'refunded_grosze',
      ),
    )
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}
export type InvoiceRow = Awaited<ReturnType<typeof listOwnInvoices>>[number]

export async function countOwnInvoices(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .where('user_id', '=', userId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Deletes the invoices of accounts that are gone which were issued before a day. */
export async function deleteInvoicesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('invoices').where('user_id', 'is', null).where('issued_on', '<', day).execute()
}
