export { makePicture } from './base/recipe-pictures.ts'
export { drawCards, drawOwnCard, jobs, syncBase } from './base/sync-base.ts'
export { contentSchema, productsOf, type RecipeContent, type StoredIngredient } from './content/content.ts'
export { contentOfLines } from './content/make-content.ts'
export { columnsOf, type RecipeText, recipeTextSchema, textOf } from './content/recipe-text.ts'
export { findLikest, replaceTextRuns } from './content/text-runs.queries.ts'
export { checkRecipeLimit, insertRecipe, isAtRecipeLimit, type NewRecipe, recipeOfDish } from './create-recipe.ts'
export { checkedIngredients, isWater, nutritionOf } from './facts/recipe-facts.ts'
export { findConsumptionSince, listBaseRatings, listRecentDishes, type RecentDish } from './marks.queries.ts'
export { keptRecipeOf, listBaseRecipeIds, listOwnDishes, listPlannedPictures } from './planned-recipes.queries.ts'
export { presentNutrients } from './present/present-nutrition-and-safety.ts'
export { presentPicture, presentRecipe } from './present/present-recipe.ts'
export { presentUnsavedDishes } from './present/present-unsaved.ts'
export { GUEST, readViewer, type Viewer } from './present/viewer.ts'
export { getPublishedRecipe, getRecipe } from './read-recipe.ts'
export { readPublishedRecipes } from './read-recipes.ts'
export {
  findPublishedRecipe,
  findRecipeRow,
  findVisibleRecipe,
  lockOwnRecipe,
  type RecipeRow,
  updatePicture,
  updateRow,
} from './recipes.queries.ts'
export { routes } from './recipes.routes.ts'
export { findDishForToday } from './suggestions/list-suggestions.ts'
export { type ChangedRecipe, deleteRecipe, looksOf, updateRecipe } from './update-recipe.ts'
