export { kindOfTitle } from './kind-of-title.ts'
export { type ListedRecipe, readListedRecipe } from './read-listed-recipe.ts'
export { readRecipeText } from './read-recipe-text.ts'
export type { WrittenIngredient, WrittenRecipe } from './written-recipe.ts'
