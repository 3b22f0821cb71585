export { composeRecipes } from './compose-recipes.ts'
export type { ComposedIngredient, ComposedRecipe, Composition, Obstacle } from './composed-recipe.ts'
export type { ComposeRequest, Device, RecentDish } from './request.ts'
