export { type AssumedAmount, assumedAmount, type EatenMeasure, gramsOfMeasure, measuresOf } from './eaten-amounts.ts'
export type { NamedDish } from './named-dishes.ts'
export { type ReadMealItem, readMeal } from './read-meal.ts'
export { type WeighedDish, weighDish } from './weigh-dish.ts'
