import { MENU_RULES, type MenuRules } from '@spizarka/knowledge'
import type { EndingProduct } from '../compose/choosing/ending-products.ts'
import { outside } from '../compose/choosing/index.ts'
import { baseOf, likenessOf, NEARNESS, weightOf } from './likeness.ts'
import { type Offers, worthOf } from './offers.ts'
import type { PlanDish, WeeklyFood } from './plan-dish.ts'
import { type Purchases, ShoppingCost } from './shopping-cost.ts'
import { areFarEnough, type MealSlot } from './slots.ts'

/** What a plan is made of before anything is cooked. */
export interface PlanTable {
  slots: readonly MealSlot[]
  offers: Offers
  /** One for all tables of a request. */
  purchases: Purchases
  ending: readonly EndingProduct[]
  /** Energy of a day against what people eat, 1 where nobody wished for less. */
  dayEnergy: number
}

/** Of a place, beside all others: what the dish there is worth, and what others would be. */
interface Weighed {
  worth: number
  around: Surroundings
  points: Map<PlanDish, number>
}

interface Neighbour {
  dish: PlanDish
  weight: number
  nearness: number
  /** What the same dish costs here, and what one that stands on the same does. */
  same: number
  base: number
}

/** What a place is surrounded by: the same for every dish that is compared for it. */
interface Surroundings {
  times: number
  day: number
  beside: readonly Neighbour[]
  /** Of each product that ends, what other dishes take. */
  taken: readonly number[]
  /** How many meals within a week hold much of a food. */
  often: ReadonlyMap<WeeklyFood, number>
  /** Of each day on which it is eaten, kcal of what else is eaten then, and the band for these meals. */
  days: readonly { kcal: number; part: number; band: readonly [number, number] }[]
  /** Kinds of dish that belong into every week and stand there already. */
  kinds: ReadonlySet<string>
  /** What stands too near to be cooked again, and its titles. */
  tooNear: ReadonlySet<string>
}

/** The more depends on a meal, the earlier it is chosen. */
const ORDER = { main: 0, light: 1, breakfast: 2, snack: 3 }
const FREE_DAY = 4
/** Each meal is chosen anew beside all others that often. */
const SWEEPS = 1
/** A dish that comes again, however far away; people mind that less at breakfast. */
const SAME_DISH = { breakfast: 5, other: 14 }
/** Days on either side within which people notice how often a food comes, and what each time too many costs. */
const WEEK = 6
const TOO_OFTEN = 4
/** A day whose meals together are far from what people eat; of one of which only some are planned, the part that these are. */
const DAY_ENERGY = 90
/** Parts of the energy of breakfast, lunch and dinner. */
const PART_OF_DAY = { breakfast: 0.28, main: 0.42, light: 0.3, snack: 0.1 }
/** What is left of yesterday is the same dish, and half a surprise. */
const OF_LEFTOVERS = 0.5
/** Taking what should have been eaten by then. */
const TOO_LATE = -1.2
/** What is lost of its worth by eating something on its last day and not on the first: it would still be eaten. */
const WAITED = 0.4

/** Of its portions the part below which a product that ends is left over; places tried for it; the least gain. */
const LEFT = 0.6
const PLACES_TRIED = 2
const LEAST_GAIN = 0.01
/** A dish that loses more than this is not made good by what else is cooked that day. */
const LEAST_TRIED = -10

/** Over fewer days nobody counts what comes how often. */
const LEAST_DAYS = 3

/** Days over which it is counted how often a food or a kind of dish comes. */
export function countedDays(slots: readonly MealSlot[]): number {
  return Math.max(LEAST_DAYS, ...slots.map(({ day }) => day + 1))
}

/** Meals that are chosen one for the other: what is best for one depends on all the rest. */
export class MealChoice {
  readonly #table: PlanTable
  readonly #cost: ShoppingCost
  readonly #refused = new Set<PlanDish>()
  readonly #chosen: (PlanDish | null)[]
  readonly #onceAWeek: MenuRules['planning']['onceAWeek']
  readonly #mostMissed: number
  /** Kept as long as nothing is chosen. */
  readonly #weighed = new Map<number, Weighed>()

  constructor(table: PlanTable) {
    this.#table = table
    const days = countedDays(table.slots)
    this.#cost = new ShoppingCost(table.purchases)
    this.#chosen = table.slots.map(() => null)
    this.#onceAWeek = MENU_RULES.planning.onceAWeek.filter(({ fromDays }) => days >= fromDays)
    this.#mostMissed = this.#onceAWeek.reduce((sum, { points }) => sum + points, 0)
  }

  /** The dish that is cooked or eaten up there. */
  at(place: number): PlanDish | null {
    const slot = this.#table.slots[place]
    return this.#chosen[slot?.leftoversOf ?? place] ?? null
  }

  /** Chooses for every place; false where one has no dish. */
  chooseAll(sweeps = 1): boolean {
    const { slots } = this.#table
    const order = slots
      .flatMap((slot, place) => (slot.leftoversOf === null ? place : []))
      .toSorted((one, other) => ORDER[slots[one]?.place ?? 'main'] - ORDER[slots[other]?.place ?? 'main'] || one - other)
    for (let sweep = 0; sweep < sweeps; sweep += 1) for (const place of order) if (!this.choose(place)) return false
    return true
  }

  /** Chooses each again beside all others, then whole days and what would be left over. */
  improve(): boolean {
    if (!this.chooseAll(SWEEPS)) return false
    const cooked = this.#cookedFrom(0)
    for (const day of new Set(cooked.map((place) => this.#table.slots[place]?.day))) this.#tryDay(day, cooked)
    this.#useUp(cooked)
    return true
  }

  /** Chooses again from a place on, for the dish there cannot be made: something else for it, and what else of that day and of what would be left over is better then. */
  chooseAgain(place: number): boolean {
    if (!this.choose(place)) return false
    const cooked = this.#cookedFrom(place)
    this.#tryDay(this.#table.slots[place]?.day, cooked)
    this.#useUp(cooked)
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

  #useUp(cooked: readonly number[]): void {
    const { slots, ending } = this.#table
    this.#weighed.clear()
    for (const [product, { days, portions }] of ending.entries()) {
      const taken = this.#chosen.reduce((sum, dish, place) => sum + shareOf(dish, product) * this.#timesAt(place), 0)
      const places = cooked.filter((place) => (slots[place]?.day ?? 0) <= days)
      if (taken < LEFT * portions && this.#tryUsing(product, places)) this.#weighed.clear()
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
    const before = this.#chosen[place]
    if (using.length === 0 || !before) return null
    const { worth, around, points } = this.#weigh(place)
    const unknown = using.filter(({ dish }) => !points.has(dish))
    if (unknown.length > 0) {
      this.put(place, null)
      for (const { dish, points: own } of unknown)
        points.set(dish, this.#mayStand(dish, around) ? own + this.#beside(dish, around) : Number.NEGATIVE_INFINITY)
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
    const before = this.#chosen[place] ?? null
    known = { worth: this.#takeOut(place), around: this.#surroundingsOf(place), points: new Map() }
    this.put(place, before)
    this.#weighed.set(place, known)
    return known
  }

  /** Chooses some places again one after the other, the first of them for `first` if that is given, and keeps that where all of them are worth more than before. */
  #tryAnew(places: readonly number[], first: PlanDish | null = null): boolean {
    const before = places.map((place) => this.#chosen[place] ?? null)
    const worth = this.#takeAllOut(places)
    const isChosen = places.every((place, at) => {
      if (at > 0 || !first) return this.choose(place)
      this.put(place, first)
      return true
    })
    const isBetter = isChosen && this.#takeAllOut(places, { andBack: true }) > worth + LEAST_GAIN
    if (isBetter) return true
    for (const [at, place] of places.entries()) this.put(place, before[at] ?? null)
    return false
  }

  /** What the dishes at some places are worth beside all others and those of the places behind them; they are gone then, or put back. */
  #takeAllOut(places: readonly number[], { andBack = false } = {}): number {
    const dishes = places.map((place) => this.#chosen[place] ?? null)
    const worth = places.reduce((sum, place) => sum + this.#takeOut(place), 0)
    if (andBack) for (const [at, place] of places.entries()) this.put(place, dishes[at] ?? null)
    return worth
  }

  /** What a dish is worth beside all others; its place is empty then. */
  #takeOut(place: number): number {
    const [dish, slot] = [this.#chosen[place], this.#table.slots[place]]
    this.put(place, null)
    return dish && slot ? this.#table.offers.ownPoints(dish, slot) + this.#beside(dish, this.#surroundingsOf(place)) : 0
  }

  /** What all that was chosen is worth together; a day on which nobody cooks the main dish is worth something too. */
  worth(): number {
    const { slots } = this.#table
    return slots.reduce((sum, slot, place) => {
      const dish = this.#chosen[place]
      if (slot.leftoversOf !== null) return sum + FREE_DAY
      if (!dish) return sum
      // Each is counted as if it came last, so that what two share is counted for both: the same in all plans that are compared.
      const worth = this.#takeOut(place)
      this.put(place, dish)
      return sum + worth
    }, 0)
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
    const around = this.#surroundingsOf(place)
    let best: { dish: PlanDish; points: number } | null = null
    for (const { dish, points: own, mostUse } of this.#table.offers.for(slot)) {
      if (best && own + mostUse + this.#mostMissed <= best.points) continue
      if (!this.#mayStand(dish, around) || !isAllowed(dish)) continue
      const points = own + this.#beside(dish, around)
      if (!best || points > best.points) best = { dish, points }
    }
    return best
  }

  #mayStand(dish: PlanDish, { tooNear }: Surroundings): boolean {
    return !tooNear.has(dish.sameAs) && !tooNear.has(dish.facts.title) && !this.#refused.has(dish)
  }

  put(place: number, dish: PlanDish | null): void {
    const times = this.#timesAt(place)
    const day = this.#table.slots[place]?.day ?? 0
    const before = this.#chosen[place]
    if (before) this.#cost.add(before.needs, -times, day)
    if (dish) this.#cost.add(dish.needs, times, day)
    this.#chosen[place] = dish
  }

  /** A dish that cannot be written out is chosen no more. */
  refuse(dish: PlanDish): void {
    this.#refused.add(dish)
  }

  #timesAt(place: number): number {
    return this.#table.slots[place]?.batchFor == null ? 1 : 2
  }

  /** Where a dish that is cooked at a place is eaten. */
  #placesOf(place: number): number[] {
    const later = this.#table.slots[place]?.batchFor ?? null
    return later === null ? [place] : [place, later]
  }

  /** What stands around a place that is empty. */
  #surroundingsOf(place: number): Surroundings {
    const { slots, ending } = this.#table
    const own = this.#placesOf(place)
    const beside: Neighbour[] = []
    const tooNear = new Set<string>()
    for (const at of own) {
      const slot = slots[at]
      if (!slot) continue
      for (const [otherAt, other] of slots.entries()) {
        const there = own.includes(otherAt) ? null : this.at(otherAt)
        if (!there) continue
        const nearness = NEARNESS[Math.abs(other.day - slot.day)] ?? 0
        const same = slot.place === 'breakfast' && other.place === 'breakfast' ? SAME_DISH.breakfast : SAME_DISH.other
        beside.push({ dish: there, weight: weightOf(slot, other), nearness, same, base: baseOf(slot, other) })
        // The same recipe on days that near only as what was left.
        if (!areFarEnough(other.day, slot.day)) tooNear.add(there.sameAs).add(there.facts.title)
      }
    }
    const often = new Map<WeeklyFood, number>()
    for (const [at, { day, leftoversOf }] of slots.entries()) {
      const there = own.includes(at) || Math.abs(day - (slots[place]?.day ?? 0)) > WEEK ? null : this.at(at)
      for (const food of there?.looks.staples ?? []) often.set(food, (often.get(food) ?? 0) + (leftoversOf === null ? 1 : OF_LEFTOVERS))
    }
    const taken = ending.map(() => 0)
    for (const [other, there] of this.#chosen.entries())
      if (other !== place) for (const { at, share } of there?.uses ?? []) taken[at] = (taken[at] ?? 0) + share * this.#timesAt(other)
    const days = own.map((at) => this.#energyBeside(at))
    const kinds = new Set(slots.flatMap((_, at) => (own.includes(at) ? [] : (this.at(at)?.facts.kind ?? []))))
    return { times: this.#timesAt(place), day: slots[place]?.day ?? 0, beside, often, taken, days, kinds, tooNear }
  }

  /** What is eaten on the day of a place beside it; a meal that is not chosen yet counts as what it should be. */
  #energyBeside(place: number): Surroundings['days'][number] {
    const { slots } = this.#table
    const { dayEnergy } = this.#table
    const [least, most] = [dayEnergy * MENU_RULES.planning.dayKcal[0], dayEnergy * MENU_RULES.planning.dayKcal[1]]
    let [kcal, part] = [0, 0]
    for (const [at, slot] of slots.entries()) {
      if (slot.day !== slots[place]?.day) continue
      part += PART_OF_DAY[slot.place]
      if (at !== place) kcal += this.at(at)?.facts.kcal ?? (PART_OF_DAY[slot.place] * (least + most)) / 2
    }
    return { kcal, part, band: [part * least, part * most] }
  }

  /** What a dish is worth beside all others of the plan. */
  #beside(dish: PlanDish, around: Surroundings): number {
    let points = this.#useOf(dish, around) - this.#cost.of(dish.needs, around.times, around.day)
    for (const { kcal, part, band } of around.days) points -= DAY_ENERGY * part * outside(kcal + (dish.facts.kcal ?? band[0] - kcal), band)
    for (const food of dish.looks.staples)
      points -= TOO_OFTEN * Math.max(0, (around.often.get(food) ?? 0) + (around.times - 1) * OF_LEFTOVERS + 1 - food.times)
    for (const { dish: there, weight, nearness, same, base } of around.beside)
      if (there.sameAs === dish.sameAs) points -= same
      else if (nearness > 0)
        points -=
          weight * nearness * likenessOf(dish, there) +
          (base > 0 && dish.looks.bases.some((each) => there.looks.bases.includes(each)) ? base : 0)
    return points + this.#missedFor(dish, around)
  }

  /** What it is worth that a dish is the first of a kind that belongs into every week. */
  #missedFor({ facts: { kind } }: PlanDish, { kinds }: Surroundings): number {
    if (kinds.has(kind)) return 0
    return this.#onceAWeek.reduce((sum, each) => sum + (each.kind === kind ? each.points : 0), 0)
  }

  /** What it is worth that a dish takes what ends soon, as far as no other dish takes it before. */
  #useOf({ uses }: PlanDish, { times, day, taken }: Surroundings): number {
    const { ending } = this.#table
    let points = 0
    for (const { at, share } of uses) {
      const product = ending[at]
      if (!product) continue
      const open = Math.min(share * times, Math.max(0, product.portions - (taken[at] ?? 0)))
      points +=
        day > product.days
          ? TOO_LATE * share * (product.isMeatOrFish ? 2 : 1)
          : open * worthOf(product) * (1 - (WAITED * day) / (product.days + 1))
    }
    return points
  }
}

function shareOf(dish: PlanDish | null | undefined, product: number): number {
  return dish?.uses.find(({ at }) => at === product)?.share ?? 0
}
