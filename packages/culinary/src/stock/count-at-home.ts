import { findFoodById } from '@spizarka/knowledge'
import { type IngredientStock, isAtHome } from './match-stock.ts'
import { isTapWater } from './stocked-product.ts'

/** An ingredient with what the pantry holds of it. */
export interface HeldIngredient {
  food: string | null
  optional?: boolean
  stock: Pick<IngredientStock, 'status' | 'staple'>
}

/** How many of a dish's ingredients are at home ("masz 7 z 9"), of those that must be: staples, spices and water are not counted. */
export function countAtHome(ingredients: readonly HeldIngredient[]): { have: number; total: number } {
  const counted = ingredients.filter(
    ({ food, optional, stock }) =>
      optional !== true && stock.staple === null && !isTapWater(food) && (food === null || !findFoodById(food)?.spice),
  )
  return { have: counted.filter(({ stock }) => isAtHome(stock)).length, total: counted.length }
}
