import { z } from 'zod'

const pictureClassSchema = z.enum(['clean', 'phone', 'hard', 'nothing'])
export type PictureClass = z.output<typeof pictureClassSchema>

const amountSchema = z.number().nullable()

const truthItemSchema = z.object({
  product_name: z.string(),
  /** What a person may call it too: the words of the shop's label. */
  also: z.array(z.string()),
  quantity_grams: amountSchema,
  quantity_ml: amountSchema,
  quantity_pieces: amountSchema,
  is_spice: z.boolean(),
  /** Paid, discounts taken off. */
  price_grosze: z.int(),
})
export type TruthItem = z.output<typeof truthItemSchema>

/** What a picture shows; a line of `truth.jsonl`. */
export const truthSchema = z.object({
  /** The picture's file name without its ending. */
  id: z.string(),
  class: pictureClassSchema,
  layout: z.string(),
  /** The printed text. */
  text: z.string(),
  items: z.array(truthItemSchema),
  /** Printed lines that are no items. */
  decoys: z.array(z.object({ kind: z.enum(['bag', 'deposit', 'discount', 'total', 'heading', 'cancelled']), text: z.string() })),
  total_grosze: z.int().nullable(),
  shop: z.string().nullable(),
})
export type Truth = z.output<typeof truthSchema>

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
