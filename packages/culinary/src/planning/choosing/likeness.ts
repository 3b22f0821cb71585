import { MENU_RULES } from '@spizarka/knowledge'
import type { PlanDish } from '../plan-dish.ts'
import type { MealSlot } from '../slots.ts'

const LIKENESS = { kind: 1.5, origin: 1.3, food: 2.5, name: 2 }
/** One recipe filled otherwise: groats with an egg today, rice with an egg tomorrow; further away than a week nobody counts it. */
const SAME_RECIPE = { breakfast: 4, other: 12 }
/** How much two meals on the same are minded on the same day, the next and the one after. */
const BASE_NEARNESS: readonly number[] = [2.0, 1, 0.35]
/** The part of that where one of the two is a breakfast or a snack, but for what counts anywhere. */
const BASE_BESIDE_BREAKFAST = 0.3
const BASES = MENU_RULES.planning.bases

/** How much likeness is minded on the same day, the next and so on; further away dishes are not seen beside each other. */
export const NEARNESS: readonly number[] = [1.8, 1, 0.6, 0.35, 0.2, 0.1]

function isMain({ place }: MealSlot): boolean {
  return place === 'main' || place === 'light'
}

/** People mind the same main dish again, and not the same breakfast. */
export function weightOf(one: MealSlot, other: MealSlot): number {
  if (isMain(one) && isMain(other)) return 1
  if (one.place === other.place) return 0.8
  return one.day === other.day ? 0.5 : 0.15
}

/** How much it is minded that two meals stand on the same. */
export interface BaseNearness {
  anywhere: number
  usual: number
}

export function baseNearness(one: MealSlot, other: MealSlot): BaseNearness {
  const anywhere = BASE_NEARNESS[Math.abs(one.day - other.day)] ?? 0
  return { anywhere, usual: isMain(one) && isMain(other) ? anywhere : anywhere * BASE_BESIDE_BREAKFAST }
}

/** What it costs that two dishes stand on the same: potatoes again, or pancakes after dumplings. */
export function sameBases({ looks: one }: PlanDish, { looks: other }: PlanDish, { anywhere, usual }: BaseNearness): number {
  if (anywhere === 0) return 0
  let cost = 0
  for (const base of one.bases) {
    if (!other.bases.includes(base)) continue
    const heap = BASES[base]
    if (heap) cost += heap.points * (heap.anywhere ? anywhere : usual)
  }
  return cost
}

/** What it costs to have the same recipe with another filling, or the same with another vegetable, at two meals. */
export function sameRecipeOf(one: MealSlot, other: MealSlot): number {
  const cost = one.place === 'breakfast' && other.place === 'breakfast' ? SAME_RECIPE.breakfast : SAME_RECIPE.other
  const nearness = NEARNESS[Math.abs(one.day - other.day)] ?? 0
  return cost * Math.min(1, nearness)
}

/** How much two dishes have in common: what they are called, kind, animal, foods that there is much of. */
export function likenessOf({ looks: one }: PlanDish, { looks: other }: PlanDish): number {
  const kind = one.kind === other.kind ? LIKENESS.kind : 0
  const name = one.name === other.name ? LIKENESS.name : 0
  let origin = 0
  for (const each of one.origins) if (other.origins.includes(each)) origin = LIKENESS.origin
  let foods = 0
  for (const food of one.foods) if (other.foods.includes(food)) foods += 1
  return kind + name + origin + LIKENESS.food * Math.min(2, foods)
}
