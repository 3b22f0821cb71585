export { type AssumedAmount, assumedAmount, type EatenMeasure, gramsOfMeasure, measuresOf } from './eaten-amounts.ts'
export { type NamedDish, type ReadMealItem, readMeal } from './read-meal.ts'
