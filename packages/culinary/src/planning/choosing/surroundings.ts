import type { PlanDish } from '../plan-dish.ts'
import { areFarEnough, type MealSlot } from '../slots.ts'
import type { WishedThing } from '../wish-of-days.ts'
import type { Custom } from './customs.ts'
import type { WeeklyFood } from './dish-looks.ts'
import { type BaseNearness, baseNearness, NEARNESS, sameRecipeOf, weightOf } from './likeness.ts'

/** A dish that comes again, however far away; people mind that less at breakfast. */
const SAME_DISH = { breakfast: 5, other: 30 }

/** How near two places are to each other: the same whatever stands there. */
export interface Nearness {
  weight: number
  nearness: number
  /** What the same dish costs here, and the same recipe filled otherwise. */
  same: number
  recipe: number
  bases: BaseNearness
  /** The same recipe on days that near only as what was left. */
  isTooNear: boolean
}

export interface Neighbour {
  dish: PlanDish
  near: Nearness
}

export function nearnessOf(slot: MealSlot, other: MealSlot): Nearness {
  return {
    weight: weightOf(slot, other),
    nearness: NEARNESS[Math.abs(other.day - slot.day)] ?? 0,
    same: slot.place === 'breakfast' && other.place === 'breakfast' ? SAME_DISH.breakfast : SAME_DISH.other,
    recipe: sameRecipeOf(slot, other),
    bases: baseNearness(slot, other),
    isTooNear: !areFarEnough(other.day, slot.day),
  }
}

/** What a place is surrounded by: the same for every dish that is compared for it. */
export interface Surroundings {
  times: number
  day: number
  beside: readonly Neighbour[]
  /** Of each product that ends, what other dishes take. */
  taken: readonly number[]
  /** How many meals within a week hold much of a food. */
  often: ReadonlyMap<WeeklyFood, number>
  /** How many meals of three days running that hold the place stand on each base, what is cooked there among them. */
  bases: ReadonlyMap<number, number>
  /** Of each day on which it is eaten, grams of what nobody eats much of in a day, kcal of what else is eaten then, the band for these meals, and kcal of the dinner beside a supper or of the supper beside a dinner. */
  days: readonly { kcal: number; part: number; band: readonly [number, number]; other: number | null; eaten: readonly number[] }[]
  /** A supper beside a dinner, or a dinner; neither is a breakfast. */
  place: MealSlot['place']
  /** Of things that were asked for so many times, how many meals else are such. */
  counted: readonly { thing: WishedThing; meals: number }[]
  /** How many dinners and suppers within a week are of each kind. */
  kinds: ReadonlyMap<string, number>
  /** Whether something else that takes long is cooked that day, and how many minutes all else takes on a workday. */
  isLongDay: boolean
  minutes: number | null
  /** The custom that it is eaten by. */
  custom: Custom | null
  /** What stands too near to be cooked again, and its titles. */
  tooNear: ReadonlySet<string>
}
