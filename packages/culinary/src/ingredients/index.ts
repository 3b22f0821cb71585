export type { Purpose } from './purpose.ts'
export { type ReadIngredient, readIngredient } from './read-ingredient.ts'
