import type { StockedProduct } from './stocked-product.ts'

const STANDBYS: ReadonlySet<string> = new Set(['sol', 'pieprz', 'pieprz-czarny'])
const TAP_WATER = 'woda'

/** Whether every kitchen has a food whatever its pantry lists: water, salt and pepper, unless their owner marked them as used up. */
export function isAlwaysThere(foodId: string | null, pantry: readonly StockedProduct[]): boolean {
  if (foodId === TAP_WATER) return true
  return foodId !== null && STANDBYS.has(foodId) && !pantry.some((product) => product.foodId === foodId && product.isOut === true)
}
