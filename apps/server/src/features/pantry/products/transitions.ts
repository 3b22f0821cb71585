import { LIMITS } from '@spizarka/contract/limits'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type BatchState, byUse, type ProductState, totalOf } from './product-state.ts'

/** More than this no product holds, in thousandths. */
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
  // Some of an unknown amount leaves an unknown amount.
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

/** Puts batches back that were taken out; `perUnit` is how many units of now stand in one that they were taken in. */
export function returnBatches(state: ProductState, taken: readonly BatchState[], perUnit: number): ProductState {
  // What is more than an unknown amount is an unknown amount.
  if (!state.removed && !state.isSpice && state.batches.length === 0) return state
  const batches = taken.map((batch) => ({ ...batch, amount: restated(batch.amount, perUnit) }))
  return batches.reduce(restock, restock(state, undefined))
}

/**
 * A part of a batch goes back into the rest of it; and the same day in the same state is one batch: ten taps on "+" are not ten rows.
 * With no room for another, it is the last one.
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

/** Restates the product in another unit; `perUnit` is how many new units stand in one old unit. */
export function convertUnit(state: ProductState, unit: NonNullable<ProductState['unit']>, perUnit: number): ProductState {
  const batches = state.batches.map((batch) => ({ ...batch, amount: restated(batch.amount, perUnit) }))
  return bounded({ ...state, unit, batches })
}

/** An amount in other units, in whole thousandths; what is there does not vanish by rounding. */
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
