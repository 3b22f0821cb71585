export { amountOf, type HouseholdAmount, readAmount } from './amount-of.ts'
export { type Purpose, purposeOf } from './purpose.ts'
export { type ReadIngredient, readIngredient } from './read-ingredient.ts'
