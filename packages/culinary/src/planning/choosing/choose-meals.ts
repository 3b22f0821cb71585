import type { PlanDish } from '../plan-dish.ts'
import type { WishedThing } from '../wish-of-days.ts'
import { ChosenMeals, type PlanTable } from './chosen-meals.ts'
import { customAt } from './customs.ts'
import { Musts } from './musts.ts'
import { isUrgent } from './offers.ts'
import { PlaceChoice, type WhatIsBroughtBack } from './place-choice.ts'
import { Skeleton } from './skeleton.ts'
import type { Surroundings } from './surroundings.ts'

/** Of a place, beside all others: what the dish there is worth, and what others would be. */
interface Weighed {
  worth: number
  around: Surroundings
  points: Map<PlanDish, number>
}

/** The more depends on a meal, the earlier it is chosen. */
const ORDER = { main: 0, light: 1, breakfast: 2, snack: 3 }
const FREE_DAY = 8
/** Places tried for what would be left over, and the least gain. */
const PLACES_TRIED = 2
const LEAST_GAIN = 0.01
/** Of a portion of what must be eaten: less is no change; what a whole one is worth beside all else. */
const LEAST_EATEN = 0.2
const FOR_A_PORTION = 15
/** What it costs that something that was asked for by name comes nowhere: no way to lay out the days is worth that. */
const NOT_AS_WISHED = 150
/** A dish that loses more than this is not made good by what else is cooked that day. */
const LEAST_TRIED = -30

/** Meals that are chosen one for the other: what is best for one depends on all the rest. */
export class MealChoice {
  readonly #table: PlanTable
  readonly #meals: ChosenMeals
  readonly #places: PlaceChoice
  readonly #musts: Musts
  readonly #skeleton: Skeleton
  /** Kept as long as nothing is chosen. */
  readonly #weighed = new Map<number, Weighed>()

  constructor(table: PlanTable) {
    this.#table = table
    this.#meals = new ChosenMeals(table)
    this.#places = new PlaceChoice(table, this.#meals)
    this.#musts = new Musts(table, this.#meals)
    this.#skeleton = new Skeleton(table, this.#meals, this.#places, this.#musts)
  }

  /** The dish that is cooked or eaten up there. */
  at(place: number): PlanDish | null {
    return this.#meals.at(place)
  }

  put(place: number, dish: PlanDish | null): void {
    this.#meals.put(place, dish)
  }

  /** Chooses for one place beside all others; false where nothing may stand there. */
  choose(place: number, isAllowed?: (dish: PlanDish) => boolean): boolean {
    return this.#places.choose(place, isAllowed)
  }

  /** A dish that cannot be written out is chosen no more. */
  refuse(dish: PlanDish): void {
    this.#places.refuse(dish)
  }

  /** What was asked for by name, and is nowhere where it might be. */
  missed(): WishedThing[] {
    return this.#musts.missed()
  }

  tooOften(): WishedThing[] {
    return this.#musts.tooOften()
  }

  /** Chooses for every place, first of all dishes of the meat, fish and ready food that ends; false where one has no dish. */
  chooseAll(): boolean {
    const { slots } = this.#table
    const order = slots
      .flatMap((slot, place) => (slot.leftoversOf === null ? place : []))
      .toSorted((one, other) => ORDER[slots[one]?.place ?? 'main'] - ORDER[slots[other]?.place ?? 'main'] || one - other)
    const isFirst = order.every((place) => this.#meals.cookedAt(place) === null)
    for (const place of order) {
      const there = this.#meals.cookedAt(place)
      if (there && this.#places.isRefused(there)) this.put(place, null)
    }
    this.#skeleton.layOut(order)
    return order.every((place) => {
      if (this.#meals.cookedAt(place) === null) return this.choose(place)
      if (!isFirst) this.#tryAnew([place])
      return true
    })
  }

  /** Chooses each again beside all others, then whole days and what would be left over. */
  improve(): boolean {
    if (!this.chooseAll()) return false
    const cooked = this.#cookedFrom(0)
    this.#tryDays(cooked)
    this.#useUp(cooked)
    // What uses something up leaves its day another one.
    this.#tryDays(cooked)
    this.#keepCustoms(cooked)
    this.#keepApart(cooked)
    return true
  }

  /**
   * The piece of meat that the house keeps for a Sunday is tried there where another day has it: neither meal alone would be chosen otherwise, since one dish
   * takes all of it.
   */
  #keepCustoms(cooked: readonly number[]): void {
    const { slots, ending } = this.#table
    for (const place of cooked) {
      const slot = slots[place]
      const custom = slot ? customAt(slot) : null
      if (custom === null) continue
      const takesIt = (each: number): boolean =>
        (this.#meals.cookedAt(each)?.uses ?? []).some(
          ({ at }) => ending[at]?.custom === custom && (ending[at]?.days ?? 0) >= (slot?.day ?? 0),
        )
      if (takesIt(place)) continue
      for (const other of cooked.filter(takesIt)) {
        const dish = this.#meals.cookedAt(other)
        if (dish && this.#tryAnew([place, other], dish)) break
      }
    }
  }

  /** Two meals that stand on the same are chosen again together, either one first: exchanging one alone finds the other in its way. */
  #keepApart(cooked: readonly number[]): void {
    for (const place of cooked)
      for (const other of this.#meals.clashesWith(place)) if (!this.#tryAnew([place, other])) this.#tryAnew([other, place])
  }

  /** Chooses again from a place on, for the dish there cannot be made: something else for it, what else of that day is better then, and what uses up what the two took. */
  chooseAgain(place: number): boolean {
    const cooked = this.#cookedFrom(place)
    const day = this.#table.slots[place]?.day
    const taken = (): number[] =>
      cooked.flatMap((other) =>
        this.#table.slots[other]?.day === day ? (this.#meals.cookedAt(other)?.uses ?? []).map(({ at }) => at) : [],
      )
    const before = taken()
    if (!this.choose(place)) return false
    this.#tryDay(day, cooked)
    // Of all else nothing was left over before, or no dish was worth it.
    this.#useUp(cooked, new Set([...before, ...taken()]))
    return true
  }

  #cookedFrom(first: number): number[] {
    return this.#table.slots.flatMap(({ leftoversOf }, place) => (leftoversOf === null && place >= first ? place : []))
  }

  #tryDays(cooked: readonly number[]): void {
    for (const day of new Set(cooked.map((place) => this.#table.slots[place]?.day))) this.#tryDay(day, cooked)
  }

  #tryDay(day: number | undefined, cooked: readonly number[]): void {
    const places = cooked.filter((place) => this.#table.slots[place]?.day === day)
    this.#tryAnew(places)
    if (places.length > 1) this.#tryAnew(places.toReversed())
  }

  #useUp(cooked: readonly number[], asked: ReadonlySet<number> | null = null): void {
    const { slots, ending } = this.#table
    this.#weighed.clear()
    for (const [at, product] of ending.entries()) {
      if (asked?.has(at) === false || !this.#musts.isLeft(at, product)) continue
      const inTime = cooked.filter((place) => (slots[place]?.day ?? 0) <= product.days)
      if (this.#tryUsing(at, inTime) || (isUrgent(product) && product.isMeatOrFish && this.#tryUsing(at, cooked))) this.#weighed.clear()
    }
  }

  /**
   * Makes room for something that would be left over: a dish that takes it at the place where that costs least, and what else is cooked that day chosen again.
   * False where that was worth nothing.
   */
  #tryUsing(product: number, places: readonly number[]): boolean {
    const { slots } = this.#table
    const tried = places
      .flatMap((place) => {
        const found = this.#bestUsing(product, place)
        return found ? [{ place, ...found }] : []
      })
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, PLACES_TRIED)
    return tried.some(({ place, dish }) => {
      const sameDay = places.filter((other) => other !== place && slots[other]?.day === slots[place]?.day)
      return this.#tryAnew([place, ...sameDay], dish)
    })
  }

  /**
   * The dish that takes a product and is worth most at a place, another than stands there, and how much more than that; null where all lose too much, or leave
   * what must be eaten.
   */
  #bestUsing(product: number, place: number): { dish: PlanDish; gain: number } | null {
    const slot = this.#table.slots[place]
    const using = slot ? this.#table.offers.using(product, slot) : []
    const before = this.#meals.cookedAt(place)
    if (using.length === 0 || !before) return null
    const { worth, around, points } = this.#weigh(place)
    const unknown = using.filter(({ dish }) => !points.has(dish))
    if (unknown.length > 0) {
      this.put(place, null)
      // What loses more than is tried need not be reckoned to its end.
      const floor = worth + LEAST_TRIED
      for (const { dish, points: own, mostUse } of unknown) {
        const isTried = own + mostUse + this.#meals.mostMissed > floor && this.#places.mayStand(dish, around)
        points.set(dish, isTried ? own + this.#meals.worthBeside(dish, around, floor - own) : Number.NEGATIVE_INFINITY)
      }
      this.put(place, before)
    }
    const musts = this.#musts.count()
    let best: { dish: PlanDish; gain: number } | null = null
    for (const { dish } of using) {
      // Choosing the rest of a day around the dish that stands there is done for all days at once, and takes the place of no other try.
      if (dish === before) continue
      const gain = (points.get(dish) ?? Number.NEGATIVE_INFINITY) - worth
      if (gain > (best?.gain ?? LEAST_TRIED) && this.#mustsWith(dish, place) - musts > -LEAST_EATEN) best = { dish, gain }
    }
    return best
  }

  /** What the plan has of what it must not do without, with another dish at a place. */
  #mustsWith(dish: PlanDish, place: number): number {
    const before = this.#meals.cookedAt(place)
    this.put(place, dish)
    const musts = this.#musts.count()
    this.put(place, before)
    return musts
  }

  /** What stands around a place and what the dish there is worth: the same until something else is chosen. */
  #weigh(place: number): Weighed {
    let known = this.#weighed.get(place)
    if (known) return known
    const before = this.#meals.cookedAt(place)
    known = { worth: this.#places.takeOut(place), around: this.#meals.surroundingsOf(place), points: new Map() }
    this.put(place, before)
    this.#weighed.set(place, known)
    return known
  }

  /**
   * Chooses some places again one after the other, the first of them for `first` if that is given, and keeps that where all of them are worth more than
   * before. What must be eaten comes first: nothing takes its place, and more of it is worth a plan that is a little worse else.
   */
  #tryAnew(places: readonly number[], first: PlanDish | null = null): boolean {
    const before = places.map((place) => this.#meals.cookedAt(place))
    const [musts, kept] = [this.#musts.count(), this.#musts.kept()]
    const worth = this.#places.takeAllOut(places)
    const choose = (bringsBack?: WhatIsBroughtBack): 'better' | 'worse' | 'lacking' => {
      const isChosen = places.every((place, at) => {
        return this.#places.choose(place, at === 0 && first ? (dish) => dish === first : undefined, bringsBack)
      })
      if (!isChosen) return 'worse'
      const more = this.#musts.count() - musts
      const gain = this.#places.takeAllOut(places, { andBack: true }) - worth
      if (more <= -LEAST_EATEN) return gain > LEAST_GAIN ? 'lacking' : 'worse'
      return gain > (more > LEAST_EATEN ? -FOR_A_PORTION * more : LEAST_GAIN) ? 'better' : 'worse'
    }
    let chosen = choose()
    if (chosen === 'lacking') {
      // Better but for what must be eaten: once more, with that before all else.
      for (const place of places) this.put(place, null)
      chosen = choose((slot, around) => this.#musts.bringsBack(kept, slot, around))
    }
    if (chosen === 'better') return true
    for (const [at, place] of places.entries()) this.put(place, before[at] ?? null)
    return false
  }

  /** What all that was chosen is worth together; a day on which nobody cooks the main dish is worth something too, and so is what was asked for. */
  worth(): number {
    const { slots } = this.#table
    const missed = NOT_AS_WISHED * this.missed().length
    return slots.reduce((sum, slot, place) => {
      const dish = this.#meals.cookedAt(place)
      if (slot.leftoversOf !== null) return sum + FREE_DAY
      if (!dish) return sum
      // Each is counted as if it came last, so that what two share is counted for both: the same in all plans that are compared.
      const worth = this.#places.takeOut(place)
      this.put(place, dish)
      return sum + worth
    }, -missed)
  }
}
