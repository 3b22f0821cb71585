import type { DishKind } from '@spizarka/knowledge'
import type { PlanDish } from '../plan-dish.ts'
import type { ProductToUse } from '../products-to-use.ts'
import type { MealSlot } from '../slots.ts'
import { isWished, isWishedAt, type WishedThing } from '../wish-of-days.ts'
import type { ChosenMeals, PlanTable } from './chosen-meals.ts'
import type { Surroundings } from './surroundings.ts'

/** Of its portions the part below which a product that ends is left over; places tried for it; the least gain. */
const LEFT = 0.6
/** Of meat and fish what is left over is frozen for nothing, or bought again: less of it. */
const LEFT_OF_MEAT = 0.8
/** What is eaten out of the freezer is worth less than in time, and more than not at all. */
const THAWED = 0.5
/** How much a product must be eaten to have a place before all else. */
export const LEAST_LAID_OUT = 0.5
/** Portions that a dish counts for that was asked for by name. */
const WISHED = 4
/** The same that a kind of dish counts for that belongs into every week. */
const CUSTOMARY = 1

/** What of all that is there, before some places are chosen anew: portions of each product that are eaten in time, and what is missed already. */
export interface KeptMusts {
  eaten: readonly number[]
  missed: ReadonlySet<WishedThing>
  kindsMissed: ReadonlySet<DishKind>
}

/** Of what was there and is gone how many portions a dish brings back, and the most that any may; what was asked for counts as some. */
export interface BringsBack {
  most: number
  by(dish: PlanDish): number
}

/** What a plan must not do without: what ends is eaten, what was asked for by name comes, and what belongs into every week. */
export class Musts {
  readonly #table: PlanTable
  readonly #meals: ChosenMeals

  constructor(table: PlanTable, meals: ChosenMeals) {
    this.#table = table
    this.#meals = meals
  }

  /** Portions of what must be eaten that are eaten in time; what was asked for by name and comes counts as some. */
  count(): number {
    const { ending, wished } = this.#table
    const eaten = ending.reduce((sum, product, at) => {
      return sum + (product.must > 0 ? product.must * Math.min(product.portions, this.#eatenOf(at, product)) : 0)
    }, 0)
    return eaten + WISHED * (wished.length - this.missed().length) - CUSTOMARY * this.#meals.kindsMissed().length
  }

  /** What the plan has of it now, to be remembered before some places are chosen anew. */
  kept(): KeptMusts {
    const eaten = this.#table.ending.map((product, at) =>
      product.must > 0 ? Math.min(product.portions, this.#takenInTime(at, product.days)) : 0,
    )
    return { eaten, missed: new Set(this.missed()), kindsMissed: new Set(this.#meals.kindsMissed()) }
  }

  /** What dishes bring back at an empty place of what was kept before. */
  bringsBack({ eaten, missed, kindsMissed }: KeptMusts, slot: MealSlot, { taken, times, day, place }: Surroundings): BringsBack {
    const { ending } = this.#table
    const open = ending.map(({ must }, at) => must * Math.max(0, (eaten[at] ?? 0) - (taken[at] ?? 0)))
    const things = this.missed().filter((thing) => !missed.has(thing) && isWishedAt(thing, slot))
    const isMain = place === 'main' || place === 'light'
    const kinds = isMain ? this.#meals.kindsMissed().filter((kind) => !kindsMissed.has(kind)) : []
    return {
      most: open.reduce((sum, each) => sum + each, 0) + WISHED * things.length + CUSTOMARY * kinds.length,
      by(dish) {
        let portions = 0
        for (const { at, share } of dish.uses) {
          const product = ending[at]
          if (product && day <= product.days) portions += Math.min(open[at] ?? 0, product.must * share * times)
        }
        for (const thing of things) if (isWished(thing, dish)) portions += WISHED
        return portions + (kinds.includes(dish.facts.kind) ? CUSTOMARY : 0)
      },
    }
  }

  /** Portions of what must be eaten that a dish takes. */
  of({ uses }: PlanDish): number {
    const { ending } = this.#table
    return uses.reduce((sum, { at, share }) => sum + ((ending[at]?.must ?? 0) >= LEAST_LAID_OUT ? Math.min(1, share) : 0), 0)
  }

  /** What was asked for by name, and is nowhere where it might be. */
  missed(): WishedThing[] {
    return this.#table.wished.filter((thing) => this.comesAt(thing).length < (thing.often?.least ?? 1))
  }

  /** What comes oftener than it was to. */
  tooOften(): WishedThing[] {
    const { slots, wished } = this.#table
    return wished.filter((thing) => {
      if (thing.often === null) return false
      const { most, isOfDaysRunning } = thing.often
      if (!isOfDaysRunning) return this.comesAt(thing).length > most
      const days = new Set(slots.flatMap((slot, at) => (isComing(thing, slot, this.#meals.at(at)) ? slot.day : [])))
      return [...days].some((day) => days.has(day + 1))
    })
  }

  /** Places at which something that was asked for is cooked. */
  comesAt(thing: WishedThing): number[] {
    return this.#table.slots.flatMap((slot, place) => {
      const dish = thing.often === null ? this.#meals.at(place) : this.#meals.cookedAt(place)
      return isComing(thing, slot, dish) ? place : []
    })
  }

  /** Whether so much of a product is taken by no dish that one more is looked for. */
  isLeft(at: number, { days, portions, isMeatOrFish }: ProductToUse): boolean {
    return this.#eatenOf(at, { days, isMeatOrFish }, 1) < (isMeatOrFish ? LEFT_OF_MEAT : LEFT) * portions
  }

  /** Portions of a product that are eaten: in time, and what waits for its dish in the freezer for a part of that. */
  #eatenOf(at: number, { days, isMeatOrFish }: Pick<ProductToUse, 'days' | 'isMeatOrFish'>, thawed = THAWED): number {
    const inTime = this.#takenInTime(at, days)
    return isMeatOrFish ? inTime + thawed * (this.#takenInTime(at, Number.POSITIVE_INFINITY) - inTime) : inTime
  }

  /** Portions of a product that ends that are taken until its day. */
  #takenInTime(product: number, days: number): number {
    return this.#table.slots.reduce((sum, { day }, place) => {
      return sum + (day > days ? 0 : shareOf(this.#meals.cookedAt(place), product) * this.#meals.timesAt(place))
    }, 0)
  }
}

function shareOf(dish: PlanDish | null | undefined, product: number): number {
  return dish?.uses.find(({ at }) => at === product)?.share ?? 0
}

function isComing(thing: WishedThing, slot: MealSlot, dish: PlanDish | null): boolean {
  return dish !== null && isWishedAt(thing, slot) && isWished(thing, dish)
}
