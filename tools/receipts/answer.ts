import { z } from 'zod'

const amountSchema = z.number().nullable()

const answerItemSchema = z.object({
  product_name: z.string(),
  quantity_grams: amountSchema,
  quantity_ml: amountSchema,
  quantity_pieces: amountSchema,
  is_spice: z.boolean(),
  source_line: z.string(),
  price_grosze: z.number().nullable(),
})
export type AnswerItem = z.output<typeof answerItemSchema>

/** What `kitchen read-receipt` says of a picture; nothing readable is an error. */
export const answerSchema = z
  .object({
    id: z.string(),
    error: z.string().optional(),
    items: z.array(answerItemSchema).default([]),
    total_grosze: z.number().nullable().default(null),
    shop: z.string().nullable().default(null),
    ms: z.number().optional(),
  })
  .transform(({ error, ...answer }) => ({ ...answer, error: error ?? null }))
export type Answer = z.output<typeof answerSchema>
