import { z } from 'zod'
import { productNameSchema, quantitySchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'products'

/** A packaged product as its code is known. */
export const knownProductSchema = z.object({
  /** 13 digits. */
  gtin: z.string(),
  name: z.string(),
  brands: z.string().nullable(),
  /** A number and a unit that a client can read: `500 g`, `750 ml`, `10 szt.`. */
  quantity_str: z.string().nullable(),
  source: z.enum(['user', 'open_food_facts']),
  /** Must be shown beside the data where it is not null (licence of the source). */
  attribution: z.string().nullable(),
})
export type KnownProduct = z.output<typeof knownProductSchema>

export const lookUpProduct = endpoint({
  method: 'GET',
  path: '/products/lookup/:gtin/',
  tag,
  summary: 'What is sold under a code of 8, 12, 13 or 14 digits; 404 when nobody knows, 502 when it could not be asked.',
  response: z.object({ data: knownProductSchema }),
  errors: ['product_not_known', 'product_code_in_store', 'product_lookup_failed'],
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/products/',
  tag,
  summary: 'Name an unknown code; others see it once a second user has said the same.',
  status: 201,
  body: z.object({
    gtin: z.string().regex(/^\d{8,14}$/, { error: 'Podaj kod kreskowy: same cyfry.' }),
    name: productNameSchema,
    quantity: quantitySchema,
    unit: z.enum(['szt', 'g', 'ml']),
  }),
  response: z.object({ gtin: z.string(), name: z.string(), quantity_str: z.string() }),
  errors: ['product_code_invalid', 'product_code_in_store'],
})
