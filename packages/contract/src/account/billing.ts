import { z } from 'zod'
import { lineSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'billing'

/** Text of a field that may be left empty; null from clients that send nothing so. */
function optionalLine(longest: number, pattern = /^/, error?: string) {
  return lineSchema(longest)
    .refine((text) => text === '' || pattern.test(text), { error })
    .nullish()
    .transform((text) => text ?? '')
}

/** What an invoice is made out to; every field may be empty. */
export const billingProfileFormSchema = z.object({
  company_name: optionalLine(LIMITS.billingField),
  full_name: optionalLine(LIMITS.billingField),
  nip: optionalLine(20, /^[\dA-Za-z-]{5,20}$/, 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'),
  address_line: optionalLine(LIMITS.billingField),
  postal_code: optionalLine(6, /^\d{2}-\d{3}$/, 'Kod pocztowy musi mieć format 00-000.'),
  city: optionalLine(LIMITS.billingPlace),
  country: optionalLine(LIMITS.billingPlace),
})

export const billingProfileSchema = z.object({
  company_name: z.string(),
  full_name: z.string(),
  nip: z.string(),
  address_line: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
})
export type BillingProfile = z.output<typeof billingProfileSchema>

export const readBillingProfile = endpoint({
  method: 'GET',
  path: '/billing/profile/',
  tag,
  summary: 'What invoices are made out to; empty texts where nothing was said.',
  response: billingProfileSchema,
})

export const saveBillingProfile = endpoint({
  method: 'PUT',
  path: '/billing/profile/',
  tag,
  summary: 'Say what invoices are made out to; a field that is left out is empty.',
  body: billingProfileFormSchema,
  response: billingProfileSchema,
})
