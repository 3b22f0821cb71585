import type { Food } from '@spizarka/knowledge'
import type { Amount } from '../../units/convert.ts'
import { printingsOf } from './misread-size.ts'
import { packRarity } from './pack-rarity.ts'

/** What the other lines of a receipt say of how its sizes are read. */
export interface SizesBeside {
  /** Noughts of other sizes were misread. */
  blurred: boolean
  /** Sizes that other lines print for the same product. */
  ofSameProduct: readonly number[]
}

/** A size that another line of the product has is nearly as good as one of the food's own packs. */
const BESIDE = 0.5

/** The size that a pack most likely has where OCR read this one: itself, or a usual pack of the food that one misreading makes it of. */
export function usualSize(pack: Amount, food: Food | null, { blurred, ofSameProduct }: SizesBeside): Amount {
  const read = String(pack.value)
  if (!/^\d{2,}$/.test(read)) return pack
  let best = { value: pack.value, cost: packRarity(pack, food) }
  if (best.cost === 0) return pack
  for (const { printed, cost } of printingsOf(read, blurred)) {
    const value = Number(printed)
    const rarity = ofSameProduct.includes(value) ? BESIDE : packRarity({ ...pack, value }, food)
    if (rarity + cost < best.cost) best = { value, cost: rarity + cost }
  }
  return { ...pack, value: best.value }
}
