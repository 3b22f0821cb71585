import { type ExpressionBuilder, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { DB } from '../../../platform/db/row-types.gen.ts'

interface InvoiceFilter {
  /** What KSeF has yet to get, or has; all when left out. */
  ksef: 'waiting' | 'refused' | 'sent' | undefined
  /** A part of the number or of the buyer's name, or the tax number as it was typed. */
  search: string
}

function invoices(db: Db | Trx) {
  return db
    .selectFrom('invoices')
    .leftJoin('ksef_numbers as ksef', 'ksef.invoice_id', 'invoices.id')
    .leftJoin('ksef_sendings as sending', 'sending.invoice_id', 'invoices.id')
    .select([
      'invoices.id',
      'invoices.number',
      'invoices.kind',
      'invoices.issued_on',
      'invoices.gross_grosze',
      'invoices.product_name',
      'invoices.user_id',
      'invoices.for_ksef',
      'ksef.ksef_number',
      'sending.state as ksef_state',
      'sending.says as ksef_says',
      sql<boolean>`sending.receipt is not null`.as('has_ksef_receipt'),
      sql<string>`content -> 'buyer' ->> 'name'`.as('buyer_name'),
      sql<string | null>`content -> 'buyer' ->> 'nip'`.as('buyer_nip'),
    ])
}

type Joined = ExpressionBuilder<DB & { ksef: DB['ksef_numbers']; sending: DB['ksef_sendings'] }, 'invoices' | 'ksef' | 'sending'>

function matches({ ksef, search }: InvoiceFilter) {
  return (where: Joined) => {
    const ofKsef = [
      ...(ksef === undefined ? [] : [where('invoices.for_ksef', '=', true)]),
      ...(ksef === 'waiting' || ksef === 'refused' ? [where('ksef.ksef_number', 'is', null)] : []),
      ...(ksef === 'waiting' ? [where('sending.state', 'is distinct from', 'refused')] : []),
      ...(ksef === 'refused' ? [where('sending.state', '=', 'refused')] : []),
      ...(ksef === 'sent' ? [where('ksef.ksef_number', 'is not', null)] : []),
    ]
    if (search === '') return where.and(ofKsef)
    const found = where.or([
      sql<boolean>`strpos(lower(invoices.number), lower(${search}::text)) > 0`,
      sql<boolean>`strpos(lower(content -> 'buyer' ->> 'name'), lower(${search}::text)) > 0`,
      sql<boolean>`content -> 'buyer' ->> 'nip' = ${search}`,
    ])
    return where.and([...ofKsef, found])
  }
}

/** A page of all invoices, newest first. */
export async function listInvoices(db: Db, filter: InvoiceFilter, window: { limit: number; offset: number }) {
  return invoices(db).where(matches(filter)).orderBy('invoices.id', 'desc').limit(window.limit).offset(window.offset).execute()
}
export type ShownInvoice = Awaited<ReturnType<typeof listInvoices>>[number]

export async function countInvoices(db: Db, filter: InvoiceFilter): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .leftJoin('ksef_numbers as ksef', 'ksef.invoice_id', 'invoices.id')
    .leftJoin('ksef_sendings as sending', 'sending.invoice_id', 'invoices.id')
    .where(matches(filter))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findInvoice(db: Db | Trx, id: number): Promise<ShownInvoice | undefined> {
  return invoices(db).where('invoices.id', '=', id).executeTakeFirst()
}

/** What KSeF calls the invoice that a correction is of; null where it does not have it, or nobody has said. */
export async function findCorrectedKsefNumber(db: Db | Trx, correctionId: number): Promise<string | null> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('ksef_numbers', 'ksef_numbers.invoice_id', 'invoices.corrects_id')
    .where('invoices.id', '=', correctionId)
    .select('ksef_number')
    .executeTakeFirst()
  return row?.ksef_number ?? null
}

/** Notes what KSeF calls an invoice, in the place of what was noted before. */
export async function upsertKsefNumber(trx: Trx, invoiceId: number, number: string, at: Date): Promise<void> {
  const columns = { ksef_number: number, recorded_at: at }
  await trx
    .insertInto('ksef_numbers')
    .values({ invoice_id: invoiceId, ...columns })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(columns))
    .execute()
}
