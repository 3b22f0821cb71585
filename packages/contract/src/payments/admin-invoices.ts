import { z } from 'zod'
import { fileSchema, lineSchema, pageOf, pageQuerySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { invoiceSchema } from './invoices.ts'

const tag = 'admin'
const access = 'admin'

/** A number that KSeF gives: the seller's NIP, the day, twelve hexadecimal digits and a checksum. */
export const ksefNumberSchema = lineSchema(40).refine((number) => /^\d{10}-20\d{6}-[\dA-F]{6}-?[\dA-F]{6}-[\dA-F]{2}$/.test(number), {
  error: 'Numer KSeF ma postać 1234563218-20261112-0100A0B1C2D3-4F.',
})

export const adminInvoiceSchema = invoiceSchema.omit({ refunded: true }).extend({
  /** Null once the account is gone. */
  user_id: z.int().nullable(),
  buyer_name: z.string(),
  buyer_nip: z.string().nullable(),
  /** Whether KSeF has to get it. */
  for_ksef: z.boolean(),
  ksef_number: z.string().nullable(),
  /** Null for what KSeF does not get. `handed_over`: it is at work on the file. */
  ksef_state: z.enum(['waiting', 'handed_over', 'accepted', 'refused']).nullable(),
  /** Why it waits or was refused; empty where there is nothing to say. */
  ksef_says: z.string(),
  /** Whether the confirmation that KSeF signs is here. */
  has_ksef_receipt: z.boolean(),
})
export type AdminInvoice = z.output<typeof adminInvoiceSchema>

export const listInvoicesAsAdmin = endpoint({
  method: 'GET',
  path: '/admin/invoices/',
  access,
  tag,
  summary: 'All invoices and corrections, newest first; with `ksef` those that KSeF has, has yet to get, or refused.',
  query: pageQuerySchema.extend({
    ksef: z.enum(['waiting', 'refused', 'sent']).optional(),
    search: lineSchema(LIMITS.billingField).default(''),
  }),
  response: pageOf(adminInvoiceSchema),
  errors: ['invalid_page'],
})

export const downloadInvoiceAsAdmin = endpoint({
  method: 'GET',
  path: '/admin/invoices/:id/file/',
  access,
  tag,
  summary: 'An invoice as it was issued.',
  response: fileSchema,
  download: { type: 'application/pdf', fileName: 'faktura.pdf' },
  errors: ['not_found'],
})

export const downloadKsefFile = endpoint({
  method: 'GET',
  path: '/admin/invoices/:id/ksef-file/',
  access,
  tag,
  summary: 'An invoice for a business as the file FA(3) that KSeF takes.',
  response: fileSchema,
  download: { type: 'application/xml', fileName: 'faktura.xml' },
  errors: ['not_found', 'invoice_not_for_ksef', 'seller_incomplete'],
})

export const sendInvoiceToKsef = endpoint({
  method: 'POST',
  path: '/admin/invoices/:id/ksef-sending/',
  access,
  tag,
  summary: 'Hands an invoice over to KSeF once more that it refused; of one that waits, asks at once.',
  response: adminInvoiceSchema,
  errors: ['not_found', 'invoice_not_for_ksef', 'ksef_has_it', 'ksef_off'],
})

export const downloadKsefReceipt = endpoint({
  method: 'GET',
  path: '/admin/invoices/:id/ksef-receipt/',
  access,
  tag,
  summary: 'The confirmation (UPO) that KSeF signed when it took an invoice.',
  response: fileSchema,
  download: { type: 'application/xml', fileName: 'upo.xml' },
  errors: ['not_found'],
})

export const recordKsefNumber = endpoint({
  method: 'PUT',
  path: '/admin/invoices/:id/ksef-number/',
  access,
  tag,
  summary: 'Notes what KSeF calls an invoice that was handed to it; corrections of it name that number.',
  body: z.object({ ksef_number: ksefNumberSchema }),
  response: adminInvoiceSchema,
  errors: ['not_found', 'invoice_not_for_ksef', 'ksef_number_taken'],
})
