import { plural } from '@spizarka/contract/plural'
import { addDays, dayInWarsaw } from '../../platform/clock/clock.ts'
import { polishDay } from '../../platform/clock/polish-day.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { difference, printedZloty, taxOutOfGross, VAT_PERCENT } from './amounts.ts'
import { type Invoice, invoiceNumber, isForKsef } from './invoice.ts'
import { makeFile } from './invoice-file.ts'
import {
  findInvoiceIdOfPayment,
  findInvoiceIdOfRefund,
  getRefund,
  getSale,
  insertInvoice,
  listDocumentsOfPayment,
  lockCounter,
  type Refund,
  type Sale,
  updateCounter,
} from './invoices.queries.ts'
import { sendToKsef } from './ksef/send-to-ksef.ts'
import { sellerOf } from './seller.ts'

/**
 * Issues the invoice of a completed payment in the transaction that completes it, at most once a payment; its PDF and mail follow. Gives
 * back its id, or undefined where the payer's account is gone. To be called last: from here on nobody else is given a number.
 */
export async function issueInvoice(trx: Trx, context: AppContext, paymentId: number): Promise<number | undefined> {
  const now = context.clock.now()
  const issuedOn = dayInWarsaw(now)
  const month = issuedOn.slice(0, 7)
  const sale = await getSale(trx, paymentId)
  if (sale.user_id === null || sale.email === null) return undefined
  const last = await lockCounter(trx, 'invoice', month)
  const issued = await findInvoiceIdOfPayment(trx, paymentId)
  if (issued !== undefined) return issued
  const { email: _, ...seller } = sellerOf(context.settings)
  const content: Invoice = {
    number: invoiceNumber('invoice', issuedOn, last + 1),
    kind: 'invoice',
    issuedOn,
    issuedAt: now.toISOString(),
    paidOn: dayInWarsaw(sale.completed_at ?? now),
    paidBy: paidBy(sale),
    orderNumber: sale.p24_order_id === null ? null : String(sale.p24_order_id),
    seller,
    buyer: buyerOf(sale, sale.email),
    item: { name: `Subskrypcja ${sale.product_name}`, detail: detailOf(sale) },
    vatPercent: VAT_PERCENT,
    before: taxOutOfGross(0),
    after: taxOutOfGross(sale.amount_grosze),
    corrected: null,
  }
  const { gross, net, vat } = content.after
  const amounts = { gross_grosze: gross, net_grosze: net, vat_grosze: vat }
  const owner = { user_id: sale.user_id, payment_id: paymentId, product_name: sale.product_name }
  const id = await insertInvoice(trx, { ...rowOf(content, now), ...amounts, ...owner })
  await updateCounter(trx, 'invoice', month, last + 1)
  await sendOn(trx, context, id, content)
  return id
}

/**
 * Issues the correction for money that went back, in the transaction that notes it, at most once a refund. Gives back its id, or undefined
 * where the payment has no invoice: it was never completed. To be called last, as `issueInvoice`.
 */
export async function issueCorrection(trx: Trx, context: AppContext, refundId: number): Promise<number | undefined> {
  const now = context.clock.now()
  const issuedOn = dayInWarsaw(now)
  const month = issuedOn.slice(0, 7)
  const refund = await getRefund(trx, refundId)
  const last = await lockCounter(trx, 'correction', month)
  const issued = await findInvoiceIdOfRefund(trx, refundId)
  if (issued !== undefined) return issued
  const documents = await listDocumentsOfPayment(trx, refund.payment_id)
  const [invoice, latest] = [documents[0], documents.at(-1)]
  if (!invoice || !latest) return undefined
  const before = latest.content.after
  // What stays is taxed as if it alone had been paid, so that all documents together are right to a grosz.
  const after = taxOutOfGross(before.gross - refund.amount_grosze)
  const content: Invoice = {
    ...invoice.content,
    number: invoiceNumber('correction', issuedOn, last + 1),
    kind: 'correction',
    issuedOn,
    issuedAt: now.toISOString(),
    paidOn: issuedOn,
    before,
    after,
    corrected: { number: invoice.content.number, issuedOn: invoice.content.issuedOn, reason: REASONS[refund.why] ?? REFUNDED },
  }
  const { gross, net, vat } = difference(after, before)
  const amounts = { gross_grosze: gross, net_grosze: net, vat_grosze: vat }
  const { user_id, product_name } = invoice
  const reasons = { payment_id: refund.payment_id, refund_id: refundId, corrects_id: invoice.id }
  const id = await insertInvoice(trx, { ...rowOf(content, now), ...amounts, ...reasons, user_id, product_name })
  await updateCounter(trx, 'correction', month, last + 1)
  await sendOn(trx, context, id, content)
  return id
}

/** To whom it goes: its buyer has it by mail, the state's register where it wants it. */
async function sendOn(trx: Trx, { jobs, ksef }: AppContext, invoiceId: number, content: Invoice): Promise<void> {
  await jobs.enqueue(trx, makeFile, { invoiceId })
  if (ksef && isForKsef(content)) await jobs.enqueue(trx, sendToKsef, { invoiceId, looks: 0 })
}

function rowOf(content: Invoice, now: Date) {
  const { kind, number, issuedOn } = content
  return { kind, number, issued_on: issuedOn, for_ksef: isForKsef(content), content: JSON.stringify(content), created_at: now }
}

const REFUNDED = 'zwrot zapłaty'
const REASONS: Readonly<Partial<Record<Refund['why'], string>>> = { withdrawal: 'odstąpienie od umowy' }

function paidBy({ amount_grosze, is_recurring }: Sale): Invoice['paidBy'] {
  if (amount_grosze === 0) return 'none'
  // What goes on by itself is charged to a card: the operator is asked to take nothing else.
  return is_recurring ? 'card' : 'online'
}

/** Who said nothing for invoices is known by the address of their account alone. */
function buyerOf(sale: Sale, email: string): Invoice['buyer'] {
  const names = [sale.company_name ?? '', sale.full_name ?? ''].filter((name) => name !== '')
  const [name = email, contact] = names
  const town = [sale.postal_code, sale.city].filter(Boolean).join(' ')
  return {
    name,
    ...(contact === undefined ? {} : { contact }),
    nip: sale.nip ? sale.nip : null,
    address: [sale.address_line ?? '', town].filter((line) => line !== ''),
    country: sale.country ?? '',
  }
}

const dayAndMonth = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `12 listopada – 11 grudnia 2026, 2000 punktów AI, rabat 6,00 zł`. */
function detailOf(sale: Sale): string {
  const count = sale.ai_points_granted
  const points = `${count} ${plural(count, ['punkt', 'punkty', 'punktów'])} AI${sale.billing_cycle === 'yearly' ? ' co 30 dni' : ''}`
  const discount = sale.discount_grosze > 0 ? `rabat ${printedZloty(sale.discount_grosze)}` : undefined
  const credit = sale.credit_grosze > 0 ? `zaliczone z poprzedniego planu ${printedZloty(sale.credit_grosze)}` : undefined
  return [describePeriod(sale), points, discount, credit].filter((part) => part !== undefined).join(', ')
}

/** The days that were paid for, the last one included. */
function describePeriod({ period_start, period_end }: Sale): string | undefined {
  if (period_start === null || period_end === null) return undefined
  const lastDay = addDays(period_end, -1)
  const isOneYear = period_start.slice(0, 4) === lastDay.slice(0, 4)
  const from = isOneYear ? dayAndMonth.format(new Date(period_start)) : polishDay(period_start)
  return `${from} – ${polishDay(lastDay)}`
}
