import { findFoodById } from '@spizarka/knowledge'
import type { StockedProduct } from './stocked-product.ts'

/** Whether every kitchen has a food whatever its pantry lists: water, salt and pepper, unless their owner marked them as used up. */
export function isAlwaysThere(foodId: string | null, pantry: readonly StockedProduct[]): boolean {
  const atHand = foodId === null ? undefined : findFoodById(foodId)?.atHand
  if (atHand === 'always') return true
  return atHand === 'until_used_up' && !pantry.some((product) => product.foodId === foodId && product.isOut === true)
}
