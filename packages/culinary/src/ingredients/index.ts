export { type MisspeltWord, misspeltWords } from './misspelt-words.ts'
export {
  amountOf,
  type HouseholdAmount,
  type Purpose,
  purposeOf,
  type ReadIngredient,
  readAmount,
  readIngredient,
} from './read-ingredient.ts'
