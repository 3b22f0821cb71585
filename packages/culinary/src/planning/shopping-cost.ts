import { findFoodById, isA, MENU_RULES } from '@spizarka/knowledge'
import { isTapWater, type StockIndex } from '../stock/index.ts'
import type { DishNeed } from './plan-request.ts'

/** What is bought of one food, as far as choosing dishes goes by it. */
interface Buying {
  /** Grams that the pantry supplies. */
  held: number
  /** Grams in the usual pack. */
  pack: number
  /** What a whole pack left over is worth: what spoils before it is used again. */
  waste: number
  /** What having to buy any is worth. */
  item: number
  /** Foods at home that do the same on a plate. */
  alike: readonly string[]
  /** Grams for all that eat from which on more of it is minded; null where nobody minds. */
  most: number | null
}

const ITEM = 0.6
const SPICE_ITEM = 0.5
/** Buying what stands at home in another kind. */
const ITS_LIKE_AT_HOME = 6
/** Each further week's share of one head, where there is more of a food than anybody eats in a week. */
const TOO_MUCH = 9
/** Kept no longer than that: what is left over of a pack is thrown away. */
const SPOILS_DAYS = 14
const SPOILED = 0.9
/** Meat and fish that nobody eats are the dearest of it. */
const SPOILED_MEAT = 3
const OPENED_TIN = 0.6
/** What keeps is used one day: still nobody likes a bottle of it for a spoonful. */
const KEPT = 0.7
const NEVER_SHORT = Number.POSITIVE_INFINITY

/** What the dishes of a plan cost together to buy: each item, and what is left over of packs that do not keep. The more dishes share a pack the better. */
export class ShoppingCost {
  readonly #stock: StockIndex
  readonly #thrift: number
  readonly #headWeeks: number
  readonly #known = new Map<string, Buying>()
  readonly #needed = new Map<string, number>()

  /** `headWeeks`: how many people eat from it, each for so much of a week. */
  constructor(stock: StockIndex, { thrift, headWeeks }: { thrift: number; headWeeks: number }) {
    this.#stock = stock
    this.#thrift = thrift
    this.#headWeeks = headWeeks
  }

  add(needs: readonly DishNeed[], times: number): void {
    for (const { food, grams } of needs)
      if (food !== null && grams !== null) this.#needed.set(food, (this.#needed.get(food) ?? 0) + times * grams)
  }

  /** What these needs add to the cost, beside all that was added. */
  of(needs: readonly DishNeed[], times: number): number {
    let sum = 0
    for (const { food, grams } of needs) {
      if (food === null || grams === null) continue
      const needed = this.#needed.get(food) ?? 0
      const buying = this.#buying(food)
      const all = needed + times * grams
      sum += costOf(buying, all) - costOf(buying, needed)
      if (buying.most !== null) sum += (TOO_MUCH * (beyond(all, buying.most) - beyond(needed, buying.most))) / buying.most
      if (buying.alike.length > 0 && all > buying.held && needed <= buying.held && this.#leftOf(buying.alike) >= all - buying.held)
        sum += ITS_LIKE_AT_HOME
    }
    return sum
  }

  /** Grams of some foods at home that no dish takes. */
  #leftOf(foods: readonly string[]): number {
    return foods.reduce((sum, food) => sum + Math.max(0, this.#buying(food).held - (this.#needed.get(food) ?? 0)), 0)
  }

  #alikeAtHome(id: string): string[] {
    const heaps = MENU_RULES.alikeOnPlate.filter((heap) => heap.some((kind) => isA(id, kind)))
    if (heaps.length === 0) return []
    const there = this.#stock.pantry.flatMap(({ foodId, isOut }) => (foodId === null || isOut || foodId === id ? [] : foodId))
    return [...new Set(there)].filter((food) => heaps.some((heap) => heap.some((kind) => isA(food, kind))))
  }

  #mostOf(id: string): number | null {
    const grams = MENU_RULES.planning.aWeek.mostAHead.find(({ foods }) => foods.some((food) => isA(id, food)))?.grams
    return grams === undefined ? null : grams * this.#headWeeks
  }

  #buying(id: string): Buying {
    let known = this.#known.get(id)
    if (!known) this.#known.set(id, (known = this.#describe(id)))
    return known
  }

  #describe(id: string): Buying {
    const food = findFoodById(id)
    if (!food || isTapWater(id) || this.#stock.stapleFor(id) !== null)
      return { held: NEVER_SHORT, pack: 1, waste: 0, item: 0, alike: [], most: null }
    const supplies = this.#stock.suppliesOf({ food: id, name: food.name }).filter(({ standsIn }) => !standsIn)
    const held = supplies.reduce(
      (sum, { amount, gramsPerUnit }) => sum + (amount === null || gramsPerUnit === null ? NEVER_SHORT : amount.quantity * gramsPerUnit),
      0,
    )
    if (food.spice)
      return { held: supplies.length > 0 ? NEVER_SHORT : 0, pack: 1, waste: 0, item: SPICE_ITEM * this.#thrift, alike: [], most: null }
    const perUnit = food.unit === 'ml' ? (food.density ?? 1) : food.unit === 'pieces' ? (food.gramsPerPiece ?? 1) : 1
    const pack = food.packs?.reduce((least, size) => Math.min(least, size)) ?? 1
    const spoils = food.storage !== 'freezer' && food.shelfLifeDays <= SPOILS_DAYS
    const isMeat = MENU_RULES.meatAndFish.some((aisle) => aisle === food.aisle)
    const waste = spoils
      ? isMeat
        ? SPOILED_MEAT
        : SPOILED
      : food.aisle === 'cans-and-jars'
        ? OPENED_TIN
        : food.packs
          ? KEPT * this.#thrift
          : 0
    return { held, pack: pack * perUnit, waste, item: ITEM * this.#thrift, alike: this.#alikeAtHome(id), most: this.#mostOf(id) }
  }
}

function beyond(grams: number, most: number): number {
  return Math.max(0, grams - most)
}

function costOf({ held, pack, waste, item }: Omit<Buying, 'alike' | 'most'>, needed: number): number {
  const short = needed - held
  if (short <= 0) return 0
  if (waste === 0) return item
  const packs = Math.ceil(short / pack - 1e-9)
  return item + waste * (packs - short / pack)
}
