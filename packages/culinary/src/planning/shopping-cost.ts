import { findFoodById, MENU_RULES } from '@spizarka/knowledge'
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
}

const ITEM = 0.22
const SPICE_ITEM = 0.25
/** Kept no longer than that: what is left over of a pack is thrown away. */
const SPOILS_DAYS = 14
const SPOILED = 0.9
/** Meat and fish that nobody eats are the dearest of it. */
const SPOILED_MEAT = 3
const OPENED_TIN = 0.6
/** What keeps is used one day: still nobody likes a bottle of it for a spoonful. */
const KEPT = 0.35
const NEVER_SHORT = Number.POSITIVE_INFINITY

/** What the dishes of a plan cost together to buy: each item, and what is left over of packs that do not keep. The more dishes share a pack the better. */
export class ShoppingCost {
  readonly #stock: StockIndex
  readonly #thrift: number
  readonly #known = new Map<string, Buying>()
  readonly #needed = new Map<string, number>()

  constructor(stock: StockIndex, thrift: number) {
    this.#stock = stock
    this.#thrift = thrift
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
      sum += costOf(buying, needed + times * grams) - costOf(buying, needed)
    }
    return sum
  }

  #buying(id: string): Buying {
    let known = this.#known.get(id)
    if (!known) this.#known.set(id, (known = this.#describe(id)))
    return known
  }

  #describe(id: string): Buying {
    const food = findFoodById(id)
    if (!food || isTapWater(id) || this.#stock.stapleFor(id) !== null) return { held: NEVER_SHORT, pack: 1, waste: 0, item: 0 }
    const supplies = this.#stock.suppliesOf({ food: id, name: food.name }).filter(({ standsIn }) => !standsIn)
    const held = supplies.reduce(
      (sum, { amount, gramsPerUnit }) => sum + (amount === null || gramsPerUnit === null ? NEVER_SHORT : amount.quantity * gramsPerUnit),
      0,
    )
    if (food.spice) return { held: supplies.length > 0 ? NEVER_SHORT : 0, pack: 1, waste: 0, item: SPICE_ITEM * this.#thrift }
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
    return { held, pack: pack * perUnit, waste, item: ITEM * this.#thrift }
  }
}

function costOf({ held, pack, waste, item }: Buying, needed: number): number {
  const short = needed - held
  if (short <= 0) return 0
  if (waste === 0) return item
  const packs = Math.ceil(short / pack - 1e-9)
  return item + waste * (packs - short / pack)
}
