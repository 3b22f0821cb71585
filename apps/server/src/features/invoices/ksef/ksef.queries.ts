import type { Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { KsefSendingsRow } from '../../../platform/db/row-types.gen.ts'
import { invoiceSchema } from '../invoice.ts'

/** An invoice that KSeF has to get, with how its sending stands; undefined where it has a number there already, or is none for KSeF. */
export async function findUnsent(db: Db, invoiceId: number) {
  const row = await db
    .selectFrom('invoices')
    .leftJoin('ksef_numbers as ksef', 'ksef.invoice_id', 'invoices.id')
    .leftJoin('ksef_sendings as sending', 'sending.invoice_id', 'invoices.id')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects_id')
    .leftJoin('ksef_numbers as of_corrected', 'of_corrected.invoice_id', 'corrected.id')
    .where('invoices.id', '=', invoiceId)
    .where('invoices.for_ksef', '=', true)
    .where('ksef.ksef_number', 'is', null)
    .select([
      'invoices.content',
      'invoices.corrects_id',
      'corrected.for_ksef as corrects_one_for_ksef',
      'of_corrected.ksef_number as corrected_ksef_number',
      'sending.state',
      'sending.session_reference',
      'sending.invoice_reference',
    ])
    .executeTakeFirst()
  return row && { ...row, content: invoiceSchema.parse(row.content) }
}
export type Unsent = NonNullable<Awaited<ReturnType<typeof findUnsent>>>

/** Notes how the sending of an invoice stands. */
export async function upsertSending(
  db: Db | Trx,
  invoiceId: number,
  changes: Omit<Updateable<KsefSendingsRow>, 'invoice_id'> & { changed_at: Date },
): Promise<void> {
  await db
    .insertInto('ksef_sendings')
    .values({ invoice_id: invoiceId, ...changes })
    .onConflict((conflict) => conflict.column('invoice_id').doUpdateSet(changes))
    .execute()
}

/** Invoices that KSeF has to get and has not, the oldest first; those that it refused wait for a person. */
export async function listUnsent(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoices')
    .leftJoin('ksef_numbers as ksef', 'ksef.invoice_id', 'invoices.id')
    .leftJoin('ksef_sendings as sending', 'sending.invoice_id', 'invoices.id')
    .where('invoices.for_ksef', '=', true)
    .where('ksef.ksef_number', 'is', null)
    .where((where) => where.or([where('sending.state', 'is', null), where('sending.state', '<>', 'refused')]))
    .orderBy('invoices.id')
    .limit(limit)
    .select('invoices.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Corrections of an invoice that wait for its number. */
export async function listCorrections(trx: Trx, invoiceId: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('invoices')
    .select('id')
    .where('corrects_id', '=', invoiceId)
    .where('for_ksef', '=', true)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The receipt of an invoice that KSeF accepted. */
export async function findReceipt(db: Db, invoiceId: number): Promise<string | null | undefined> {
  const row = await db.selectFrom('ksef_sendings').select('receipt').where('invoice_id', '=', invoiceId).executeTakeFirst()
  return row?.receipt
}
