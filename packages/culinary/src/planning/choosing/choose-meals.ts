import type { PlanDish } from '../plan-dish.ts'
import type { ProductToUse } from '../products-to-use.ts'
import { isWished, isWishedAt, type WishedThing } from '../wish-of-days.ts'
import { ChosenMeals, type PlanTable } from './chosen-meals.ts'
import { customAt } from './customs.ts'
import { isUrgent, type Offer } from './offers.ts'
import { STRUCK_OUT } from './place-points.ts'
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
/** Dishes that are made at most of one thing that ends. */
const MOST_DISHES_OF_ONE = 3
/** Of its portions the part below which a product that ends is left over; places tried for it; the least gain. */
const LEFT = 0.6
/** Of meat and fish what is left over is frozen for nothing, or bought again: less of it. */
const LEFT_OF_MEAT = 0.8
/** What is eaten out of the freezer is worth less than in time, and more than not at all. */
const THAWED = 0.5
const PLACES_TRIED = 2
const LEAST_GAIN = 0.01
/** Of a portion of what must be eaten: less is no change; what a whole one is worth beside all else. */
const LEAST_EATEN = 0.2
const FOR_A_PORTION = 15
/** How much a product must be eaten to have a place before all else. */
const LEAST_LAID_OUT = 0.5
/** What it costs that something that was asked for by name comes nowhere: no way to lay out the days is worth that. */
const NOT_AS_WISHED = 150
/** Portions that a dish counts for that was asked for by name. */
const WISHED = 4
/** The same that a kind of dish counts for that belongs into every week. */
const CUSTOMARY = 1
/** A dish that loses more than this is not made good by what else is cooked that day. */
const LEAST_TRIED = -30

/** Meals that are chosen one for the other: what is best for one depends on all the rest. */
export class MealChoice {
  readonly #table: PlanTable
  readonly #meals: ChosenMeals
  readonly #refused = new Set<PlanDish>()
  /** Kept as long as nothing is chosen. */
  readonly #weighed = new Map<number, Weighed>()

  constructor(table: PlanTable) {
    this.#table = table
    this.#meals = new ChosenMeals(table)
  }

  /** The dish that is cooked or eaten up there. */
  at(place: number): PlanDish | null {
    return this.#meals.at(place)
  }

  put(place: number, dish: PlanDish | null): void {
    this.#meals.put(place, dish)
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
      if (there && this.#refused.has(there)) this.put(place, null)
    }
    this.#layOutWished(order)
    this.#layOutEnding(order)
    this.#layOutCustomary(order)
    return order.every((place) => {
      if (this.#meals.cookedAt(place) === null) return this.choose(place)
      if (!isFirst) this.#tryAnew([place])
      return true
    })
  }

  /** A dish that was asked for by name has its place before all others, on its day where it has one. */
  #layOutWished(order: readonly number[]): void {
    const { slots, offers } = this.#table
    const open = this.missed().flatMap((thing) => Array.from({ length: (thing.times ?? 1) - this.#comesAt(thing).length }, () => thing))
    for (const thing of open) {
      const [best] = order
        .flatMap((place) => {
          const slot = slots[place]
          if (!slot || this.#meals.cookedAt(place) !== null || !isWishedAt(thing, slot)) return []
          const wished = offers.for(slot).filter(({ dish }) => isWished(thing, dish))
          const ofHome = wished.filter(({ dish }) => this.#mustsOf(dish) > 0)
          return this.#bestOf(place, ofHome.length > 0 ? ofHome : wished) ?? []
        })
        // Nobody buys for it what waits at home.
        .toSorted((one, other) => this.#mustsOf(other.dish) - this.#mustsOf(one.dish) || other.points - one.points)
      if (best) this.put(best.place, best.dish)
    }
  }

  /** Portions of what must be eaten that a dish takes. */
  #mustsOf({ uses }: PlanDish): number {
    const { ending } = this.#table
    return uses.reduce((sum, { at, share }) => sum + ((ending[at]?.must ?? 0) >= LEAST_LAID_OUT ? Math.min(1, share) : 0), 0)
  }

  /** What was asked for by name, and is nowhere where it might be. */
  missed(): WishedThing[] {
    return this.#table.wished.filter((thing) => this.#comesAt(thing).length < (thing.times ?? 1))
  }

  /** Places at which something that was asked for is cooked. */
  #comesAt(thing: WishedThing): number[] {
    return this.#table.slots.flatMap((slot, place) => {
      const dish = thing.times === null ? this.#meals.at(place) : this.#meals.cookedAt(place)
      return dish !== null && isWishedAt(thing, slot) && isWished(thing, dish) ? place : []
    })
  }

  /** What must be eaten gets its meals before anything else is thought of: of each such product dishes until it is used up, each where it suits best before its day. */
  #layOutEnding(order: readonly number[]): void {
    const { slots, ending } = this.#table
    const urgent = ending
      .flatMap((product, at) => (product.must >= LEAST_LAID_OUT ? { ...product, at } : []))
      .toSorted((one, other) => one.days - other.days || other.must - one.must)
    for (const { at, ...product } of urgent) {
      const { days, isMeatOrFish } = product
      for (let open = MOST_DISHES_OF_ONE; open > 0 && this.#isLeft(at, product); open -= 1) {
        const places = order.filter((place) => this.#meals.cookedAt(place) === null)
        const inTime = places.filter((place) => (slots[place]?.day ?? 0) <= days)
        // A piece of meat is kept for Sunday and fish for Friday, where it lasts until then.
        const kept = inTime.filter(
          (place) => slots[place] !== undefined && product.custom !== null && customAt(slots[place]) === product.custom,
        )
        const best = this.#bestUserOf(at, kept) ?? this.#bestUserOf(at, inTime) ?? (isMeatOrFish ? this.#bestUserOf(at, places) : null)
        if (!best) break
        this.put(best.place, best.dish)
      }
    }
  }

  /** A kind of dish that belongs into every week of these months has its place where it suits best, unless it is no meal there. */
  #layOutCustomary(order: readonly number[]): void {
    const { slots, offers } = this.#table
    for (const kind of this.#meals.kindsMissed()) {
      const [best] = order
        .flatMap((place) => {
          const slot = slots[place]
          if (!slot || this.#meals.cookedAt(place) !== null || (slot.place !== 'main' && slot.place !== 'light')) return []
          const able = offers.for(slot).filter(({ dish, points }) => dish.facts.kind === kind && points > -STRUCK_OUT)
          return this.#bestOf(place, able) ?? []
        })
        .toSorted((one, other) => other.points - one.points)
      if (best) this.put(best.place, best.dish)
    }
  }

  /** Of some places the one where a dish that takes a product suits best. */
  #bestUserOf(product: number, places: readonly number[]): { place: number; dish: PlanDish } | null {
    const [best] = places
      .flatMap((place) => {
        const slot = this.#table.slots[place]
        const { offers } = this.#table
        const using = slot ? offers.using(product, slot).filter(({ dish }) => !offers.isAgainstWish(dish, slot)) : []
        return this.#bestOf(place, using) ?? []
      })
      .toSorted((one, other) => other.points - one.points)
    return best ?? null
  }

  /** Whether so much of a product is taken by no dish that one more is looked for. */
  #isLeft(at: number, { days, portions, isMeatOrFish }: ProductToUse): boolean {
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

  #bestOf(place: number, offers: readonly Offer[]): { place: number; dish: PlanDish; points: number } | null {
    if (offers.length === 0) return null
    const around = this.#meals.surroundingsOf(place)
    let best: { place: number; dish: PlanDish; points: number } | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const { dish, points: own } of offers) {
      if (!this.#mayStand(dish, around)) continue
      const points: number = own + this.#meals.worthBeside(dish, around, most - own)
      if (points > most) {
        best = { place, dish, points }
        most = points
      }
    }
    return best
  }

  /** Chooses each again beside all others, then whole days and what would be left over. */
  improve(): boolean {
    if (!this.chooseAll()) return false
    const cooked = this.#cookedFrom(0)
    for (const day of new Set(cooked.map((place) => this.#table.slots[place]?.day))) this.#tryDay(day, cooked)
    this.#useUp(cooked)
    this.#keepApart(cooked)
    return true
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

  #tryDay(day: number | undefined, cooked: readonly number[]): void {
    const places = cooked.filter((place) => this.#table.slots[place]?.day === day)
    this.#tryAnew(places)
    if (places.length > 1) this.#tryAnew(places.toReversed())
  }

  #useUp(cooked: readonly number[], asked: ReadonlySet<number> | null = null): void {
    const { slots, ending } = this.#table
    this.#weighed.clear()
    for (const [at, product] of ending.entries()) {
      if (asked?.has(at) === false || !this.#isLeft(at, product)) continue
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
        return found && found.gain > LEAST_TRIED ? [{ place, ...found }] : []
      })
      .toSorted((one, other) => other.gain - one.gain)
      .slice(0, PLACES_TRIED)
    return tried.some(({ place, dish }) => {
      const sameDay = places.filter((other) => other !== place && slots[other]?.day === slots[place]?.day)
      return this.#tryAnew([place, ...sameDay], dish)
    })
  }

  /** The dish that takes a product and is worth most at a place, and how much more than the one that stands there. */
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
        const isTried = own + mostUse + this.#meals.mostMissed > floor && this.#mayStand(dish, around)
        points.set(dish, isTried ? own + this.#meals.worthBeside(dish, around, floor - own) : Number.NEGATIVE_INFINITY)
      }
      this.put(place, before)
    }
    let best: { dish: PlanDish; gain: number } | null = null
    for (const { dish } of using) {
      const gain = (points.get(dish) ?? Number.NEGATIVE_INFINITY) - worth
      if (!best || gain > best.gain) best = { dish, gain }
    }
    return best
  }

  /** What stands around a place and what the dish there is worth: the same until something else is chosen. */
  #weigh(place: number): Weighed {
    let known = this.#weighed.get(place)
    if (known) return known
    const before = this.#meals.cookedAt(place)
    known = { worth: this.#takeOut(place), around: this.#meals.surroundingsOf(place), points: new Map() }
    this.put(place, before)
    this.#weighed.set(place, known)
    return known
  }

  /** Portions of what must be eaten that are eaten in time; what was asked for by name and comes counts as some. */
  #musts(): number {
    const { ending, wished } = this.#table
    const eaten = ending.reduce((sum, product, at) => {
      return sum + (product.must > 0 ? product.must * Math.min(product.portions, this.#eatenOf(at, product)) : 0)
    }, 0)
    return eaten + WISHED * (wished.length - this.missed().length) - CUSTOMARY * this.#meals.kindsMissed().length
  }

  /**
   * Chooses some places again one after the other, the first of them for `first` if that is given, and keeps that where all of them are worth more than
   * before. What must be eaten comes first: nothing takes its place, and more of it is worth a plan that is a little worse else.
   */
  #tryAnew(places: readonly number[], first: PlanDish | null = null): boolean {
    const before = places.map((place) => this.#meals.cookedAt(place))
    const musts = this.#musts()
    const worth = this.#takeAllOut(places)
    const isChosen = places.every((place, at) => {
      if (at > 0 || !first) return this.choose(place)
      this.put(place, first)
      return true
    })
    if (isChosen) {
      const more = this.#musts() - musts
      const gain = this.#takeAllOut(places, { andBack: true }) - worth
      if (more > LEAST_EATEN ? gain > -FOR_A_PORTION * more : more > -LEAST_EATEN && gain > LEAST_GAIN) return true
    }
    for (const [at, place] of places.entries()) this.put(place, before[at] ?? null)
    return false
  }

  /** What the dishes at some places are worth beside all others and those of the places behind them; they are gone then, or put back. */
  #takeAllOut(places: readonly number[], { andBack = false } = {}): number {
    const dishes = places.map((place) => this.#meals.cookedAt(place))
    const worth = places.reduce((sum, place) => sum + this.#takeOut(place), 0)
    if (andBack) for (const [at, place] of places.entries()) this.put(place, dishes[at] ?? null)
    return worth
  }

  /** What a dish is worth beside all others; its place is empty then. */
  #takeOut(place: number): number {
    const [dish, slot] = [this.#meals.cookedAt(place), this.#table.slots[place]]
    this.put(place, null)
    return dish && slot ? this.#table.offers.ownPoints(dish, slot) + this.#meals.worthBeside(dish, this.#meals.surroundingsOf(place)) : 0
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
      const worth = this.#takeOut(place)
      this.put(place, dish)
      return sum + worth
    }, -missed)
  }

  /** Chooses again for one place beside all others; false where nothing may stand there. */
  choose(place: number, isAllowed: (dish: PlanDish) => boolean = () => true): boolean {
    this.put(place, null)
    const best = this.#bestFor(place, isAllowed)
    if (best) this.put(place, best.dish)
    return best !== null
  }

  #bestFor(place: number, isAllowed: (dish: PlanDish) => boolean): { dish: PlanDish; points: number } | null {
    const slot = this.#table.slots[place]
    if (!slot) return null
    const around = this.#meals.surroundingsOf(place)
    let best: { dish: PlanDish; points: number } | null = null
    let most = Number.NEGATIVE_INFINITY
    const { mostMissed } = this.#meals
    for (const { dish, points: own, mostUse, mostFromHere } of this.#table.offers.for(slot)) {
      if (mostFromHere + mostMissed <= most) break
      if (own + mostUse + mostMissed <= most) continue
      if (!this.#mayStand(dish, around) || !isAllowed(dish)) continue
      const points: number = own + this.#meals.worthBeside(dish, around, most - own)
      if (points > most) {
        best = { dish, points }
        most = points
      }
    }
    return best
  }

  #mayStand(dish: PlanDish, { tooNear }: Surroundings): boolean {
    return !tooNear.has(dish.sameAs) && !tooNear.has(dish.facts.title) && (this.#refused.size === 0 || !this.#refused.has(dish))
  }

  /** A dish that cannot be written out is chosen no more. */
  refuse(dish: PlanDish): void {
    this.#refused.add(dish)
  }
}

function shareOf(dish: PlanDish | null | undefined, product: number): number {
  return dish?.uses.find(({ at }) => at === product)?.share ?? 0
}
