import { z } from 'zod'
import { daySchema, fileSchema, idSchema, pageOf, pageQuerySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { currencySchema, moneySchema } from '../shared/money.ts'

const tag = 'payments'

export const invoiceSchema = z.object({
  id: idSchema,
  /** `FV/2026/11/0001`; of a correction `FK/2026/11/0001`. */
  number: z.string(),
  issued_on: daySchema,
  /** Negative on a correction. */
  amount: moneySchema,
  currency: currencySchema,
  kind: z.enum(['invoice', 'correction']),
  product_name: z.string(),
  /** What of it was given back since, by its corrections; of a correction nothing is. */
  refunded: moneySchema,
})
export type Invoice = z.output<typeof invoiceSchema>

export const listInvoices = endpoint({
  method: 'GET',
  path: '/invoices/',
  tag,
  summary: 'Invoices and corrections of the caller, newest first.',
  query: pageQuerySchema,
  response: pageOf(invoiceSchema),
  errors: ['invalid_page'],
})

export const downloadInvoice = endpoint({
  method: 'GET',
  path: '/invoices/:id/file/',
  tag,
  summary: 'An invoice as it was issued.',
  response: fileSchema,
  download: { type: 'application/pdf', fileName: 'faktura.pdf' },
  errors: ['not_found'],
})

export const downloadInvoices = endpoint({
  method: 'GET',
  path: '/invoices/files/',
  tag,
  summary: 'The invoices and corrections that were issued in a year, in one archive.',
  query: z.object({ year: z.string().regex(/^20\d\d$/, 'Podaj rok.') }),
  response: fileSchema,
  download: { type: 'application/zip', fileName: 'faktury.zip' },
  errors: ['not_found'],
})
