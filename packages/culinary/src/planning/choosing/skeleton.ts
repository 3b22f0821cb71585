import type { PlanDish } from '../plan-dish.ts'
import { isWished, isWishedAt } from '../wish-of-days.ts'
import type { ChosenMeals, PlanTable } from './chosen-meals.ts'
import { customAt } from './customs.ts'
import { LEAST_LAID_OUT, type Musts } from './musts.ts'
import type { PlaceChoice } from './place-choice.ts'
import { STRUCK_OUT } from './place-points.ts'

/** Dishes that are made at most of one thing that ends. */
const MOST_DISHES_OF_ONE = 3

/** What has its place before all else: what was asked for by name, what must be eaten, what belongs into every week. */
export class Skeleton {
  readonly #table: PlanTable
  readonly #meals: ChosenMeals
  readonly #places: PlaceChoice
  readonly #musts: Musts

  constructor(table: PlanTable, meals: ChosenMeals, places: PlaceChoice, musts: Musts) {
    this.#table = table
    this.#meals = meals
    this.#places = places
    this.#musts = musts
  }

  /** At the empty ones of some places, in their order. */
  layOut(order: readonly number[]): void {
    this.#layOutWished(order)
    this.#layOutEnding(order)
    this.#layOutCustomary(order)
  }

  /** A dish that was asked for by name has its place before all others, on its day where it has one. */
  #layOutWished(order: readonly number[]): void {
    const { slots, offers } = this.#table
    const open = this.#musts
      .missed()
      .flatMap((thing) => Array.from({ length: (thing.often?.least ?? 1) - this.#musts.comesAt(thing).length }, () => thing))
    for (const thing of open) {
      const [best] = order
        .flatMap((place) => {
          const slot = slots[place]
          if (!slot || this.#meals.cookedAt(place) !== null || !isWishedAt(thing, slot)) return []
          const wished = offers.for(slot).filter(({ dish }) => isWished(thing, dish))
          const ofHome = wished.filter(({ dish }) => this.#musts.of(dish) > 0)
          return this.#places.bestOf(place, ofHome.length > 0 ? ofHome : wished) ?? []
        })
        // Nobody buys for it what waits at home.
        .toSorted((one, other) => this.#musts.of(other.dish) - this.#musts.of(one.dish) || other.points - one.points)
      if (best) this.#meals.put(best.place, best.dish)
    }
  }

  /** What must be eaten gets its meals before anything else is thought of: of each such product dishes until it is used up, each where it suits best before its day. */
  #layOutEnding(order: readonly number[]): void {
    const { slots, ending } = this.#table
    const urgent = ending
      .flatMap((product, at) => (product.must >= LEAST_LAID_OUT ? { ...product, at } : []))
      .toSorted((one, other) => one.days - other.days || other.must - one.must)
    for (const { at, ...product } of urgent) {
      const { days, isMeatOrFish } = product
      for (let open = MOST_DISHES_OF_ONE; open > 0 && this.#musts.isLeft(at, product); open -= 1) {
        const places = order.filter((place) => this.#meals.cookedAt(place) === null)
        const inTime = places.filter((place) => (slots[place]?.day ?? 0) <= days)
        // A piece of meat is kept for Sunday and fish for Friday, where it lasts until then.
        const kept = inTime.filter(
          (place) => slots[place] !== undefined && product.custom !== null && customAt(slots[place]) === product.custom,
        )
        const best = this.#bestUserOf(at, kept) ?? this.#bestUserOf(at, inTime) ?? (isMeatOrFish ? this.#bestUserOf(at, places) : null)
        if (!best) break
        this.#meals.put(best.place, best.dish)
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
          return this.#places.bestOf(place, able) ?? []
        })
        .toSorted((one, other) => other.points - one.points)
      if (best) this.#meals.put(best.place, best.dish)
    }
  }

  /** Of some places the one where a dish that takes a product suits best. */
  #bestUserOf(product: number, places: readonly number[]): { place: number; dish: PlanDish } | null {
    const [best] = places
      .flatMap((place) => {
        const slot = this.#table.slots[place]
        const { offers } = this.#table
        const using = slot ? offers.using(product, slot).filter(({ dish }) => !offers.isAgainstWish(dish, slot)) : []
        return this.#places.bestOf(place, using) ?? []
      })
      .toSorted((one, other) => other.points - one.points)
    return best ?? null
  }
}
