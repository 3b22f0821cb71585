export {
  amountOf,
  type HouseholdAmount,
  type Purpose,
  purposeOf,
  type ReadIngredient,
  readAmount,
  readIngredient,
} from './read-ingredient.ts'
