import type { AdminInvoice } from '@spizarka/contract/admin-invoices'
import { CURRENCY, toMoney } from '@spizarka/contract/money'
import { readNip } from '@spizarka/contract/nip'
import type { AppContext } from '../../../platform/context.ts'
import { uniqueViolation } from '../../../platform/db/connect.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { recordAct } from '../../audit/index.ts'
import { readInvoiceFile } from '../invoice-file.ts'
import { findDocument } from '../invoices.queries.ts'
import { writeKsefFile } from '../write-ksef-file.ts'
import { findCorrectedKsefNumber, findInvoice, type ShownInvoice, upsertKsefNumber } from './admin-invoices.queries.ts'

/** Somebody's invoice for an administrator, which the audit log remembers; throws AppError `not_found`. */
export async function downloadForAdmin(context: AppContext, adminId: number, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await readInvoiceFile(context, id)
  await recordDownload(context, adminId, id, 'PDF')
  return pdf
}

/** An invoice for a business as KSeF takes it; throws AppError `not_found`, `invoice_not_for_ksef`, `seller_incomplete`. */
export async function readKsefFile(context: AppContext, adminId: number, id: number): Promise<Uint8Array<ArrayBuffer>> {
  const [row, document] = await Promise.all([findInvoice(context.db, id), findDocument(context.db, id)])
  if (!row || !document) throw new AppError('not_found')
  if (!row.for_ksef) throw new AppError('invoice_not_for_ksef')
  const { seller } = document.content
  if (readNip(seller.nip) === undefined || seller.address.length === 0) throw new AppError('seller_incomplete')
  const file = writeKsefFile(document.content, await findCorrectedKsefNumber(context.db, id))
  await recordDownload(context, adminId, id, 'KSeF')
  return new TextEncoder().encode(file)
}

async function recordDownload({ db, clock }: AppContext, adminId: number, id: number, file: string): Promise<void> {
  const row = await findInvoice(db, id)
  if (!row) throw new AppError('not_found')
  const subject = row.user_id === null ? {} : { subjectId: row.user_id }
  const details = { invoice: row.number, file }
  await db.transaction().execute((trx) => recordAct(trx, { adminId, act: 'invoice_downloaded', ...subject, details, at: clock.now() }))
}

/** Notes what KSeF calls an invoice; throws AppError `not_found`, `invoice_not_for_ksef`, `ksef_number_taken`. */
export async function recordKsefNumber({ db, clock }: AppContext, adminId: number, id: number, number: string): Promise<AdminInvoice> {
  try {
    return await db.transaction().execute(async (trx) => {
      const row = await findInvoice(trx, id)
      if (!row) throw new AppError('not_found')
      if (!row.for_ksef) throw new AppError('invoice_not_for_ksef')
      await upsertKsefNumber(trx, id, number, clock.now())
      const details = { invoice: row.number, before: row.ksef_number, after: number }
      await recordAct(trx, { adminId, act: 'ksef_number_recorded', details, at: clock.now() })
      return presentInvoice({ ...row, ksef_number: number })
    })
  } catch (error) {
    throw uniqueViolation(error) === 'ksef_numbers_uq' ? new AppError('ksef_number_taken') : error
  }
}

export function presentInvoice({ id, gross_grosze, ...row }: ShownInvoice): AdminInvoice {
  return { ...row, id: String(id), amount: toMoney(gross_grosze), currency: CURRENCY }
}
