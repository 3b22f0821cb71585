import { findFoodById, type Look } from '@spizarka/knowledge'

/** How pieces of a food look from above. */
export type FoodLook = NonNullable<Look['plate']>

/** The look of a food on a plate; null where none of it is seen. */
export function lookOf(foodId: string): FoodLook | null {
  return findFoodById(foodId)?.look?.plate ?? null
}
