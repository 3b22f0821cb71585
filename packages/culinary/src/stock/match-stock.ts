import type { Unit } from '@spizarka/knowledge'
import { roundQuantity } from '../units/index.ts'
import { indexStock, type StockIndex, type Supply } from './index-stock.ts'
import { isTapWater, type NeededIngredient, type StockedProduct } from './stocked-product.ts'

/** What a pantry holds of one ingredient. */
export interface IngredientStock {
  /**
   * `partly`: some of it; `uncertain`: it is there in an amount that is not known or cannot be compared; `assumed`: what the pantry lacks
   * of it is a staple, or comes from the tap.
   */
  status: 'have' | 'partly' | 'assumed' | 'missing' | 'uncertain'
  /** The staple that it is taken for there by, also where the pantry holds it; null where it is none. */
  staple: string | null
  /** Place in the pantry of the product that is used first; null where there is none, and for water. */
  product: number | null
  /** The product's own unit, in which `needed` and `available` are; null with a spice. */
  unit: Unit | null
  needed: number | null
  /** What all products that do for it hold together, but for what ingredients before it take. */
  available: number | null
  /** Grams of what is needed that are there, as bought; null where nobody knows. */
  grams: number | null
  /** What cooking takes out of each product, in its own unit; never more than there is. */
  takes: readonly { product: number; unit: Unit; quantity: number }[]
}

/** Pieces differ: what is short by less than this is enough. */
export const ENOUGH = 0.95
const NONE: IngredientStock = {
  status: 'missing',
  staple: null,
  product: null,
  unit: null,
  needed: null,
  available: null,
  grams: 0,
  takes: [],
}

/**
 * Holds ingredients against a pantry, in their order: several products may share one need, and one product may serve several
 * ingredients. `staples` (ids of foods) are there whatever the pantry lists. `servingsFactor` multiplies what the ingredients state. Amounts are compared in grams as bought.
 */
export function matchStock(
  ingredients: readonly NeededIngredient[],
  pantry: readonly StockedProduct[],
  servingsFactor: number,
  staples: readonly string[] = [],
): IngredientStock[] {
  return matchIndexedStock(ingredients, indexStock(pantry, staples), servingsFactor)
}

/** The same against a pantry that is held against many recipes. */
export function matchIndexedStock(ingredients: readonly NeededIngredient[], stock: StockIndex, servingsFactor: number): IngredientStock[] {
  const taken = new Map<number, number>()
  return ingredients.map((ingredient) => {
    const grams = ingredient.grams === null ? null : ingredient.grams * servingsFactor
    const staple = stock.stapleFor(ingredient.food)
    const supplies = isTapWater(ingredient.food) ? [] : stock.suppliesOf(ingredient)
    const found = supplies.length === 0 ? NONE : meet(grams, supplies, taken)
    const isShort = found.status === 'missing' || found.status === 'partly'
    return staple !== null && isShort ? { ...found, status: 'assumed', staple, grams } : { ...found, staple }
  })
}

/** Whether an ingredient can be cooked with: it is there, in whatever amount, or taken for there. */
export function isAtHome({ status }: Pick<IngredientStock, 'status'>): boolean {
  return status === 'have' || status === 'uncertain' || status === 'assumed'
}

function meet(needed: number | null, supplies: readonly Supply[], taken: Map<number, number>): IngredientStock {
  const spice = supplies.find(({ isSpice, amount }) => isSpice && amount === null)
  if (spice) return { ...NONE, status: 'have', product: spice.product, grams: needed }
  const weighed = supplies.flatMap((supply) => weighedOf(supply, taken))
  const [first] = weighed
  const vague = supplies.find(({ amount, gramsPerUnit }) => amount === null || gramsPerUnit === null)
  if (needed === null || !first) return uncertain(supplies[0], taken)
  const grams = weighed.reduce((sum, supply) => sum + supply.grams, 0)
  const isEnough = grams >= needed * ENOUGH
  return {
    staple: null,
    status: isEnough ? 'have' : vague ? 'uncertain' : grams > 0 ? 'partly' : 'missing',
    product: first.product,
    unit: first.unit,
    needed: roundQuantity(needed / first.gramsPerUnit),
    available: roundQuantity(grams / first.gramsPerUnit),
    grams: isEnough ? needed : vague ? null : grams,
    takes: takeFrom(weighed, needed, taken),
  }
}

interface WeighedSupply {
  product: number
  unit: Unit
  gramsPerUnit: number
  /** In the product's unit, and in grams of the ingredient. */
  left: number
  grams: number
}

function weighedOf({ product, amount, gramsPerUnit }: Supply, taken: ReadonlyMap<number, number>): WeighedSupply[] {
  if (amount === null || gramsPerUnit === null) return []
  const left = Math.max(0, amount.quantity - (taken.get(product) ?? 0))
  return [{ product, unit: amount.unit, gramsPerUnit, left, grams: left * gramsPerUnit }]
}

function uncertain(supply: Supply | undefined, taken: ReadonlyMap<number, number>): IngredientStock {
  if (!supply) return NONE
  const { product, amount } = supply
  const left = amount === null ? null : roundQuantity(Math.max(0, amount.quantity - (taken.get(product) ?? 0)))
  return { ...NONE, status: 'uncertain', product, unit: amount?.unit ?? null, available: left, grams: null }
}

function takeFrom(supplies: readonly WeighedSupply[], needed: number, taken: Map<number, number>): IngredientStock['takes'] {
  const takes: { product: number; unit: Unit; quantity: number }[] = []
  let open = needed
  for (const { product, unit, gramsPerUnit, left, grams } of supplies) {
    if (open <= 0) break
    const quantity = roundQuantity(Math.min(left, open / gramsPerUnit))
    if (quantity <= 0) continue
    taken.set(product, (taken.get(product) ?? 0) + quantity)
    takes.push({ product, unit, quantity })
    open -= grams
  }
  return takes
}
