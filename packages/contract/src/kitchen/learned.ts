import { z } from 'zod'
import { idSchema, pageOf, pageQuerySchema, timestampSchema, unitSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'

/** How a user's product is counted: what was said when units disagreed. */
export const learnedConversionSchema = z.object({
  /** Names the product whatever its case and number; stands in addresses URL-encoded. */
  product_key: z.string(),
  product_name: z.string(),
  /** The unit the user decided to keep it in; null while only a rate is known. */
  canonical_unit: unitSchema.nullable(),
  grams_per_piece: z.number().nullable(),
  ml_per_piece: z.number().nullable(),
  grams_per_ml: z.number().nullable(),
  updated_at: timestampSchema,
})
export type LearnedConversion = z.output<typeof learnedConversionSchema>

export const listLearnedConversions = endpoint({
  method: 'GET',
  path: '/learned-conversions/',
  tag: 'pantry',
  summary: 'Units and rates that this user taught, last changed first.',
  query: pageQuerySchema,
  response: pageOf(learnedConversionSchema),
  errors: ['invalid_page'],
})

export const forgetLearnedConversion = endpoint({
  method: 'DELETE',
  path: '/learned-conversions/:productKey/',
  tag: 'pantry',
  summary: 'Forget what was taught about a product; the pantry stays as it is.',
  errors: ['not_found'],
})

/** What a user taught by correcting an item of a receipt. */
export const learnedNameSchema = z.object({
  id: idSchema,
  /** The chain that prints the name so; null when it counts for every shop. */
  shop: z.string().nullable(),
  /** As printed, normalised. */
  receipt_name: z.string(),
  product_name: z.string(),
  /** Size of one pack where that was corrected too. */
  quantity: z.number().nullable(),
  unit: unitSchema.nullable(),
  used_at: timestampSchema,
})
export type LearnedName = z.output<typeof learnedNameSchema>

export const listLearnedNames = endpoint({
  method: 'GET',
  path: '/learned-names/',
  tag: 'intake',
  summary: 'Names of receipts that this user corrected, last used first.',
  query: pageQuerySchema,
  response: pageOf(learnedNameSchema),
  errors: ['invalid_page'],
})

export const forgetLearnedName = endpoint({
  method: 'DELETE',
  path: '/learned-names/:id/',
  tag: 'intake',
  summary: 'Forget a correction.',
  errors: ['not_found'],
})
