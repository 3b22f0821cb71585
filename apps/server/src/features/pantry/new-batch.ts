import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import { type BatchState, nextBatchId, type ProductState } from './product-state.ts'

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
