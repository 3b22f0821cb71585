import { type DishKind, MENU_RULES, type MenuRules } from '@spizarka/knowledge'
import { outside } from '../../compose/choosing/index.ts'
import type { PlanDish } from '../plan-dish.ts'
import type { ProductToUse } from '../products-to-use.ts'
import type { MealSlot } from '../slots.ts'
import { isWished, isWishedAt, type WishedThing } from '../wish-of-days.ts'
import { beyondDay, LONG, MINUTE_OF_DAY, takesLong } from './cooking-time.ts'
import { customAt } from './customs.ts'
import type { WeeklyFood } from './dish-looks.ts'
import { baseNearness, likenessOf, sameBases } from './likeness.ts'
import { firstWorthOf, type Offers, worthOf } from './offers.ts'
import type { Purchases } from './shopping/purchases.ts'
import { ShoppingCost } from './shopping/shopping-cost.ts'
import { type Nearness, type Neighbour, nearnessOf, type Surroundings } from './surroundings.ts'

/** What a plan is made of before anything is cooked. */
export interface PlanTable {
  slots: readonly MealSlot[]
  offers: Offers
  /** One for all tables of a request. */
  purchases: Purchases
  ending: readonly ProductToUse[]
  /** What is to come at least once. */
  wished: readonly WishedThing[]
  /** Energy of a day against what people eat, 1 where nobody wished for less. */
  dayEnergy: number
}

/** Of what the same dish costs, the part for one that nobody tells from it. */
const TWIN = 0.6
/** Days on either side within which people notice how often a food comes, and what each time too many costs. */
const WEEK = 6
const TOO_OFTEN = 9
/** What was asked for so many times and comes again, each meal of it. */
const OFTENER_THAN_WISHED = 45
/** The same on days running: what ends can wait a day, or in the freezer. */
const ON_DAYS_RUNNING = 300
/** A day whose meals together are far from what people eat, which is mended by a meal rather than between meals; of one of which only some are planned, the part that these are. */
const DAY_ENERGY = { meal: 145, snack: 60 }
/** A supper above its dinner, for each whole by which it is. */
const UPSIDE_DOWN = 130
/** By so much nobody sees it. */
const LEAST_ABOVE = 1.03
/** Parts of the energy of breakfast, lunch and dinner. */
const PART_OF_DAY = { breakfast: 0.28, main: 0.42, light: 0.3, snack: 0.1 }
/** Days running within which a base may come twice; what each further time costs, and the part of the price of its heap beside that. */
const RUNNING = 3
const TWICE = 2
const THIRD_TIME = 6
const OF_ITS_PRICE = 0.6
/** What is left of yesterday is the same dish, and half a surprise. */
const OF_LEFTOVERS = 0.5
/** Taking what should have been eaten by then. */
const TOO_LATE = -1.2
/** Fresh meat and fish may wait for its dish in the freezer: what is left then of its worth. */
const FROZEN = 0.35
/** What is lost of its worth by eating something on its last day and not on the first: it would still be eaten. */
const WAITED = 0.4

/** What two meals on the same cost from which on both are chosen again. */
const CLASH = 9

/** Over fewer days nobody counts what comes how often. */
const LEAST_DAYS = 3

/** Days over which it is counted how often a food or a kind of dish comes. */
export function countedDays(slots: readonly MealSlot[]): number {
  return Math.max(LEAST_DAYS, ...slots.map(({ day }) => day + 1))
}

const { bases: BASES, aDay: A_DAY } = MENU_RULES.planning
const NO_SLOT = { weekday: -1, place: 'snack' } as const

const DAYS_OF_WEEK = 7

function isMainMeal({ place }: Pick<MealSlot, 'place'>): boolean {
  return place === 'main' || place === 'light'
}

/** Of so many more meals of a thing those that are beyond as many as anybody wants. */
function further(before: number, more: number, most: number): number {
  return Math.max(0, before + more - most) - Math.max(0, before - most)
}

/** What it costs that a supper is more of a meal than the dinner of its day. */
function upsideDown(place: MealSlot['place'], kcal: number, other: number): number {
  const above = place === 'light' ? kcal / other : place === 'main' ? other / kcal : 0
  return above > LEAST_ABOVE ? UPSIDE_DOWN * (above - 1) : 0
}

/** What it costs to eat more in a day of what nobody eats so much of. */
function tooMuchOfDay(own: readonly number[], eaten: readonly number[]): number {
  let cost = 0
  for (let rule = 0; rule < own.length; rule += 1) {
    const [more = 0, before = 0, most] = [own[rule], eaten[rule], A_DAY[rule]]
    if (more > 0 && most !== undefined) cost += (most.points * further(before, more, most.grams)) / most.grams
  }
  return cost
}

function isSamePattern(one: PlanDish, other: PlanDish): boolean {
  return one.id === other.id || one.looks.pattern === other.looks.pattern
}

/** What stands at each place of a plan, and what a dish is worth beside it. */
export class ChosenMeals {
  readonly #table: PlanTable
  /** The most that a dish can be worth for being the first of its kind. */
  readonly mostMissed: number
  readonly #cost: ShoppingCost
  readonly #cooked: (PlanDish | null)[]
  /** By both places. */
  readonly #near: (Nearness | undefined)[] = []
  readonly #days: number
  readonly #onceAWeek: MenuRules['planning']['onceAWeek']

  constructor(table: PlanTable) {
    this.#table = table
    const days = countedDays(table.slots)
    const month = table.slots[0]?.month ?? 1
    this.#days = days
    this.#cost = new ShoppingCost(table.purchases)
    this.#cooked = table.slots.map(() => null)
    this.#onceAWeek = MENU_RULES.planning.onceAWeek.filter(({ fromDays, months }) => days >= fromDays && months?.includes(month) !== false)
    this.mostMissed = this.#onceAWeek.reduce((sum, { points }) => sum + points, 0)
  }

  /** The dish that is cooked at a place, none where yesterday's is eaten up. */
  cookedAt(place: number): PlanDish | null {
    return this.#cooked[place] ?? null
  }

  /** The dish that is cooked or eaten up there. */
  at(place: number): PlanDish | null {
    const slot = this.#table.slots[place]
    return this.cookedAt(slot?.leftoversOf ?? place)
  }

  put(place: number, dish: PlanDish | null): void {
    const times = this.timesAt(place)
    const day = this.#table.slots[place]?.day ?? 0
    const before = this.#cooked[place]
    if (before) this.#cost.add(before.needs, -times, day)
    if (dish) this.#cost.add(dish.needs, times, day)
    this.#cooked[place] = dish
  }

  /** How many days the dish of a place feeds. */
  timesAt(place: number): number {
    return this.#table.slots[place]?.batchFor == null ? 1 : 2
  }

  /** Where a dish that is cooked at a place is eaten. */
  #placesOf(place: number): number[] {
    const later = this.#table.slots[place]?.batchFor ?? null
    return later === null ? [place] : [place, later]
  }

  /** What stands around a place that is empty. */
  surroundingsOf(place: number): Surroundings {
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
        const near = this.#nearness(at, otherAt, slot, other)
        beside.push({ dish: there, near })
        if (near.isTooNear) tooNear.add(there.sameAs).add(there.facts.title)
      }
    }
    const often = new Map<WeeklyFood, number>()
    for (const [at, { day, leftoversOf }] of slots.entries()) {
      const there = own.includes(at) || Math.abs(day - (slots[place]?.day ?? 0)) > WEEK ? null : this.at(at)
      for (const food of there?.looks.staples ?? []) often.set(food, (often.get(food) ?? 0) + (leftoversOf === null ? 1 : OF_LEFTOVERS))
    }
    const taken = ending.map(() => 0)
    // What waits in the freezer for its dish would still better be eaten in time.
    for (const [other, there] of this.#cooked.entries())
      if (other !== place)
        for (const { at, share } of there?.uses ?? [])
          if ((slots[other]?.day ?? 0) <= (ending[at]?.days ?? 0)) taken[at] = (taken[at] ?? 0) + share * this.timesAt(other)
    const days = own.map((at) => this.#energyBeside(at))
    const kinds = new Map<string, number>()
    for (const [at, slot] of slots.entries()) {
      const there = own.includes(at) || !isMainMeal(slot) || Math.abs(slot.day - (slots[place]?.day ?? 0)) > WEEK ? null : this.at(at)
      if (there) kinds.set(there.facts.kind, (kinds.get(there.facts.kind) ?? 0) + 1)
    }
    return {
      times: this.timesAt(place),
      day: slots[place]?.day ?? 0,
      beside,
      often,
      bases: this.#basesAround(own),
      taken,
      days,
      place: slots[place]?.place ?? 'snack',
      counted: this.#countedBeside(own),
      kinds,
      isLongDay: this.#isLongDay(place),
      minutes: this.#minutesBeside(place),
      custom: customAt(slots[place] ?? NO_SLOT),
      tooNear,
    }
  }

  #nearness(at: number, otherAt: number, slot: MealSlot, other: MealSlot): Nearness {
    const key = at * this.#cooked.length + otherAt
    let near = this.#near[key]
    if (!near) this.#near[key] = near = nearnessOf(slot, other)
    return near
  }

  /** Of each base the most meals that stand on it in three days running which hold one of some places, these among them. */
  #basesAround(own: readonly number[]): Map<number, number> {
    const { slots } = this.#table
    const ownDays = own.map((at) => slots[at]?.day ?? 0)
    const days = new Map<number, number[]>()
    for (const [at, { day }] of slots.entries()) {
      const isNear = !own.includes(at) && ownDays.some((one) => Math.abs(day - one) < RUNNING)
      for (const base of (isNear ? this.at(at)?.looks.bases : null) ?? []) {
        const there = days.get(base)
        if (there) there.push(day)
        else days.set(base, [...ownDays, day])
      }
    }
    const most = new Map<number, number>()
    for (const [base, all] of days) {
      const within = ownDays
        .flatMap((day) => [day - 2, day - 1, day])
        .map((first) => all.filter((day) => day >= first && day < first + RUNNING).length)
      most.set(base, Math.max(...within))
    }
    return most
  }

  /** Other places where something is cooked that one would not have beside the dish of a place. */
  clashesWith(place: number): number[] {
    const dish = this.cookedAt(place)
    const own = this.#placesOf(place).flatMap((at) => this.#table.slots[at] ?? [])
    return this.#cooked.flatMap((there, other) => {
      if (!there || !dish || other === place) return []
      const places = this.#placesOf(other).flatMap((at) => this.#table.slots[at] ?? [])
      return own.some((one) => places.some((two) => sameBases(dish, there, baseNearness(one, two)) >= CLASH)) ? other : []
    })
  }

  #isLongDay(place: number): boolean {
    const day = this.#table.slots[place]?.day
    const kind = this.#table.slots[place]?.isDayOff ? 'dayOff' : 'workday'
    return this.#cooked.some((dish, other) => dish && other !== place && this.#table.slots[other]?.day === day && takesLong(dish, kind))
  }

  #minutesBeside(place: number): number | null {
    const { slots } = this.#table
    const own = slots[place]
    if (!own || own.isDayOff) return null
    return this.#cooked.reduce((sum, dish, other) => {
      return sum + (dish && other !== place && slots[other]?.day === own.day ? dish.facts.totalMinutes : 0)
    }, 0)
  }

  #countedBeside(own: readonly number[]): Surroundings['counted'] {
    const { slots, wished } = this.#table
    const days = own.flatMap((at) => slots[at]?.day ?? [])
    return wished.flatMap((thing) => {
      if (thing.often === null) return []
      const { isOfDaysRunning } = thing.often
      const meals = slots.flatMap((slot, at) => {
        const there = own.includes(at) || (isOfDaysRunning && !days.some((day) => Math.abs(day - slot.day) === 1)) ? null : this.at(at)
        return there !== null && isWishedAt(thing, slot) && isWished(thing, there) ? slot.day : []
      })
      return { thing, meals: isOfDaysRunning ? new Set(meals).size : meals.length }
    })
  }

  /** What is eaten on the day of a place beside it; a meal that is not chosen yet counts as what it should be. */
  #energyBeside(place: number): Surroundings['days'][number] {
    const { slots, dayEnergy } = this.#table
    const [least, most] = [dayEnergy * MENU_RULES.planning.dayKcal[0], dayEnergy * MENU_RULES.planning.dayKcal[1]]
    let [kcal, part] = [0, 0]
    let other: number | null = null
    const eaten = A_DAY.map(() => 0)
    const own = slots[place]
    for (const [at, slot] of slots.entries()) {
      if (slot.day !== own?.day) continue
      part += PART_OF_DAY[slot.place]
      if (at !== place && isMainMeal(slot) && isMainMeal(own)) other = this.at(at)?.facts.kcal ?? null
      if (at !== place) for (const [rule, grams] of (this.at(at)?.looks.ofDay ?? []).entries()) eaten[rule] = (eaten[rule] ?? 0) + grams
      if (at !== place) kcal += this.at(at)?.facts.kcal ?? (PART_OF_DAY[slot.place] * (least + most)) / 2
    }
    return { kcal, part, band: [part * least, part * most], other, eaten }
  }

  /** What a dish is worth beside all others of the plan; anything below `floor` where it is worth no more than that. */
  worthBeside(dish: PlanDish, around: Surroundings, floor = Number.NEGATIVE_INFINITY): number {
    let points = this.#useOf(dish, around) + this.#missedFor(dish, around) - this.#cost.of(dish.needs, around.times, around.day)
    // Whatever follows only takes from its worth.
    if (points < floor) return points
    for (const { kcal, part, band, other, eaten } of around.days) {
      points -= tooMuchOfDay(dish.looks.ofDay, eaten)
      points -= DAY_ENERGY[around.place === 'snack' ? 'snack' : 'meal'] * part * outside(kcal + (dish.facts.kcal ?? band[0] - kcal), band)
      if (other !== null && dish.facts.kcal !== null) points -= upsideDown(around.place, dish.facts.kcal, other)
    }
    for (const { thing, meals } of around.counted)
      if (isWished(thing, dish))
        points -=
          (thing.often?.isOfDaysRunning === true ? ON_DAYS_RUNNING : OFTENER_THAN_WISHED) *
          further(meals, around.times, thing.often?.most ?? 1)
    for (const food of dish.looks.staples)
      points -= TOO_OFTEN * Math.max(0, (around.often.get(food) ?? 0) + (around.times - 1) * OF_LEFTOVERS + 1 - food.times)
    for (const base of dish.looks.bases) {
      const again = (around.bases.get(base) ?? 0) - TWICE
      if (again > 0) points -= again * (THIRD_TIME + OF_ITS_PRICE * (BASES[base]?.points ?? 0))
    }
    const day = around.minutes === null ? 'dayOff' : 'workday'
    if (around.isLongDay && takesLong(dish, day)) points -= LONG[day].second
    if (around.minutes !== null) points -= MINUTE_OF_DAY * beyondDay(around.minutes, dish)
    for (const { dish: there, near } of around.beside) {
      if (points < floor) return points
      const { same, nearness } = near
      if (there.sameAs === dish.sameAs) points -= same
      else if (there.looks.twin !== null && there.looks.twin === dish.looks.twin) points -= TWIN * same + sameBases(dish, there, near.bases)
      else if (nearness > 0)
        points -=
          (isSamePattern(there, dish) ? near.recipe : 0) +
          near.weight * nearness * likenessOf(dish, there) +
          sameBases(dish, there, near.bases)
    }
    return points
  }

  /** Kinds of dish that belong into every week of these months and stand at no dinner or supper yet. */
  kindsMissed(): DishKind[] {
    const { slots } = this.#table
    const isThere = (kind: DishKind): boolean => slots.some((slot, at) => isMainMeal(slot) && this.at(at)?.facts.kind === kind)
    return this.#onceAWeek.flatMap(({ kind, months }) => (months !== undefined && !isThere(kind) ? kind : []))
  }

  /** What it is worth that a dish is the first of a kind that belongs into every week, less what it costs that there are too many of it. */
  #missedFor({ facts: { kind } }: PlanDish, { kinds, place, times }: Surroundings): number {
    if (!isMainMeal({ place })) return 0
    let points = 0
    const others = kinds.get(kind) ?? 0
    for (const rule of this.#onceAWeek) {
      if (rule.kind !== kind) continue
      if (others === 0) points += rule.points
      if (rule.atMost === undefined) continue
      const most = Math.max(1, Math.round((rule.atMost * Math.min(this.#days, DAYS_OF_WEEK)) / DAYS_OF_WEEK))
      points -= TOO_OFTEN * further(others, times, most)
    }
    return points
  }

  /** What it is worth that a dish takes what ends soon, as far as no other dish takes it before. */
  #useOf({ uses }: PlanDish, { times, day, taken, custom }: Surroundings): number {
    const { ending } = this.#table
    let points = 0
    for (const { at, share } of uses) {
      const product = ending[at]
      if (!product) continue
      const before = taken[at] ?? 0
      const open = Math.min(share * times, Math.max(0, product.portions - before))
      points += firstWorthOf(product, before + share * times) - firstWorthOf(product, before)
      points +=
        day > product.days
          ? product.isMeatOrFish
            ? FROZEN * open * worthOf(product)
            : TOO_LATE * share
          : open * worthOf(product) * (custom !== null && product.custom === custom ? 1 : 1 - (WAITED * day) / (product.days + 1))
    }
    return points
  }
}
