import { daySchema } from '@spizarka/contract/common'
import { isPoland, readNip } from '@spizarka/contract/nip'
import { z } from 'zod'

const amountSchema = z.object({ gross: z.int(), net: z.int(), vat: z.int() })

/** Who sells or buys, as the document says it. */
const partySchema = z.object({
  name: z.string().min(1),
  /** The person at a company. Invoices issued before it was kept apart say it as the first line of the address. */
  contact: z.string().optional(),
  /** As it was typed; KSeF takes it only where it is a Polish NIP. */
  nip: z.string().nullable(),
  /** Street and town, a line each; none where nothing was said. */
  address: z.array(z.string()),
  country: z.string(),
})
export type Party = z.output<typeof partySchema>

/** All that an invoice says. It is frozen when the invoice is issued, and both its PDF and its KSeF file are made of nothing else. */
export const invoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'correction']),
  issuedOn: daySchema,
  issuedAt: z.iso.datetime(),
  /** The day of the payment, which is that of the sale; of a correction that of the refund. */
  paidOn: daySchema,
  /** `online`: by whatever the operator offers; `none`: a discount left nothing to pay. */
  paidBy: z.enum(['card', 'online', 'none']),
  /** The operator's number of the payment; none where nothing had to be paid. */
  orderNumber: z.string().nullable(),
  seller: partySchema.extend({ nip: z.string() }),
  buyer: partySchema,
  /** What was bought, and a line about it. */
  item: z.object({ name: z.string(), detail: z.string() }),
  vatPercent: z.int(),
  /** In grosze. Before an invoice nothing was due; a correction goes from what was left due to what is left now. */
  before: amountSchema,
  after: amountSchema,
  /** Of a correction: what it corrects, and why. */
  corrected: z.object({ number: z.string(), issuedOn: daySchema, reason: z.string() }).nullable(),
})
export type Invoice = z.output<typeof invoiceSchema>

/** The series of invoices and of corrections: each is numbered for itself, again every month of Warsaw. */
export const SERIES = { invoice: 'FV', correction: 'FK' } as const

/** `FV/2026/11/0001`; the day is that of the issue, the number counts from 1. */
export function invoiceNumber(kind: Invoice['kind'], day: string, sequence: number): string {
  const [year = '', month = ''] = day.split('-')
  return `${SERIES[kind]}/${year}/${month}/${String(sequence).padStart(4, '0')}`
}

/** Under what a document is saved: `FV-2026-11-0001.pdf`. */
export function fileNameOf(number: string, type: 'pdf' | 'xml'): string {
  return `${number.replaceAll('/', '-')}.${type}`
}

/** Whether the state's system of invoices has to get this one: its buyer is a business with a Polish tax number that can be one. */
export function isForKsef({ buyer }: Invoice): boolean {
  return isPoland(buyer.country) && readNip(buyer.nip ?? '') !== undefined
}
