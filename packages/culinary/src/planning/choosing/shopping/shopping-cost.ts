import type { DishNeed } from '../../plan-request.ts'
import { type Buying, NEVER_SHORT, type Purchases } from './purchases.ts'
import { isEnough } from './spare.ts'

/** A dish of which all stood at home, had not others taken it. */
const GONE = 3
/** The part of what is bought from which on its like at home could have stood in for some of it. */
const TWIN = 0.25
/** Each further week's share of one head, where there is more of a food than anybody eats in a week. */
const TOO_MUCH = 48
/** A pack of which less than this part is eaten is bought for a spoonful. */
const SPOONFUL = 0.2
const FOR_A_SPOONFUL = 9
/** Cooking on a day on which what stands at home for it is past its own: the list would count it as there. */
const PAST_ITS_DAY = 25
const EVERYDAY_PAST_ITS_DAY = 3
/** Of what stands at home, the part that nobody takes for there. */
const HARDLY_LEFT = 0.1
/** Sums of grams that are taken away again leave that much. */
const LEAST_BOUGHT_G = 1e-3

/** What the dishes of a plan cost together to buy: each item, and what is left over of packs that do not keep. The more dishes share a pack the better. */
export class ShoppingCost {
  readonly #purchases: Purchases
  /** Grams that dishes need of a food, by its place: on days on which what is at home is good, and on days on which it is not any more. */
  readonly #inTime: number[] = []
  readonly #late: number[] = []
  /** Foods that have to be bought, by the heap of which one kind is enough. */
  readonly #bought = new Map<number, Set<string>>()

  constructor(purchases: Purchases) {
    this.#purchases = purchases
  }

  /** `day`: on which it is cooked, counted from the first. */
  add(needs: readonly DishNeed[], times: number, day: number): void {
    for (const { buying, grams } of this.#purchases.wantedOf(needs)) {
      const { place, food } = buying
      const [inTime, late] = [this.#inTime[place] ?? 0, this.#late[place] ?? 0]
      if (isTooLate(buying, day)) this.#late[place] = late + times * grams
      else this.#inTime[place] = inTime + times * grams
      if (buying.oneOf.length === 0) continue
      const isBought = shortOf(buying, this.#inTime[place] ?? 0, this.#late[place] ?? 0) > LEAST_BOUGHT_G
      for (const { heap } of buying.oneOf) this.#noteBought(heap, food, isBought)
    }
  }

  #noteBought(heap: number, food: string, isBought: boolean): void {
    const foods = this.#bought.get(heap) ?? new Set()
    this.#bought.set(heap, foods)
    if (isBought) foods.add(food)
    else foods.delete(food)
  }

  /** What these needs add to the cost, beside all that was added. */
  of(needs: readonly DishNeed[], times: number, day: number): number {
    let sum = 0
    let all = 0
    let gone = 0
    for (const { buying, grams } of this.#purchases.wantedOf(needs)) {
      const again = times * grams
      all += again
      if (buying.isFree) continue
      const { place, food, most } = buying
      const [inTime, late] = [this.#inTime[place] ?? 0, this.#late[place] ?? 0]
      const isLate = isTooLate(buying, day)
      const [inTimeThen, lateThen] = isLate ? [inTime, late + again] : [inTime + again, late]
      const had = shortOf(buying, inTime, late)
      const has = shortOf(buying, inTimeThen, lateThen)
      sum += costOf(buying, has) - costOf(buying, had)
      sum += pastItsDay(buying, inTimeThen, lateThen) - pastItsDay(buying, inTime, late)
      // Of what was at home for this dish alone, the part that others take.
      if (has > had && !buying.isEveryday) gone += has - had - (isLate ? shortOf(buying, 0, again) : shortOf(buying, again, 0))
      const eaten = inTime + late
      if (most !== null) sum += (TOO_MUCH * (beyond(eaten + again, most) - beyond(eaten, most))) / most
      if (has > LEAST_BOUGHT_G && had <= LEAST_BOUGHT_G)
        for (const { heap, points } of buying.oneOf) {
          const others = this.#bought.get(heap)
          if (others && others.size > (others.has(food) ? 1 : 0)) sum += points
        }
      if (has > 0 && had <= 0)
        for (const { foods, points } of buying.alike) {
          // Half of it at home is most of a reason: dry beans do for twice their weight of tinned ones, and a dish may be smaller.
          const part = this.#leftOf(foods) / has
          if (part >= TWIN) sum += points * Math.sqrt(Math.min(1, part))
        }
    }
    return sum + (all > 0 ? (GONE * gone) / all : 0)
  }

  /** Grams of some foods at home that no dish takes. */
  #leftOf(foods: readonly string[]): number {
    let left = 0
    for (const food of foods) {
      const { held, place } = this.#purchases.of(food)
      left += Math.max(0, held - (this.#inTime[place] ?? 0))
    }
    return left
  }
}

/** Whether a dish of that day finds what stands at home past its own. */
function isTooLate({ spoils, lastDay }: Buying, day: number): boolean {
  return spoils && day > lastDay
}

/** What it costs that a dish is cooked when what is left of its food at home is past its day. */
function pastItsDay({ held, isEveryday }: Buying, inTime: number, late: number): number {
  if (held === 0 || held === NEVER_SHORT || late <= LEAST_BOUGHT_G || held - inTime <= HARDLY_LEFT * held) return 0
  return isEveryday ? EVERYDAY_PAST_ITS_DAY : PAST_ITS_DAY
}

/** Grams that have to be bought. */
function shortOf({ held, spare }: Buying, inTime: number, late: number): number {
  return (isEnough(held, inTime, spare) ? 0 : inTime - held) + late
}

function beyond(grams: number, most: number): number {
  return Math.max(0, grams - most)
}

function costOf({ pack, waste, item, further }: Buying, short: number): number {
  if (short <= 0) return 0
  if (waste === 0) return item
  const packs = Math.ceil(short / pack - 1e-9)
  return item + further * (packs - 1) + waste * (packs - short / pack) + (short / pack < SPOONFUL ? FOR_A_SPOONFUL : 0)
}
