export type { FigureSource } from './compute-nutrition.ts'
export { computeNutrition, type DishNutrition, energyPerServing, nutrientPerServing } from './compute-nutrition.ts'
export type { CountedIngredient } from './eaten-ingredients.ts'
export type { Nutrient, Nutrients } from './nutrients.ts'
