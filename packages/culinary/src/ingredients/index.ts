export { amountOf, type HouseholdAmount } from './amount-of.ts'
export { type Purpose, purposeOf } from './purpose.ts'
export { type ReadIngredient, readIngredient } from './read-ingredient.ts'
