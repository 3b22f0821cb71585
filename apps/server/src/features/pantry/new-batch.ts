import { estimateBestBefore } from '@spizarka/culinary/shelf-life'
import { dayInWarsaw } from '../../platform/clock/clock.ts'
import { thousandths } from '../../platform/db/decimal.ts'
import type { BatchState } from './product-state.ts'

/** A batch bought now; without a date of its own, `undefined`, it gets the one its kind of food usually has. Null means: no date. */
export function newBatch(foodId: string | null, quantity: number, bestBefore: string | null | undefined, now: Date): BatchState {
  const estimate = bestBefore === undefined && foodId !== null ? estimateBestBefore(foodId, dayInWarsaw(now)) : null
  return {
    amount: thousandths(quantity),
    bestBefore: bestBefore ?? estimate,
    estimated: estimate !== null,
    addedAt: now.toISOString(),
  }
}
