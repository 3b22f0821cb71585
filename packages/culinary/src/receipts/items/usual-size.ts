import type { Food } from '../../knowledge/index.ts'
import type { Amount } from '../../units/convert.ts'
import { misreadingCost } from './misread-size.ts'
import { packRarity, usualPacks } from './pack-rarity.ts'

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
  if (pack.unit === 'pieces' || !Number.isInteger(pack.value)) return pack
  let best = { value: pack.value, cost: packRarity(pack, food) }
  for (const value of new Set([...usualPacks(pack.unit, food), ...ofSameProduct])) {
    const rarity = Math.min(packRarity({ ...pack, value }, food), ofSameProduct.includes(value) ? BESIDE : Number.POSITIVE_INFINITY)
    const cost = rarity + misreadingCost(String(pack.value), String(value), blurred)
    if (cost < best.cost) best = { value, cost }
  }
  return best.value === pack.value ? pack : { ...pack, value: best.value }
}
