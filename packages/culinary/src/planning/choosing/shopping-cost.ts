import { type Food, findFoodById, isA, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { daysBetween } from '../../compose/pantry/index.ts'
import { once } from '../../remembered.ts'
import { isFrozen, isTapWater, type StockIndex } from '../../stock/index.ts'
import { canBeFrozen, isFreshMeat } from '../carrying-out/freezable.ts'
import type { DishNeed } from '../plan-request.ts'
import { isFromFar } from './seasons.ts'

/** What is bought of one food, as far as choosing dishes goes by it. */
interface Buying {
  /** Its place among the foods that were asked for: what dishes need of it is counted there. */
  place: number
  food: string
  /** However much is needed of it, it costs nothing: from the tap, a staple, a jar of a spice. */
  isFree: boolean
  /** Grams that the pantry supplies. */
  held: number
  /** The last day on which any of that may be eaten, counted from the first. */
  lastDay: number
  /** Whether what is past its day is none any more: a sauce of yesterday's date is one. */
  spoils: boolean
  /** Grams in the usual pack. */
  pack: number
  /** What a whole pack left over is worth: what spoils before it is used again. */
  waste: number
  /** What having to buy any is worth. */
  item: number
  /** What each further pack is worth. */
  further: number
  /** Heaps of foods at home that do the same, and what it costs to buy this one all the same. */
  alike: readonly { foods: readonly string[]; points: number }[]
  /** Of the heaps of which nobody buys two kinds those that it is of, and what a second kind costs. */
  oneOf: readonly { heap: number; points: number }[]
  /** Grams for all that eat from which on more of it is minded; null where nobody minds. */
  most: number | null
  /** Bought every few days whatever is cooked. */
  isEveryday: boolean
  /** What is not bought of a need where the rest stands at home. */
  spare: Spare
}

/** What a dish needs of a food of which it is known what buying it comes to. */
interface Wanted {
  buying: Buying
  grams: number
}

const ITEM = 5.5
/** What is bought all the same. */
const EVERYDAY_ITEM = 0.5
const SPICE_ITEM = 1
/** A dish of which all stood at home, had not others taken it. */
const GONE = 3
/** Each further pack of the same. */
const PACK = 1.4
/** Buying what stands at home in another kind. */
const ITS_LIKE_AT_HOME = 20
/** Buying fresh what waits in the freezer. */
const ANOTHER_FORM_AT_HOME = 16
/** Buying meat or fish while other that ends is frozen for nothing. */
const MEAT_AT_HOME = 24
/** What comes from far at this time of the year: any of it, and each further pack. */
const FROM_FAR = { item: 5, pack: 4 }
/** The part of what is bought from which on its like at home could have stood in for some of it. */
const TWIN = 0.25
/** Each further week's share of one head, where there is more of a food than anybody eats in a week. */
const TOO_MUCH = 12
/** Kept no longer than that: what is left over of a pack is thrown away. */
const SPOILS_DAYS = 45
const SPOILED = 3.5
/** Meat and fish that nobody eats are the dearest of it. */
const SPOILED_MEAT = 7
const OPENED_TIN = 2
/** What keeps is used one day: still nobody likes a bottle of it for a spoonful. */
const KEPT = 1.2
/** A pack of which less than this part is eaten is bought for a spoonful. */
const SPOONFUL = 0.2
const FOR_A_SPOONFUL = 4
/** Cooking on a day on which what stands at home for it is past its own: the list would count it as there. */
const PAST_ITS_DAY = 25
const EVERYDAY_PAST_ITS_DAY = 3
/** Of what stands at home, the part that nobody takes for there. */
const HARDLY_LEFT = 0.1
/** Sums of grams that are taken away again leave that much. */
const LEAST_BOUGHT_G = 1e-3
const NEVER_SHORT = Number.POSITIVE_INFINITY

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

/** What buying each food would come to beside what stands at home: reckoned once for all ways to lay out the days. */
export class Purchases {
  readonly #stock: StockIndex
  readonly #thrift: number
  readonly #headWeeks: number
  readonly #startOn: string
  readonly #known = new Map<string, Buying>()
  readonly #wanted = new WeakMap<readonly DishNeed[], readonly Wanted[]>()
  readonly #heaps: () => readonly HeapAtHome[]
  readonly #atHome: () => readonly string[]
  readonly #meat: readonly string[]

  /** `headWeeks`: how many people eat from it, each for so much of a week; `startOn`: the first day, `YYYY-MM-DD`; `meat`: at home, that ends and that dishes take. */
  constructor(
    stock: StockIndex,
    { thrift, headWeeks, startOn, meat = [] }: { thrift: number; headWeeks: number; startOn: string; meat?: readonly string[] },
  ) {
    this.#stock = stock
    this.#thrift = thrift
    this.#headWeeks = headWeeks
    this.#startOn = startOn
    this.#heaps = once(() => heapsAtHome(stock))
    this.#atHome = once(() => foodsAtHome(stock))
    this.#meat = meat
  }

  of(id: string): Buying {
    let known = this.#known.get(id)
    if (!known) {
      const described = this.#describe(id)
      const isFree = described.held === NEVER_SHORT && !described.spoils && described.most === null
      this.#known.set(id, (known = { ...described, isFree, food: id, place: this.#known.size }))
    }
    return known
  }

  /** What is known of buying each of a dish's needs, but for those that nobody can weigh. */
  wantedOf(needs: readonly DishNeed[]): readonly Wanted[] {
    let wanted = this.#wanted.get(needs)
    if (!wanted) {
      wanted = needs.flatMap(({ food, grams }) => (food === null || grams === null ? [] : { buying: this.of(food), grams }))
      this.#wanted.set(needs, wanted)
    }
    return wanted
  }

  #alikeAtHome(id: string): Buying['alike'] {
    const meat = isFreshMeat({ foodId: id, isSpice: false }) ? this.#meat.filter((food) => food !== id) : []
    const forms = this.#atHome().filter((food) => isAnotherForm(food, id))
    return [
      ...this.#heaps().flatMap(({ kinds, foods, points }) => {
        const there = isOneOf(id, kinds) ? foods.filter((food) => food !== id) : []
        return there.length === 0 ? [] : { foods: there, points }
      }),
      ...(meat.length === 0 ? [] : [{ foods: meat, points: MEAT_AT_HOME }]),
      ...(forms.length === 0 ? [] : [{ foods: forms, points: ANOTHER_FORM_AT_HOME }]),
    ]
  }

  #oneOf(id: string): Buying['oneOf'] {
    return MENU_RULES.planning.oneKind.flatMap(({ foods, points }, heap) => (isOneOf(id, foods) ? { heap, points } : []))
  }

  #mostOf(id: string): number | null {
    const grams = MENU_RULES.planning.aWeek.mostAHead.find(({ foods }) => isOneOf(id, foods))?.grams
    return grams === undefined ? null : grams * this.#headWeeks
  }

  #describe(id: string): Omit<Buying, 'food' | 'place' | 'isFree'> {
    const food = findFoodById(id)
    const never = {
      held: NEVER_SHORT,
      lastDay: NEVER_SHORT,
      spoils: false,
      pack: 1,
      waste: 0,
      item: 0,
      further: 0,
      alike: [],
      oneOf: [],
      most: null,
      isEveryday: true,
      spare: { part: 0, more: 0, crumb: 0 },
    }
    if (!food || isTapWater(id) || this.#stock.stapleFor(id) !== null) return never
    const supplies = this.#stock.suppliesOf({ food: id, name: food.name }).filter(({ standsIn }) => !standsIn)
    const held = supplies.reduce(
      (sum, { amount, gramsPerUnit }) => sum + (amount === null || gramsPerUnit === null ? NEVER_SHORT : amount.quantity * gramsPerUnit),
      0,
    )
    if (food.spice) return { ...never, held: supplies.length > 0 ? NEVER_SHORT : 0, item: SPICE_ITEM * this.#thrift }
    const days = supplies.map(({ product }) => {
      const there = this.#stock.pantry[product]
      const bestBefore = there === undefined || canBeFrozen(there) ? null : there.bestBefore
      return bestBefore === null ? NEVER_SHORT : (daysBetween(this.#startOn, bestBefore) ?? NEVER_SHORT)
    })
    const spoils = food.storage !== 'freezer' && food.shelfLifeDays <= SPOILS_DAYS
    const isMeat = MENU_RULES.meatAndFish.some((aisle) => aisle === food.aisle)
    const isEveryday = isOneOf(id, MENU_RULES.planning.everyday)
    const waste = isEveryday
      ? EVERYDAY_ITEM
      : spoils
        ? isMeat
          ? SPOILED_MEAT
          : SPOILED
        : food.aisle === 'cans-and-jars'
          ? OPENED_TIN
          : food.packs
            ? KEPT * this.#thrift
            : 0
    const alike = this.#alikeAtHome(id)
    // A loaf is bought every few days, but no other kind of it while one is there.
    const isAnotherKind = held === 0 && alike.some(({ points }) => points >= ITS_LIKE_AT_HOME)
    const isFar = isFromFar(food, Number(this.#startOn.slice(5, 7)))
    return {
      held,
      lastDay: days.length === 0 ? NEVER_SHORT : Math.max(...days),
      spoils: spoils || food.storage === 'fridge',
      pack: packOf(food),
      waste,
      item: (isEveryday && !isAnotherKind ? EVERYDAY_ITEM : ITEM) * this.#thrift + (isFar ? FROM_FAR.item : 0),
      further: PACK + (isFar ? FROM_FAR.pack : 0),
      alike,
      oneOf: this.#oneOf(id),
      most: this.#mostOf(id),
      isEveryday,
      spare: spareOf(food),
    }
  }
}

/** Foods that do the same on a plate, and those of them that stand at home. */
interface HeapAtHome {
  kinds: readonly string[]
  foods: readonly string[]
  points: number
}

function foodsAtHome({ pantry }: StockIndex): string[] {
  return [...new Set(pantry.flatMap(({ foodId, isOut }) => (foodId === null || isOut ? [] : foodId)))]
}

/** Whether one is the other as another shelf has it, fresh or frozen. */
function isAnotherForm(one: string, other: string): boolean {
  if (one === other || isFrozen(one) === isFrozen(other)) return false
  const [parent, otherParent] = [one, other].map((id) => findFoodById(id)?.parent)
  return isA(one, other) || isA(other, one) || (parent !== undefined && parent === otherParent && findFoodById(parent) !== null)
}

function heapsAtHome(stock: StockIndex): HeapAtHome[] {
  const there = foodsAtHome(stock)
  return [
    ...MENU_RULES.alikeOnPlate.map((foods) => ({ foods, points: ITS_LIKE_AT_HOME })),
    ...MENU_RULES.planning.oneKind,
    ...MENU_RULES.planning.firstFromHome,
  ].map(({ foods: kinds, points }) => ({ kinds, foods: there.filter((food) => isOneOf(food, kinds)), points }))
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

/** Of a need, the part that nobody buys a pack for: the dishes are made with what there is. Dough minds. */
const REMAINDER = { usual: 0.15, exact: 0.1 }
const EXACT = ['maka', 'jajka', 'mleko', 'maslo', 'drozdze', 'cukier']
/** A bird is cooked whole and a ready dish heated whole: each may be smaller than the one of the recipe by this. */
const SMALLER_WHOLE = 1 / 3
const WHOLE_BIRD_G = 1000
/** What is cut up or poured into a pot as it comes: twice the remainder of it is nothing to go for, where that is a crumb of a pack. */
const LOOSE = ['meat', 'fish', 'vegetables', 'fruit', 'cold-cuts', 'pasta-and-rice', 'pulses-nuts-seeds']
const MORE_REMAINDER = 0.2
/** Of the smallest pack. */
const CRUMB = 1 / 3

/** What may be lacking of a need where there is some of it at home: a part of it, or a greater part up to so many grams. */
interface Spare {
  part: number
  more: number
  crumb: number
}

/** What may be lacking of a need for a food where there is some of it at home. */
export function spareOf(food: Food): Spare {
  const { id, aisle, origin, kind, gramsPerPiece = 0 } = food
  const isWholeBird = aisle === 'meat' && origin.includes('poultry') && gramsPerPiece >= WHOLE_BIRD_G
  const part = isWholeBird || kind === 'dish' ? SMALLER_WHOLE : REMAINDER[isOneOf(id, EXACT) ? 'exact' : 'usual']
  return { part, more: MORE_REMAINDER, crumb: LOOSE.includes(aisle) ? CRUMB * packOf(food) : 0 }
}

/** Whether what stands at home is enough for a need, but for a remainder that nobody goes to the shop for; all in grams. */
export function isEnough(held: number, need: number, { part, more: most, crumb }: Spare): boolean {
  const short = need - held
  return short <= 0 || (held > 0 && (short < part * need || (short < most * need && short < crumb)))
}

/** Grams of the smallest pack of a food; what is sold by the piece alone, as a pumpkin, is bought whole. */
function packOf({ unit, density = 1, gramsPerPiece = 1, packs }: Food): number {
  const perUnit = unit === 'ml' ? density : unit === 'pieces' ? gramsPerPiece : 1
  return perUnit * (packs?.reduce((least, size) => Math.min(least, size)) ?? (unit === 'pieces' ? 1 : gramsPerPiece / perUnit))
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
