import { type Food, findFoodById, type Unit } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'
import { indexStock, isTapWater, type StockedProduct, type StockIndex } from '../stock/index.ts'
import type { Supply } from '../stock/index-stock.ts'
import { TakenStock } from '../stock/taken-stock.ts'
import { roundQuantity } from '../units/index.ts'
import { type ChosenPacks, choosePacks } from './choose-packs.ts'

/** What one dish needs of one food. */
export interface ShoppingNeed<Source> {
  /** Null for what the food table does not know. */
  food: string | null
  /** As on a shelf label. */
  name: string
  /** As bought: with peel, bones and brine; null where nobody stated how much. */
  grams: number | null
  /** What needs it; told back with the item. */
  source: Source
}

/** Amounts are in `unit`, three decimals at most. */
interface NeededProduct {
  food: string | null
  name: string
  unit: Unit
  need: number
  have: number
}

/** What has to be bought of one product. */
export interface ShoppingItem<Source> extends Omit<NeededProduct, 'unit' | 'need' | 'have'> {
  /** Null, as all amounts are, for a spice and where nobody said how much. */
  unit: Unit | null
  need: number | null
  /** All that the pantry holds of it; null where nobody knows how much that is. */
  have: number | null
  quantity: number | null
  packs: (ChosenPacks & { unit: Unit }) | null
  isSpice: boolean
  /** Each once, in the order of the needs. */
  sources: readonly Source[]
}

/** What has to be bought, and what the pantry holds enough of; in the order in which it is needed. */
export interface ReckonedShopping<Source> {
  items: ShoppingItem<Source>[]
  covered: NeededProduct[]
}

/** Whose pantry the needs are held against. */
export interface ShoppingHome {
  pantry: readonly StockedProduct[]
  /** Ids of foods that are taken for there and never bought, unless the pantry says that they are out. */
  staples: readonly string[]
  /** What is past its best-before day by then does not count, `YYYY-MM-DD`. */
  day: string
}

/**
 * Need − pantry: one item a product over all needs, in the unit that shops sell it in. What is a part of something (juice, a yolk) is bought as
 * that, and different parts come out of the same pieces. A product of the pantry that could serve two items serves the one of its own name
 * first, and nothing twice. Tap water and staples are not bought; spices are only when there are none.
 */
export function reckonShopping<Source>(needs: readonly ShoppingNeed<Source>[], home: ShoppingHome): ReckonedShopping<Source> {
  const fresh = home.pantry.filter(({ bestBefore }) => bestBefore === null || bestBefore >= home.day)
  const stock = indexStock(fresh, home.staples)
  const groups = groupByProduct(needs).map((group) => ({ ...group, supplies: suppliesOf(group, stock) }))
  const shared = new SharedPantry(stock)
  for (const { supplies, grams } of groups) shared.take(supplies.own, grams)
  const found: ReckonedShopping<Source> = { items: [], covered: [] }
  for (const group of groups) {
    const held = holdAgainstPantry(group, stock, shared)
    if (held.isCovered) found.covered.push(...held.covered)
    else found.items.push(held.item)
  }
  return found
}

/** What all needs together want of one product. */
interface Group<Source> {
  food: Food | null
  name: string
  /** Null where nobody stated any. */
  grams: number | null
  /** Of the need that takes most. */
  most: number
  parts: readonly string[]
  sources: readonly Source[]
}

function groupByProduct<Source>(needs: readonly ShoppingNeed<Source>[]): Group<Source>[] {
  const groups = new Map<string, ShoppingNeed<Source>[]>()
  for (const need of needs) {
    if (isTapWater(need.food)) continue
    const key = need.food === null ? `?${fold(need.name.trim())}` : wholeOf(need.food)
    groups.set(key, [...(groups.get(key) ?? []), need])
  }
  return [...groups].map(([key, all]) => {
    const food = findFoodById(key)
    return {
      food,
      name: food?.name ?? all[0]?.name ?? key,
      grams: gramsOf(all),
      most: Math.max(0, ...all.map((need) => need.grams ?? 0)),
      parts: [...new Set(all.flatMap((need) => (need.food !== null && need.food !== key && food ? need.food : [])))],
      sources: [...new Set(all.map(({ source }) => source))],
    }
  })
}

/** What a shop sells for a food: for the juice of a lemon, lemons. */
function wholeOf(food: string): string {
  return findFoodById(food)?.partOf?.whole ?? food
}

/** Grams of the whole; of several parts those of the one that needs most, for the others are in the same pieces. */
function gramsOf(needs: readonly ShoppingNeed<unknown>[]): number | null {
  const byPart = new Map<string | null, number>()
  for (const { food, grams } of needs) {
    const part = food === null ? undefined : findFoodById(food)?.partOf
    if (grams !== null) byPart.set(part ? food : null, (byPart.get(part ? food : null) ?? 0) + grams / (part?.share ?? 1))
  }
  if (byPart.size === 0) return null
  const { whole, parts } = [...byPart].reduce(
    (sum, [part, grams]) => (part === null ? { ...sum, whole: grams } : { ...sum, parts: Math.max(sum.parts, grams) }),
    { whole: 0, parts: 0 },
  )
  return whole + parts
}

/** What the pantry has for a product: of its own name, and what does for it under another. */
interface Supplies {
  own: readonly Supply[]
  other: readonly Supply[]
}

function suppliesOf({ food, name, parts }: Group<unknown>, stock: StockIndex): Supplies {
  if (!food) return { own: stock.suppliesOf({ food: null, name }), other: [] }
  const all = stock.suppliesOf({ food: food.id, name }).filter(({ standsIn }) => !standsIn)
  const isOwn = ({ product }: Supply): boolean => stock.pantry[product]?.foodId === food.id
  return { own: all.filter(isOwn), other: [...all.filter((supply) => !isOwn(supply)), ...parts.flatMap((part) => partsHeld(part, stock))] }
}

/** Of a part that the pantry holds as such (a bottle of lemon juice), in grams of the whole. */
function partsHeld(part: string, stock: StockIndex): Supply[] {
  const share = findFoodById(part)?.partOf?.share ?? 1
  return stock.suppliesOf({ food: part, name: part }).flatMap((supply) => {
    if (stock.pantry[supply.product]?.foodId !== part) return []
    return { ...supply, gramsPerUnit: supply.gramsPerUnit === null ? null : supply.gramsPerUnit / share }
  })
}

/** A pantry of which every product is given once. */
class SharedPantry {
  readonly #stock: StockIndex
  readonly #taken = new TakenStock()

  constructor(stock: StockIndex) {
    this.#stock = stock
  }

  /** Grams that are left of what these supply. */
  leftOf(supplies: readonly Supply[]): number {
    return supplies.reduce((sum, supply) => sum + this.#leftOf(supply), 0)
  }

  take(supplies: readonly Supply[], grams: number | null): void {
    let open = grams ?? 0
    for (const supply of supplies) {
      const taken = Math.min(open, this.#leftOf(supply))
      if (taken <= 0 || supply.gramsPerUnit === null) continue
      this.#taken.commit([{ product: supply.product, quantity: taken / supply.gramsPerUnit }], [supply])
      open -= taken
    }
  }

  #leftOf(supply: Supply): number {
    const { amount, gramsPerUnit } = supply
    if (amount === null || gramsPerUnit === null || this.#stock.pantry[supply.product]?.isOut) return 0
    return Math.max(0, amount.quantity - this.#taken.of(supply)) * gramsPerUnit
  }
}

type Held<Source> = { isCovered: true; covered: NeededProduct[] } | { isCovered: false; item: ShoppingItem<Source> }

function holdAgainstPantry<Source>(group: Group<Source> & { supplies: Supplies }, stock: StockIndex, shared: SharedPantry): Held<Source> {
  const { food, name, grams, sources, supplies } = group
  const all = [...supplies.own, ...supplies.other]
  const head = { food: food?.id ?? null, name, sources, isSpice: food?.spice === true }
  const nothing = { ...head, unit: null, need: null, have: null, quantity: null, packs: null }
  // Of what is kept without an amount there is some, enough for a spoonful of it, and more is not known of a need without one.
  const isKept = all.some(({ isSpice, amount, product }) => amount === null && (isSpice || !stock.pantry[product]?.isOut))
  const isThere =
    all.some(({ isSpice, amount }) => isSpice && amount === null) ||
    ((head.isSpice || grams === null) && all.length > 0) ||
    (isKept && food !== null && grams !== null && group.most <= leastKept(food) && grams <= SPOONFULS * leastKept(food))
  if (isThere) return { isCovered: true, covered: [] }
  const isStaple = food !== null && stock.stapleFor(food.id) !== null
  if (head.isSpice || grams === null) return isStaple ? { isCovered: true, covered: [] } : { isCovered: false, item: nothing }
  const { unit, gramsPerUnit } = unitOf(food, supplies.own, stock)
  const own = supplies.own.reduce((sum, { amount, gramsPerUnit: rate }) => sum + (amount?.quantity ?? 0) * (rate ?? 0), 0)
  const other = shared.leftOf(supplies.other)
  shared.take(supplies.other, Math.max(0, grams - own))
  const need = roundQuantity(grams / gramsPerUnit)
  const have = roundQuantity((own + other) / gramsPerUnit)
  if (have >= need) return { isCovered: true, covered: [{ food: head.food, name, unit, need, have }] }
  if (isStaple) return { isCovered: true, covered: [] }
  const isVague = all.some((supply) => supply.amount === null || supply.gramsPerUnit === null)
  const lacking = isVague ? need : roundQuantity(need - have)
  const packs = choosePacks(lacking, food?.unit === unit ? sizesOf(food) : undefined)
  const quantity = packs ? roundQuantity(packs.count * packs.size) : unit === 'pieces' ? Math.ceil(lacking) : lacking
  return {
    isCovered: false,
    item: { ...head, unit, need, have: isVague ? null : have, quantity, packs: packs && { ...packs, unit } },
  }
}

/** What is there for one dish by the clove or the spoon is there for as many dishes as a week has, up to so many times that. */
const SPOONFULS = 3
/** A head of garlic or two. */
const LEAST_OF_PIECES_G = 60
/** Of the usual pack: of what keeps for months and is used by the spoon, and of what is used up soon. */
const LEAST_OF_PACK = { kept: 1 / 2, fresh: 1 / 4 }
const KEPT_DAYS = 180

/** Grams of a food that are there where somebody has it and nobody said how much: one piece of it, or a good part of its usual pack. */
function leastKept({ unit, packs, gramsPerPiece, density, storage, shelfLifeDays }: Food): number {
  if (unit === 'pieces') return Math.max(gramsPerPiece ?? 0, LEAST_OF_PIECES_G)
  const grams = (packs?.[0] ?? 0) * (unit === 'ml' ? (density ?? 1) : 1)
  return grams * (storage === 'cupboard' && shelfLifeDays >= KEPT_DAYS ? LEAST_OF_PACK.kept : LEAST_OF_PACK.fresh)
}

/** Pieces of fruit and vegetables that are weighed one by one: no berry, no pumpkin. */
const LOOSE_PIECE_G = [60, 500] as const
/** A smaller bag than that is a pack, and nobody opens it for one piece. */
const LOOSE_FROM_G = 500

/** The packs of a food, commonest first; of what is sold loose one piece too: one banana, two carrots. */
function sizesOf({ unit, aisle, storage, gramsPerPiece = 0, packs = [] }: Food): readonly number[] {
  const isGreen = (aisle === 'fruit' || aisle === 'vegetables') && storage !== 'freezer' && unit === 'grams'
  const [least, most] = LOOSE_PIECE_G
  const isLoose = packs.length > 0 && packs.every((size) => size >= LOOSE_FROM_G) && gramsPerPiece >= least && gramsPerPiece <= most
  return isGreen && isLoose ? [...packs, gramsPerPiece] : packs
}

/** The unit that a product is sold in, and its grams in one: as the owner of the pantry taught them, else as the food table has them. */
function unitOf(food: Food | null, own: readonly Supply[], stock: StockIndex): { unit: Unit; gramsPerUnit: number } {
  if (!food || food.unit === 'grams') return { unit: 'grams', gramsPerUnit: 1 }
  const kept = own.find(({ amount, gramsPerUnit, product }) => {
    return amount?.unit === food.unit && gramsPerUnit !== null && stock.pantry[product]?.foodId === food.id
  })
  if (kept?.gramsPerUnit != null) return { unit: food.unit, gramsPerUnit: kept.gramsPerUnit }
  if (food.unit === 'ml') return { unit: 'ml', gramsPerUnit: food.density ?? 1 }
  return food.gramsPerPiece === undefined ? { unit: 'grams', gramsPerUnit: 1 } : { unit: 'pieces', gramsPerUnit: food.gramsPerPiece }
}
