import { unitSchema } from '@spizarka/contract/common'
import { z } from 'zod'

/** How a receipt's line was laid out for review: what the item differs from was corrected by its owner. */
export const receiptReadingSchema = z.object({
  receiptName: z.string(),
  productName: z.string(),
  /** An exact decimal, in `unit`. */
  quantity: z.string().nullable(),
  unit: unitSchema.nullable(),
  /** Pieces that the line itself counts; null where it says a size or nothing. */
  count: z.number().nullable(),
})
export type ReceiptReading = z.output<typeof receiptReadingSchema>
