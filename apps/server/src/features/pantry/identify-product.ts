import { productKey } from '@spizarka/culinary/matching'
import { parseGroceries } from '@spizarka/culinary/parse'

/** What a product's name says: what it is known by, its row of the food table if it has one, and whether it is a spice. */
export interface ProductIdentity {
  productKey: string
  foodId: string | null
  isSpice: boolean
}

/** Identifies a product by the name that its owner gave it, with the eyes that read a typed list. */
export function identifyProduct(name: string): ProductIdentity {
  const [item, another] = parseGroceries(name)
  const known = item && !another && item.problem === null ? item : undefined
  return { productKey: productKey(name), foodId: known?.foodId ?? null, isSpice: known?.isSpice ?? false }
}
