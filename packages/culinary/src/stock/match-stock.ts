import type { Unit } from '@spizarka/knowledge'
import { roundQuantity } from '../units/index.ts'
import { indexStock, type StockIndex, type Supply } from './index-stock.ts'
import { isTapWater, type NeededIngredient, type StockedProduct } from './stocked-product.ts'
import { TakenStock } from './taken-stock.ts'

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
  /** Places of products that are another food and cook alike: whoever counts them names them. */
  standIns: readonly number[]
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
/** What nothing of the pantry does for. */
export const NOT_IN_PANTRY: IngredientStock = {
  status: 'missing',
  staple: null,
  product: null,
  standIns: [],
  unit: null,
  needed: null,
  available: null,
  grams: 0,
  takes: [],
}

/** What may be counted. */
export interface MatchOptions {
  /** Other foods that cook alike count where there is too little of the ingredient itself: only for those who name them beside it. */
  standIns?: boolean
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
  options: MatchOptions = {},
): IngredientStock[] {
  return matchIndexedStock(ingredients, indexStock(pantry, staples), servingsFactor, options)
}

/** The same against a pantry that is held against many recipes. */
export function matchIndexedStock(
  ingredients: readonly NeededIngredient[],
  stock: StockIndex,
  servingsFactor: number,
  { standIns = false }: MatchOptions = {},
): IngredientStock[] {
  const taken = new TakenStock()
  return ingredients.map((ingredient) => {
    const grams = ingredient.grams === null ? null : ingredient.grams * servingsFactor
    const staple = stock.stapleFor(ingredient.food)
    const supplies = isTapWater(ingredient.food) ? [] : stock.suppliesOf(ingredient)
    // Of most ingredients nothing is there.
    if (supplies.length === 0) return staple === null ? NOT_IN_PANTRY : { ...NOT_IN_PANTRY, status: 'assumed', staple, grams }
    const found = meetBest(grams, supplies, taken, standIns)
    const isShort = found.status === 'missing' || found.status === 'partly'
    return staple !== null && isShort ? { ...found, status: 'assumed', staple, grams } : { ...found, staple }
  })
}

/** By the food itself where that is enough; else, where it may be, by what stands in too. */
function meetBest(grams: number | null, supplies: readonly Supply[], taken: TakenStock, standIns: boolean): IngredientStock {
  const own = supplies.some(isAnother) ? supplies.filter((supply) => !isAnother(supply)) : supplies
  const found = meet(grams, own, taken)
  const best = standIns && own !== supplies && !isAtHome(found) ? meet(grams, supplies, taken) : found
  // A stand-in that adds nothing is not worth its name.
  const chosen = best.status === 'missing' ? found : best
  return { ...chosen, takes: taken.commit(chosen.takes, supplies) }
}

/** Another food that cooks alike; roots that make up a bunch are that bunch, though each is named. */
function isAnother({ standsIn, ofBunch }: Supply): boolean {
  return standsIn && ofBunch?.makesIt !== true
}

/** Whether an ingredient can be cooked with: it is there, in whatever amount, or taken for there. */
export function isAtHome({ status }: Pick<IngredientStock, 'status'>): boolean {
  return status === 'have' || status === 'uncertain' || status === 'assumed'
}

function meet(needed: number | null, supplies: readonly Supply[], taken: TakenStock): IngredientStock {
  const spice = supplies.find(({ isSpice, amount }) => isSpice && amount === null)
  if (spice)
    return { ...NOT_IN_PANTRY, status: 'have', product: spice.product, standIns: spice.standsIn ? [spice.product] : [], grams: needed }
  if (supplies.length === 0) return NOT_IN_PANTRY
  const weighed: WeighedSupply[] = []
  let vague: Supply | undefined
  let first: WeighedSupply | undefined
  let grams = 0
  for (const supply of supplies) {
    const each = weighedOf(supply, needed, taken)
    if (each === null) {
      vague ??= supply
      continue
    }
    weighed.push(each)
    grams += each.grams
    if (each.grams > 0) first ??= each
  }
  first ??= weighed[0]
  if (needed === null || !first) return uncertain(supplies[0], taken)
  const isEnough = grams >= needed * ENOUGH
  const takes = takesFrom(weighed, needed)
  return {
    staple: null,
    status: isEnough ? 'have' : vague ? 'uncertain' : grams > 0 ? 'partly' : 'missing',
    product: first.supply.product,
    standIns: standInsAmong(takes, supplies, !isEnough && vague ? vague : null),
    unit: first.unit,
    needed: roundQuantity(needed / first.gramsPerUnit),
    available: roundQuantity(grams / first.gramsPerUnit),
    grams: isEnough ? needed : vague ? null : grams,
    takes,
  }
}

/** What must be named of what is taken, and of what is there in an amount that nobody knows. */
function standInsAmong(takes: IngredientStock['takes'], supplies: readonly Supply[], vague: Supply | null): readonly number[] {
  if (!supplies.some(({ standsIn }) => standsIn)) return NONE
  const used = new Set([...takes.map(({ product }) => product), ...(vague ? [vague.product] : [])])
  return [...new Set(supplies.flatMap(({ product, standsIn }) => (standsIn && used.has(product) ? product : [])))]
}

const NONE: readonly number[] = []

interface WeighedSupply {
  supply: Supply
  unit: Unit
  gramsPerUnit: number
  /** In grams of the ingredient: what is there of it, as far as it may make up the ingredient. */
  grams: number
  /** Of a bunch: what is taken of this part before more is taken of any. */
  firstGrams: number
}

/** Null of what there is in an amount that nobody knows. */
function weighedOf(supply: Supply, needed: number | null, taken: TakenStock): WeighedSupply | null {
  const { amount, gramsPerUnit, ofBunch } = supply
  if (amount === null || gramsPerUnit === null) return null
  const there = Math.max(0, amount.quantity - taken.of(supply)) * gramsPerUnit
  const most = ofBunch === null || needed === null ? there : Math.min(there, ofBunch.most * needed)
  const firstGrams = ofBunch === null || needed === null ? most : Math.min(most, ofBunch.share * needed)
  return { supply, unit: amount.unit, gramsPerUnit, grams: most, firstGrams }
}

function uncertain(supply: Supply | undefined, taken: TakenStock): IngredientStock {
  if (!supply) return NOT_IN_PANTRY
  const { product, amount, standsIn } = supply
  const left = amount === null ? null : roundQuantity(Math.max(0, amount.quantity - taken.of(supply)))
  const standIns = standsIn ? [product] : []
  return { ...NOT_IN_PANTRY, status: 'uncertain', product, standIns, unit: amount?.unit ?? null, available: left, grams: null }
}

/** What is taken of each: first each part of a bunch as far as the bunch has it, then what is still open of whatever there is more of. */
function takesFrom(supplies: readonly WeighedSupply[], needed: number): IngredientStock['takes'] {
  const [only] = supplies
  if (only && supplies.length === 1 && only.supply.ofBunch === null) {
    const quantity = roundQuantity(Math.max(0, Math.min(needed, only.grams)) / only.gramsPerUnit)
    return quantity > 0 ? [{ product: only.supply.product, unit: only.unit, quantity }] : []
  }
  const grams = supplies.map(() => 0)
  let open = needed
  for (const limit of ['firstGrams', 'grams'] as const)
    for (let place = 0; place < supplies.length && open > 0; place += 1) {
      const more = Math.min(open, (supplies[place]?.[limit] ?? 0) - (grams[place] ?? 0))
      if (more <= 0) continue
      grams[place] = (grams[place] ?? 0) + more
      open -= more
    }
  const takes: { product: number; unit: Unit; quantity: number }[] = []
  for (let place = 0; place < supplies.length; place += 1) {
    const each = supplies[place]
    if (!each) continue
    const { supply, unit, gramsPerUnit } = each
    const quantity = roundQuantity((grams[place] ?? 0) / gramsPerUnit)
    if (quantity > 0) takes.push({ product: supply.product, unit, quantity })
  }
  return takes
}
