import { findFoodById, isA } from '@spizarka/knowledge'
import type { FoodSelection } from '@spizarka/knowledge/kitchen-checks'

/** Whether a selection holds a food: of one of its groups, shelves or tags, within its shelves where it has such, and no exception. */
export function selects(selection: FoodSelection, foodId: string): boolean {
  let known = answers.get(selection)
  if (!known) answers.set(selection, (known = new Map()))
  let answer = known.get(foodId)
  if (answer === undefined) known.set(foodId, (answer = fits(selection, foodId)))
  return answer
}

const answers = new WeakMap<FoodSelection, Map<string, boolean>>()

function fits({ foods = [], aisles = [], tags = [], within, except = [] }: FoodSelection, foodId: string): boolean {
  const food = findFoodById(foodId)
  if (!food || except.some((group) => isA(foodId, group)) || (within && !within.includes(food.aisle))) return false
  return foods.some((group) => isA(foodId, group)) || aisles.includes(food.aisle) || tags.some((tag) => food.tags?.includes(tag) === true)
}
