import type { AdminInvoice } from '@spizarka/contract/admin-invoices'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import type { AppContext } from '../../../platform/context.ts'
import { uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { readInvoiceFile } from '../invoice-file.ts'
import { findDocument } from '../invoices.queries.ts'
import { findReceipt, upsertSending } from '../ksef/ksef.queries.ts'
import { hasWholeSeller, sendCorrections, sendToKsef } from '../ksef/send-to-ksef.ts'
import { writeKsefFile } from '../write-ksef-file.ts'
import { findCorrectedKsefNumber, findInvoice, type ShownInvoice, upsertKsefNumber } from './admin-invoices.queries.ts'

/** A document with the number of its invoice. */
interface Downloaded {
  number: string
  file: Uint8Array<ArrayBuffer>
}

/** Any invoice; throws AppError `not_found`. */
export async function getInvoice({ db }: AppContext, id: number): Promise<ShownInvoice> {
  const row = await findInvoice(db, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Somebody's invoice for an administrator, which the audit log remembers; throws AppError `not_found`. */
export async function downloadForAdmin(context: AppContext, adminId: number, id: number): Promise<Downloaded> {
  const file = await readInvoiceFile(context, id)
  return { number: await recordDownload(context, adminId, id, 'PDF'), file }
}

/** An invoice for a business as KSeF takes it; throws AppError `not_found`, `invoice_not_for_ksef`, `seller_incomplete`. */
export async function readKsefFile(context: AppContext, adminId: number, id: number): Promise<Downloaded> {
  const [row, document] = await Promise.all([findInvoice(context.db, id), findDocument(context.db, id)])
  if (!row || !document) throw new AppError('not_found')
  if (!row.for_ksef) throw new AppError('invoice_not_for_ksef')
  if (!hasWholeSeller(document.content)) throw new AppError('seller_incomplete')
  const file = writeKsefFile(document.content, await findCorrectedKsefNumber(context.db, id))
  return { number: await recordDownload(context, adminId, id, 'KSeF'), file: new TextEncoder().encode(file) }
}

/** What KSeF signed when it took an invoice; throws AppError `not_found`, also where it has signed nothing yet. */
export async function readKsefReceipt(context: AppContext, adminId: number, id: number): Promise<Downloaded> {
  const receipt = await findReceipt(context.db, id)
  if (!receipt) throw new AppError('not_found')
  return { number: await recordDownload(context, adminId, id, 'UPO'), file: new TextEncoder().encode(receipt) }
}

/** Sends an invoice to KSeF that it refused, or that waits; throws AppError `not_found`, `invoice_not_for_ksef`, `ksef_has_it`, `ksef_off`. */
export async function sendAgain(context: AppContext, adminId: number, id: number): Promise<AdminInvoice> {
  const { db, clock, jobs, ksef } = context
  return db.transaction().execute(async (trx) => {
    const row = await findInvoice(trx, id)
    if (!row) throw new AppError('not_found')
    if (!row.for_ksef) throw new AppError('invoice_not_for_ksef')
    if (row.ksef_number !== null) throw new AppError('ksef_has_it')
    if (!ksef) throw new AppError('ksef_off')
    const at = clock.now()
    // What was refused is handed over again; what KSeF is at work on is only asked about.
    const anew = row.ksef_state === 'refused' && { state: 'waiting' as const, session_reference: null, invoice_reference: null }
    await upsertSending(trx, id, { ...anew, says: '', changed_at: at })
    await jobs.enqueue(trx, sendToKsef, { invoiceId: id, looks: 0 })
    await recordAct(trx, { adminId, act: 'ksef_sending_begun', details: { invoice: row.number }, at })
    return presentInvoice({ ...row, ksef_says: '', ...(anew && { ksef_state: 'waiting' }) })
  })
}

async function recordDownload(context: AppContext, adminId: number, id: number, file: string): Promise<string> {
  const { db, clock } = context
  const row = await getInvoice(context, id)
  const subject = row.user_id === null ? {} : { subjectId: row.user_id }
  const details = { invoice: row.number, file }
  await db.transaction().execute((trx) => recordAct(trx, { adminId, act: 'invoice_downloaded', ...subject, details, at: clock.now() }))
  return row.number
}

/** Notes what KSeF calls an invoice; throws AppError `not_found`, `invoice_not_for_ksef`, `ksef_number_taken`. */
export async function recordKsefNumber(context: AppContext, adminId: number, id: number, number: string): Promise<AdminInvoice> {
  const { db, clock } = context
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await findInvoice(trx, id)
      if (!row) throw new AppError('not_found')
      if (!row.for_ksef) throw new AppError('invoice_not_for_ksef')
      await upsertKsefNumber(trx, id, number, clock.now())
      await sendCorrections(trx, context, id)
      const details = { invoice: row.number, before: row.ksef_number, after: number }
      await recordAct(trx, { adminId, act: 'ksef_number_recorded', details, at: clock.now() })
      return presentInvoice({ ...row, ksef_number: number })
    })
  } catch (error) {
    throw uniqueViolation(error) === 'ksef_numbers_uq' ? new AppError('ksef_number_taken') : error
  }
}

export function presentInvoice({ id, gross_grosze, ksef_state, ksef_says, has_ksef_receipt, ...row }: ShownInvoice): AdminInvoice {
  // A number that was noted by hand is as good as one that came by itself.
  const state = !row.for_ksef ? null : row.ksef_number === null ? (ksef_state ?? 'waiting') : 'accepted'
  const shown = { ksef_state: state, ksef_says: state === 'accepted' ? '' : (ksef_says ?? ''), has_ksef_receipt }
  return { ...row, ...shown, id: String(id), amount: toMoney(gross_grosze), currency: CURRENCY }
}
