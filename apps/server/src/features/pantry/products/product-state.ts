import { unitSchema } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { type PantryCategory, pantryCategorySchema } from '@spizarka/contract/pantry'
import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { z } from 'zod'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import { thousandths } from '../../../platform/db/decimal.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { ProductRow } from './products.queries.ts'

const batchStateSchema = z.object({
  /** Unique within the product and never reused: the time it was put in, or the next free number. */
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

/** A product's row as a value. */
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

/** The value as the columns of its row; the inverse of `stateOf`. */
export function columnsOf(state: ProductState, now: Date) {
  const days = state.batches.flatMap((batch) => batch.bestBefore ?? []).toSorted()
  return {
    product_key: state.productKey,
    product_name: state.productName,
    food_id: state.foodId,
    category: state.category,
    canonical_unit: state.unit,
    is_spice: state.isSpice,
    in_stock: state.inStock,
    batches: JSON.stringify(state.batches),
    earliest_best_before: days[0] ?? null,
    removed_at: state.removed ? now : null,
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

/** The largest amount of a product, in thousandths. */
export const MAX_QUANTITY = LIMITS.quantity * 1000

/** What a product is once something was taken out of it, and the batches or parts of them that were. */
interface Consumed {
  after: ProductState
  taken: BatchState[]
}

/** Takes `amount` thousandths out, earliest best-before first; without an amount, or with more than there is, all is used up. */
export function consume(state: ProductState, amount?: number): ProductState {
  return takeBatches(state, amount).after
}

/** As `consume`, telling what was taken; what is best before `first` is taken before anything else. */
export function takeBatches(state: ProductState, amount?: number, first?: string | null): Consumed {
  if (isGone(state)) throw new AppError('nothing_to_consume')
  if (state.isSpice) return { after: { ...state, inStock: false }, taken: [] }
  // Taking from an unknown amount leaves an unknown amount.
  if (state.batches.length === 0 && amount !== undefined) return { after: state, taken: [] }
  let left = amount ?? Number.POSITIVE_INFINITY
  const batches: BatchState[] = []
  const taken: BatchState[] = []
  for (const batch of inOrderOfUse(state.batches, first)) {
    const part = Math.min(left, batch.amount)
    left -= part
    if (part > 0) taken.push({ ...batch, amount: part })
    if (batch.amount > part) batches.push({ ...batch, amount: batch.amount - part })
  }
  return { after: batches.length === 0 ? remove(state) : { ...state, batches }, taken }
}

/** Whether there is nothing to take. */
export function isGone(state: ProductState): boolean {
  return state.removed || (state.isSpice && !state.inStock)
}

function inOrderOfUse(batches: readonly BatchState[], first: string | null | undefined): BatchState[] {
  const isFirst = ({ bestBefore }: BatchState) => (first !== undefined && bestBefore === first ? 0 : 1)
  return batches.toSorted((a, b) => isFirst(a) - isFirst(b) || byUse(a, b))
}

/** Puts a batch in; a product that was used up or removed comes back with it. */
export function restock(state: ProductState, batch: BatchState | undefined): ProductState {
  const present = { ...state, removed: false, inStock: true, batches: state.removed ? [] : state.batches }
  if (!batch || state.isSpice) return present
  const home = batchToJoin(present.batches, batch)
  const batches = home
    ? present.batches.map((other) => (other === home ? { ...other, amount: other.amount + batch.amount } : other))
    : [...present.batches, batch]
  return bounded({ ...present, batches })
}

/** Returns batches; `perUnit` converts the unit they were taken in to the current one. */
export function returnBatches(state: ProductState, taken: readonly BatchState[], perUnit: number): ProductState {
  // Adding to an unknown amount leaves it unknown.
  if (!state.removed && !state.isSpice && state.batches.length === 0) return state
  const batches = taken.map((batch) => ({ ...batch, amount: restated(batch.amount, perUnit) }))
  return batches.reduce(restock, restock(state, undefined))
}

/**
 * A returned part joins the rest of its batch, and batches of one date and state are merged, so that ten taps on "+" are not ten rows. At the
 * limit of batches the last one is joined.
 */
function batchToJoin(batches: readonly BatchState[], batch: BatchState): BatchState | undefined {
  const rest = batches.find((other) => other.id === batch.id && other.addedAt === batch.addedAt)
  const twin = rest ?? batches.find((other) => other.bestBefore === batch.bestBefore && other.estimated === batch.estimated)
  return twin ?? (batches.length < LIMITS.batches ? undefined : batches.at(-1))
}

/** Sets the batches as the owner says they are; none left means an unknown amount, not an absent product. */
export function replaceBatches(state: ProductState, batches: readonly BatchState[]): ProductState {
  return bounded({ ...state, batches: [...batches] })
}

/** Restates the product in another unit; `perUnit` is how many new units are in one old unit. */
export function convertUnit(state: ProductState, unit: NonNullable<ProductState['unit']>, perUnit: number): ProductState {
  const batches = state.batches.map((batch) => ({ ...batch, amount: restated(batch.amount, perUnit) }))
  return bounded({ ...state, unit, batches })
}

/** An amount converted to other units, in whole thousandths; never rounded to zero. */
export function restated(amount: number, perUnit: number): number {
  return Math.max(1, Math.round(amount * perUnit))
}

/** Takes the product off the shelf. */
export function remove(state: ProductState): ProductState {
  return { ...state, removed: true, inStock: false, batches: [] }
}

function bounded(state: ProductState): ProductState {
  if ((totalOf(state) ?? 0) > MAX_QUANTITY) throw new AppError('pantry_quantity_too_big')
  return state
}
