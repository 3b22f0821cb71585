import { unitSchema } from '@spizarka/contract/common'
import { type PantryCategory, pantryCategorySchema } from '@spizarka/contract/pantry'
import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { z } from 'zod'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import type { ProductRow } from '../pantry.queries.ts'

const batchStateSchema = z.object({
  /** One of its own within the product, never used again: the moment it was put in, or later where that is taken. */
  id: z.int().positive(),
  /** Whole thousandths of the canonical unit. */
  amount: z.int().positive(),
  bestBefore: z.string().nullable(),
  estimated: z.boolean(),
  addedAt: z.string(),
})
export type BatchState = z.output<typeof batchStateSchema>
export const batchStatesSchema = z.array(batchStateSchema)

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
  batches: batchStatesSchema,
})
export type ProductState = z.output<typeof productStateSchema>

/** The row of a product as the value it stands for. */
export function stateOf(row: ProductRow): ProductState {
  return {
    productKey: row.product_key,
    productName: row.product_name,
    foodId: row.food_id,
    category: row.category,
    unit: row.canonical_unit,
    isSpice: row.is_spice,
    inStock: row.in_stock,
    removed: row.removed_at !== null,
    batches: batchStatesSchema.parse(row.batches),
  }
}

/** The whole amount in thousandths; null when it is unknown (no batches) or the product is a spice. */
export function totalOf(state: ProductState): number | null {
  return state.batches.length === 0 ? null : state.batches.reduce((sum, batch) => sum + batch.amount, 0)
}

/** The order in which batches are used: earliest best-before first, undated last, then the older one. */
export function byUse(a: BatchState, b: BatchState): number {
  const [first, second] = [a.bestBefore ?? '9999', b.bestBefore ?? '9999']
  if (first === second) return a.id - b.id
  return first < second ? -1 : 1
}

/** An id for a batch that is put in now. */
export function nextBatchId(batches: readonly BatchState[], now: Date): number {
  return batches.reduce((free, { id }) => Math.max(free, id + 1), now.getTime())
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

/**
 * A batch bought now for a product; without a date of its own, `undefined`, it gets the one its kind of food usually has where it is
 * kept. Null means: no date.
 */
export function newBatch(
  { foodId, category, batches }: ProductState,
  quantity: number,
  bestBefore: string | null | undefined,
  now: Date,
): BatchState {
  const storage = category === 'frozen' ? 'freezer' : undefined
  const estimate = bestBefore === undefined && foodId !== null ? estimateBestBefore(foodId, dayInWarsaw(now), storage) : null
  return {
    id: nextBatchId(batches, now),
    amount: thousandths(quantity),
    bestBefore: bestBefore ?? estimate,
    estimated: estimate !== null,
    addedAt: now.toISOString(),
  }
}
