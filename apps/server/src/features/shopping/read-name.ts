import type { Unit } from '@spizarka/contract/common'
import type { PantryCategory } from '@spizarka/contract/pantry'
import { productKey } from '@spizarka/culinary/matching'
import { parseGroceries } from '@spizarka/culinary/parse'
import { FOODS, type Food } from '@spizarka/knowledge'
import { categoryOf } from '../pantry/index.ts'

/** What the kitchen reads in a name, or in a line of groceries. */
export interface ReadName {
  /** On a shelf label. */
  name: string
  productKey: string
  foodId: string | null
  isSpice: boolean
  aisle: PantryCategory
  /** Null where the line says none, and for spices. */
  amount: { quantity: number; unit: Unit } | null
}

const CACHE_SIZE = 5_000
const remembered = new Map<string, ReadName>()

/** Reads what somebody typed as one product; what is several or none is a name as it is. Lists repeat themselves, so it remembers. */
export function readName(typed: string): ReadName {
  const known = remembered.get(typed)
  if (known) return known
  const read = readLabel(typed) ?? readUncached(typed)
  if (remembered.size >= CACHE_SIZE) remembered.clear()
  remembered.set(typed, read)
  return read
}

let shelfLabels: ReadonlyMap<string, Food> | undefined

/** What is on a shelf label is that food: lists that the kitchen writes are full of such names, and need no reading. */
function readLabel(typed: string): ReadName | undefined {
  shelfLabels ??= new Map(FOODS.map((food) => [food.name, food]))
  const food = shelfLabels.get(typed)
  if (!food) return undefined
  const identity = { foodId: food.id, isSpice: food.spice ?? false }
  return { name: food.name, productKey: productKey(food.name), ...identity, aisle: categoryOf(identity), amount: null }
}

/** The same without what is known or remembered. */
export function readUncached(typed: string): ReadName {
  const [item, another] = parseGroceries(typed)
  const known = item && !another && item.problem === null ? item : undefined
  const amount = known ? amountOf(known) : null
  // A name that the food table does not know stays in the words and letters of whoever wrote it.
  const name = known && (known.foodId !== null || amount !== null) ? known.productName : typed
  const identity = { foodId: known?.foodId ?? null, isSpice: known?.isSpice ?? false }
  return { name, productKey: productKey(name), ...identity, aisle: categoryOf(identity), amount }
}

function amountOf({ quantityGrams, quantityMl, quantityPieces }: Record<`quantity${'Grams' | 'Ml' | 'Pieces'}`, number | null>) {
  if (quantityGrams !== null) return { quantity: quantityGrams, unit: 'grams' as const }
  if (quantityMl !== null) return { quantity: quantityMl, unit: 'ml' as const }
  return quantityPieces === null ? null : { quantity: quantityPieces, unit: 'pieces' as const }
}
