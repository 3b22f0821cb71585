import type { PlanDish } from '../plan-dish.ts'
import type { MealSlot } from '../slots.ts'
import type { ChosenMeals, PlanTable } from './chosen-meals.ts'
import type { BringsBack } from './musts.ts'
import type { Offer } from './offers.ts'
import type { Surroundings } from './surroundings.ts'

/** What dishes bring back at an empty place. */
export type WhatIsBroughtBack = (slot: MealSlot, around: Surroundings) => BringsBack

/** What a portion is worth that would be lost else: more than all that may speak against a dish. */
const BROUGHT_BACK = 1000

/** A dish at a place, and what it is worth there. */
export interface PlacedDish {
  place: number
  dish: PlanDish
  points: number
}

/** One place of a plan beside all others: what is worth most there, and what is worth what stands there. */
export class PlaceChoice {
  readonly #table: PlanTable
  readonly #meals: ChosenMeals
  readonly #refused = new Set<PlanDish>()

  constructor(table: PlanTable, meals: ChosenMeals) {
    this.#table = table
    this.#meals = meals
  }

  /** A dish that cannot be written out is chosen no more. */
  refuse(dish: PlanDish): void {
    this.#refused.add(dish)
  }

  isRefused(dish: PlanDish): boolean {
    return this.#refused.has(dish)
  }

  /** Chooses again for one place beside all others, first of all what `bringsBack` speaks for; false where nothing may stand there. */
  choose(place: number, isAllowed: (dish: PlanDish) => boolean = () => true, bringsBack?: WhatIsBroughtBack): boolean {
    this.#meals.put(place, null)
    const best = this.#bestFor(place, isAllowed, bringsBack)
    if (best) this.#meals.put(place, best.dish)
    return best !== null
  }

  #bestFor(
    place: number,
    isAllowed: (dish: PlanDish) => boolean,
    bringsBack?: WhatIsBroughtBack,
  ): { dish: PlanDish; points: number } | null {
    const slot = this.#table.slots[place]
    if (!slot) return null
    const around = this.#meals.surroundingsOf(place)
    const back = bringsBack?.(slot, around)
    let best: { dish: PlanDish; points: number } | null = null
    let most = Number.NEGATIVE_INFINITY
    const mostMissed = this.#meals.mostMissed + BROUGHT_BACK * (back?.most ?? 0)
    for (const { dish, points: alone, mostUse, mostFromHere } of this.#table.offers.for(slot)) {
      if (mostFromHere + mostMissed <= most) break
      const own = alone + (back ? BROUGHT_BACK * back.by(dish) : 0)
      if (own + mostUse + this.#meals.mostMissed <= most) continue
      if (!this.mayStand(dish, around) || !isAllowed(dish)) continue
      const points: number = own + this.#meals.worthBeside(dish, around, most - own)
      if (points > most) {
        best = { dish, points }
        most = points
      }
    }
    return best
  }

  bestOf(place: number, offers: readonly Offer[]): PlacedDish | null {
    if (offers.length === 0) return null
    const around = this.#meals.surroundingsOf(place)
    let best: PlacedDish | null = null
    let most = Number.NEGATIVE_INFINITY
    for (const { dish, points: own } of offers) {
      if (!this.mayStand(dish, around)) continue
      const points: number = own + this.#meals.worthBeside(dish, around, most - own)
      if (points > most) {
        best = { place, dish, points }
        most = points
      }
    }
    return best
  }

  mayStand(dish: PlanDish, { tooNear }: Surroundings): boolean {
    return !tooNear.has(dish.sameAs) && !tooNear.has(dish.facts.title) && (this.#refused.size === 0 || !this.#refused.has(dish))
  }

  /** What a dish is worth beside all others; its place is empty then. */
  takeOut(place: number): number {
    const [dish, slot] = [this.#meals.cookedAt(place), this.#table.slots[place]]
    this.#meals.put(place, null)
    return dish && slot ? this.#table.offers.ownPoints(dish, slot) + this.#meals.worthBeside(dish, this.#meals.surroundingsOf(place)) : 0
  }

  /** What the dishes at some places are worth beside all others and those of the places behind them; they are gone then, or put back. */
  takeAllOut(places: readonly number[], { andBack = false } = {}): number {
    const dishes = places.map((place) => this.#meals.cookedAt(place))
    const worth = places.reduce((sum, place) => sum + this.takeOut(place), 0)
    if (andBack) for (const [at, place] of places.entries()) this.#meals.put(place, dishes[at] ?? null)
    return worth
  }
}
