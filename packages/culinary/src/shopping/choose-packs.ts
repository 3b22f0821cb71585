import { roundQuantity } from '../units/index.ts'

/** So many packs of one size. */
export interface ChosenPacks {
  count: number
  size: number
}

/** What one more pack to carry, open and throw away is worth, as a share of what is bought. */
const EACH_FURTHER_PACK = 0.15

/**
 * The packs to buy for a quantity, in the unit of both: of the known sizes the one of which the fewest that do leave least over, where a further
 * pack is worth a little waste; the commoner of two that are alike. Null where no size is known.
 */
export function choosePacks(quantity: number, sizes: readonly number[] = []): ChosenPacks | null {
  let best: { packs: ChosenPacks; cost: number } | null = null
  for (const size of sizes) {
    const count = Math.max(1, Math.ceil(roundQuantity(quantity / size)))
    const cost = count * size * (1 + EACH_FURTHER_PACK * (count - 1))
    if (!best || cost < best.cost) best = { packs: { count, size }, cost }
  }
  return best?.packs ?? null
}
