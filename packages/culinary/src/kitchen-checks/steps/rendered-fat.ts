import { type DishKind, findFoodById } from '@spizarka/knowledge'
import { KITCHEN_CHECKS } from '@spizarka/knowledge/kitchen-checks'
import { selects } from '../select-foods.ts'

/** Whether a food is what one fries in. */
export function isCookingFat(food: string): boolean {
  return selects(KITCHEN_CHECKS.portions.fats, food)
}

/** Grams of fat that run out of so much of a food into the pan; none of what is lean, or is itself a fat. */
export function renderedFat(food: string, grams: number): number {
  const { rendering } = KITCHEN_CHECKS.portions
  const fatG = findFoodById(food)?.nutrition?.fatG ?? 0
  return fatG >= rendering.fromG && selects(rendering, food) && !isCookingFat(food) ? (rendering.share * fatG * grams) / 100 : 0
}

/** Grams of fat of so much of a food that is eaten as rich as it is in a dish of that kind, where no oil is due beside it; none of any other. */
export function richFat(food: string, grams: number, kind: DishKind): number {
  const { rich } = KITCHEN_CHECKS.portions
  const fatG = findFoodById(food)?.nutrition?.fatG ?? 0
  return rich.kinds.includes(kind) && fatG >= rich.fromG && selects(rich, food) && !isCookingFat(food) ? (fatG * grams) / 100 : 0
}
