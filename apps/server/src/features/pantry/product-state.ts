import { unitSchema } from '@spizarka/contract/common'
import { type PantryCategory, pantryCategorySchema } from '@spizarka/contract/pantry'
import { z } from 'zod'

const batchStateSchema = z.object({
  /** The row it is kept in; absent for a batch that has none yet. */
  id: z.number().optional(),
  /** Whole thousandths of the canonical unit. */
  amount: z.int().positive(),
  bestBefore: z.string().nullable(),
  estimated: z.boolean(),
  addedAt: z.string(),
})
export type BatchState = z.output<typeof batchStateSchema>

/** All of a product that a change may touch: what is stored before each change so that it can be undone. */
export const productStateSchema = z.object({
  productKey: z.string(),
  productName: z.string(),
  foodId: z.string().nullable(),
  category: pantryCategorySchema,
  unit: unitSchema.nullable(),
  isSpice: z.boolean(),
  inStock: z.boolean(),
  removed: z.boolean(),
  batches: z.array(batchStateSchema),
})
export type ProductState = z.output<typeof productStateSchema>

/** The whole amount in thousandths; null when it is unknown (no batches) or the product is a spice. */
export function totalOf(state: ProductState): number | null {
  return state.batches.length === 0 ? null : state.batches.reduce((sum, batch) => sum + batch.amount, 0)
}

/** The order in which batches are used: earliest best-before first, undated last, then the older one. */
export function byUse(a: BatchState, b: BatchState): number {
  const dates = (a.bestBefore ?? '9999').localeCompare(b.bestBefore ?? '9999')
  return dates !== 0 ? dates : a.addedAt.localeCompare(b.addedAt)
}

/** A product that is not in the pantry yet. */
export function absentProduct(product: {
  productKey: string
  productName: string
  foodId: string | null
  category: PantryCategory
  unit: ProductState['unit']
  isSpice: boolean
}): ProductState {
  return { ...product, inStock: false, removed: true, batches: [] }
}
