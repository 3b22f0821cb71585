/** So many packs of one size. */
export interface ChosenPacks {
  count: number
  size: number
}

/** What one more pack to carry, open and throw away is worth, as a share of what is bought. */
const EACH_FURTHER_PACK = 0.05
/** What a size that is less common is less worth, likewise: it is not on every shelf. */
const EACH_RARER_SIZE = 0.05

/**
 * The packs to buy for a quantity, in the unit of both; `sizes` are the known ones, commonest first. Of each as few as do; the size that leaves least over, where
 * a further pack and a rarer size are each worth a little waste. Null where no size is known.
 */
export function choosePacks(quantity: number, sizes: readonly number[] = []): ChosenPacks | null {
  let best: { packs: ChosenPacks; cost: number } | null = null
  for (const [place, size] of sizes.entries()) {
    const count = Math.max(1, Math.ceil(quantity / size - 1e-9))
    const cost = count * size * (1 + EACH_FURTHER_PACK * (count - 1) + EACH_RARER_SIZE * place)
    if (!best || cost < best.cost) best = { packs: { count, size }, cost }
  }
  return best?.packs ?? null
}
