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
