import { findFoodById, isA, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { daysBetween } from '../../../compose/pantry/index.ts'
import { once } from '../../../remembered.ts'
import { isFrozen, isTapWater, type StockIndex } from '../../../stock/index.ts'
import { canBeFrozen, isFreshMeat } from '../../carrying-out/freezable.ts'
import type { DishNeed } from '../../plan-request.ts'
import { isFromFar } from './seasons.ts'
import { packOf, type Spare, spareOf } from './spare.ts'

/** What is bought of one food, as far as choosing dishes goes by it. */
export interface Buying {
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
export interface Wanted {
  buying: Buying
  grams: number
}

const ITEM = 8
/** What is bought all the same. */
const EVERYDAY_ITEM = 0.5
const SPICE_ITEM = 1
/** Each further pack of the same. */
const PACK = 1.4
/** Buying what stands at home in another kind. */
const ITS_LIKE_AT_HOME = 32
/** Buying fresh what waits in the freezer. */
const ANOTHER_FORM_AT_HOME = 32
/** Buying meat or fish while other that ends is frozen for nothing. */
const MEAT_AT_HOME = 24
/** What comes from far at this time of the year: any of it, and each further pack. */
const FROM_FAR = { item: 8, pack: 6 }
/** Kept no longer than that: what is left over of a pack is thrown away. */
const SPOILS_DAYS = 45
const SPOILED = 3.5
/** Meat and fish that nobody eats are the dearest of it. */
const SPOILED_MEAT = 7
const OPENED_TIN = 2
/** What keeps is used one day: still nobody likes a bottle of it for a spoonful. */
const KEPT = 1.2
export const NEVER_SHORT = Number.POSITIVE_INFINITY

/** What buying each food would come to beside what stands at home: reckoned once for all ways to lay out the days. */
export class Purchases {
  readonly #stock: StockIndex
  readonly #thrift: number
  readonly #errand: number
  readonly #headWeeks: number
  readonly #startOn: string
  readonly #known = new Map<string, Buying>()
  readonly #wanted = new WeakMap<readonly DishNeed[], readonly Wanted[]>()
  readonly #heaps: () => readonly HeapAtHome[]
  readonly #atHome: () => readonly string[]
  readonly #meat: readonly string[]

  /** `errand`: how much more than usual any errand is minded; `headWeeks`: how many people eat from it, each for so much of a week; `startOn`: the first day, `YYYY-MM-DD`; `meat`: at home, that ends and that dishes take. */
  constructor(
    stock: StockIndex,
    {
      thrift,
      errand = 1,
      headWeeks,
      startOn,
      meat = [],
    }: { thrift: number; errand?: number; headWeeks: number; startOn: string; meat?: readonly string[] },
  ) {
    this.#stock = stock
    this.#thrift = thrift
    this.#errand = errand
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
        return there.length === 0 ? [] : { foods: there, points: this.#thrift * points }
      }),
      ...(meat.length === 0 ? [] : [{ foods: meat, points: this.#thrift * MEAT_AT_HOME }]),
      ...(forms.length === 0 ? [] : [{ foods: forms, points: this.#thrift * ANOTHER_FORM_AT_HOME }]),
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
    if (food.spice) return { ...never, held: supplies.length > 0 ? NEVER_SHORT : 0, item: SPICE_ITEM * this.#thrift * this.#errand }
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
    const isAnotherKind = held === 0 && alike.some(({ points }) => points >= this.#thrift * ITS_LIKE_AT_HOME)
    const isFar = isFromFar(food, Number(this.#startOn.slice(5, 7)))
    return {
      held,
      lastDay: days.length === 0 ? NEVER_SHORT : Math.max(...days),
      spoils: spoils || food.storage === 'fridge',
      pack: packOf(food),
      waste,
      item: (isEveryday && !isAnotherKind ? EVERYDAY_ITEM : ITEM) * this.#thrift * this.#errand + (isFar ? FROM_FAR.item : 0),
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
