import { LIMITS } from '@spizarka/contract/limits'
import { AppError } from '../../platform/errors/app-error.ts'
import { type BatchState, byUse, type ProductState, totalOf } from './product-state.ts'

const MOST = LIMITS.quantity * 1000

/** Takes `amount` thousandths out, earliest best-before first; without an amount, or with more than there is, all is used up. */
export function consume(state: ProductState, amount?: number): ProductState {
  if (state.removed || (state.isSpice && !state.inStock)) throw new AppError('nothing_to_consume')
  if (state.isSpice) return { ...state, inStock: false }
  // Some of an unknown amount leaves an unknown amount.
  if (state.batches.length === 0 && amount !== undefined) return state
  let left = amount ?? Number.POSITIVE_INFINITY
  const batches: BatchState[] = []
  for (const batch of [...state.batches].sort(byUse)) {
    const taken = Math.min(left, batch.amount)
    left -= taken
    if (batch.amount > taken) batches.push({ ...batch, amount: batch.amount - taken })
  }
  return batches.length === 0 ? remove(state) : { ...state, batches }
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

/** The same day in the same state is one batch: ten taps on "+" are not ten rows. With no room for another, it is the last one. */
function batchToJoin(batches: readonly BatchState[], batch: BatchState): BatchState | undefined {
  const twin = batches.find((other) => other.bestBefore === batch.bestBefore && other.estimated === batch.estimated)
  return twin ?? (batches.length < LIMITS.batches ? undefined : batches.at(-1))
}

/** Sets the batches as the owner says they are; none left means an unknown amount, not an absent product. */
export function replaceBatches(state: ProductState, batches: readonly BatchState[]): ProductState {
  return bounded({ ...state, batches: [...batches] })
}

/** Restates the product in another unit; `perUnit` is how many new units stand in one old unit. */
export function convertUnit(state: ProductState, unit: NonNullable<ProductState['unit']>, perUnit: number): ProductState {
  // What is there does not vanish by rounding.
  const batches = state.batches.map((batch) => ({ ...batch, amount: Math.max(1, Math.round(batch.amount * perUnit)) }))
  return bounded({ ...state, unit, batches })
}

/** Takes the product off the shelf. */
export function remove(state: ProductState): ProductState {
  return { ...state, removed: true, inStock: false, batches: [] }
}

function bounded(state: ProductState): ProductState {
  if ((totalOf(state) ?? 0) > MOST) throw new AppError('pantry_quantity_too_big')
  return state
}
