import { MENU_RULES } from '@spizarka/knowledge'
import type { EndingProduct } from '../compose/choosing/ending-products.ts'
import { pseudoRandom } from '../compose/pseudo-random.ts'
import type { StockIndex } from '../stock/index.ts'
import { isMealFor, type PlanDish, placePoints } from './plan-dish.ts'
import { ShoppingCost } from './shopping-cost.ts'
import { areFarEnough, type MealSlot } from './slots.ts'

/** What a plan is made of before anything is cooked. */
export interface PlanTable {
  slots: readonly MealSlot[]
  dishes: readonly PlanDish[]
  stock: StockIndex
  ending: readonly EndingProduct[]
  thrift: number
  seed: number
}

/** The more depends on a meal, the earlier it is chosen. */
const ORDER = { main: 0, light: 1, breakfast: 2, snack: 3 }
const FREE_DAY = { workday: 2.5, dayOff: 1 }
/** Dishes that are compared for one place of a day. */
const MOST_COMPARED = 140
/** Each meal is chosen anew beside all others that often. */
const SWEEPS = 2
/** Points that chance moves a dish by, at most. */
const CHANCE = 2.2
/** Days beyond which dishes are not seen beside each other. */
const SEEN_DAYS = 5
const LIKENESS = { kind: 1.5, origin: 1.3, food: 2, sameDish: 4 }
/** All of what ends by tomorrow; meat and fish are dearer to lose. */
const USE = { meat: 14, other: 5 }
/** Taking what should have been eaten by then. */
const TOO_LATE = -1.2

/** Meals that are chosen one for the other: what is best for one depends on all the rest. */
export class MealChoice {
  readonly #table: PlanTable
  readonly #cost: ShoppingCost
  readonly #pools = new Map<string, readonly Offer[]>()
  readonly #refused = new Set<PlanDish>()
  readonly #chosen: (PlanDish | null)[]

  constructor(table: PlanTable) {
    this.#table = table
    this.#cost = new ShoppingCost(table.stock, table.thrift)
    this.#chosen = table.slots.map(() => null)
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

  /** Chooses each again beside all others. */
  improve(): boolean {
    return this.chooseAll(SWEEPS)
  }

  /** What all that was chosen is worth together; a day on which nobody cooks the main dish is worth something too. */
  worth(): number {
    const { slots } = this.#table
    return slots.reduce((sum, slot, place) => {
      const dish = this.#chosen[place]
      if (slot.leftoversOf !== null) return sum + (slot.isDayOff ? FREE_DAY.dayOff : FREE_DAY.workday)
      if (!dish) return sum
      // Each is counted as if it came last, so that what two share is counted for both: the same in all plans that are compared.
      this.put(place, null)
      const worth = this.#ownPoints(dish, slot) + this.#beside(dish, place)
      this.put(place, dish)
      return sum + worth
    }, 0)
  }

  /** Chooses again for one place beside all others; false where nothing may stand there. */
  choose(place: number, isAllowed: (dish: PlanDish) => boolean = () => true): boolean {
    this.put(place, null)
    const slot = this.#table.slots[place]
    if (!slot) return false
    let best: { dish: PlanDish; points: number } | null = null
    for (const { dish, points: own } of this.#offersFor(slot)) {
      if (this.#refused.has(dish) || !isAllowed(dish) || this.#repeats(dish, place)) continue
      if (best && own + this.#mostUse(dish) <= best.points) continue
      const points = own + this.#beside(dish, place)
      if (!best || points > best.points) best = { dish, points }
    }
    if (best) this.put(place, best.dish)
    return best !== null
  }

  put(place: number, dish: PlanDish | null): void {
    const times = this.#timesAt(place)
    const before = this.#chosen[place]
    if (before) this.#cost.add(before.needs, -times)
    if (dish) this.#cost.add(dish.needs, times)
    this.#chosen[place] = dish
  }

  /** A dish that cannot be written out is chosen no more. */
  refuse(dish: PlanDish): void {
    this.#refused.add(dish)
  }

  #timesAt(place: number): number {
    return this.#table.slots[place]?.batchFor == null ? 1 : 2
  }

  /** What may stand at such a place on such a day, what suits it best first. */
  #offersFor(slot: MealSlot): readonly Offer[] {
    const key = `${slot.meal} ${slot.isDayOff} ${slot.month} ${slot.batchFor === null}`
    let offers = this.#pools.get(key)
    if (!offers) {
      offers = this.#findOffers(slot, false)
      // Where few may be had, those of the nearest meals do as well.
      if (offers.length < FEW)
        offers = [...offers, ...this.#findOffers(slot, true).filter(({ dish }) => !offers?.some((other) => other.dish === dish))]
      this.#pools.set(key, offers)
    }
    return offers
  }

  #findOffers(slot: MealSlot, isNearEnough: boolean): Offer[] {
    const { dishes, ending } = this.#table
    const found = dishes.filter((dish) => (slot.batchFor === null || isForTwoDays(dish)) && isMealFor(dish, slot, { isNearEnough }))
    const offers = found.map((dish): Offer & { rank: number } => {
      const points = this.#ownPoints(dish, slot) - (isNearEnough ? 3 : 0)
      return { dish, points, rank: points + dish.uses.reduce((sum, share, at) => sum + share * worthOf(ending[at]), 0) }
    })
    return offers.sort((one, other) => other.rank - one.rank).slice(0, MOST_COMPARED)
  }

  #ownPoints(dish: PlanDish, slot: MealSlot): number {
    return dish.points + placePoints(dish, slot) + CHANCE * pseudoRandom(`${dish.id} ${slot.place}`, this.#table.seed)
  }

  /** The rule of repetition: the same recipe on days that near only as what was left. */
  #repeats(dish: PlanDish, place: number): boolean {
    const { slots } = this.#table
    const own = this.#placesOf(place)
    return slots.some((slot, other) => {
      if (own.includes(other)) return false
      const there = this.at(other)
      if (!there || (there.id !== dish.id && there.facts.title !== dish.facts.title)) return false
      return own.some((at) => !areFarEnough(slot.day, slots[at]?.day ?? 0))
    })
  }

  /** Where a dish that is cooked at a place is eaten. */
  #placesOf(place: number): number[] {
    const later = this.#table.slots[place]?.batchFor ?? null
    return later === null ? [place] : [place, later]
  }

  /** What a dish is worth beside all others of the plan. */
  #beside(dish: PlanDish, place: number): number {
    const { slots } = this.#table
    const own = this.#placesOf(place)
    let points = this.#useOf(dish, place) - this.#cost.of(dish.needs, this.#timesAt(place))
    for (const at of own) {
      const slot = slots[at]
      if (!slot) continue
      for (const [otherAt, other] of slots.entries()) {
        const apart = Math.abs(other.day - slot.day)
        const there = own.includes(otherAt) ? null : this.at(otherAt)
        if (!there) continue
        const weight = weightOf(slot, other)
        if (there.id === dish.id) points -= LIKENESS.sameDish * weight
        else if (apart <= SEEN_DAYS) points -= weight * (NEARNESS[apart] ?? 0) * likenessOf(dish, there)
      }
    }
    return points
  }

  #mostUse({ uses }: PlanDish): number {
    return uses.reduce((sum, share, at) => sum + 2 * share * worthOf(this.#table.ending[at]), 0)
  }

  /** What it is worth that a dish takes what ends soon, as far as no other dish takes it before. */
  #useOf(dish: PlanDish, place: number): number {
    const { ending, slots } = this.#table
    const day = slots[place]?.day ?? 0
    const times = this.#timesAt(place)
    let points = 0
    for (const [at, share] of dish.uses.entries()) {
      const product = ending[at]
      if (share === 0 || !product) continue
      let taken = 0
      for (const [other, there] of this.#chosen.entries())
        if (there && other !== place) taken += (there.uses[at] ?? 0) * this.#timesAt(other)
      const open = Math.min(share * times, Math.max(0, 1 - taken))
      points +=
        day > product.days
          ? TOO_LATE * share * (product.isMeatOrFish ? 2 : 1)
          : open * worthOf(product) * (1 - (0.5 * day) / (product.days + 1))
    }
    return points
  }
}

/** Whether a dish is as good on the next day. */
function isForTwoDays({ facts: { kind, keepsDays } }: PlanDish): boolean {
  const { batch } = MENU_RULES.planning
  return keepsDays >= batch.keepsDays && batch.kinds.includes(kind)
}

interface Offer {
  dish: PlanDish
  /** Whatever stands beside it. */
  points: number
}

/** Fewer than these, and a plan repeats itself. */
const FEW = 12
/** How much likeness is minded on the same day, the next and so on. */
const NEARNESS: readonly number[] = [1.4, 1, 0.6, 0.35, 0.2, 0.1]

function worthOf(product: EndingProduct | undefined): number {
  if (!product) return 0
  const urgency = product.days <= 1 ? 1 : product.days <= 3 ? 0.8 : 0.4
  return urgency * (product.isMeatOrFish ? USE.meat : USE.other)
}

function isMain({ place }: MealSlot): boolean {
  return place === 'main' || place === 'light'
}

/** People mind the same main dish again, and not the same breakfast. */
function weightOf(one: MealSlot, other: MealSlot): number {
  if (isMain(one) && isMain(other)) return 1
  if (one.place === other.place) return 0.7
  return one.day === other.day ? 0.7 : 0.3
}

function likenessOf({ looks: one }: PlanDish, { looks: other }: PlanDish): number {
  const kind = one.kind === other.kind ? LIKENESS.kind : 0
  const origins = one.origins.filter((origin) => other.origins.includes(origin)).length
  const foods = one.foods.filter((food) => other.foods.includes(food)).length
  return kind + LIKENESS.origin * Math.min(1, origins) + LIKENESS.food * Math.min(2, foods)
}
