export { makePicture } from './base/recipe-pictures.ts'
export { drawCards, drawOwnCard, jobs, syncBase } from './base/sync-base.ts'
export {
  columnsOf,
  contentOfLines,
  contentSchema,
  findLikest,
  productsOf,
  type RecipeContent,
  type RecipeText,
  recipeTextSchema,
  replaceTextRuns,
  type StoredIngredient,
  textOf,
} from './content/index.ts'
export { checkRecipeLimit, insertRecipe, isAtRecipeLimit, type NewRecipe, recipeOfDish } from './create-recipe.ts'
export { checkedIngredients, isWater, nutritionOf } from './facts/recipe-facts.ts'
export { findConsumptionSince, listBaseRatings, listRecentDishes, type RecentDish } from './marks.queries.ts'
export { keptRecipeOf, listBaseRecipeIds, listOwnDishes, listPlannedPictures } from './planned-recipes.queries.ts'
export { GUEST, presentNutrients, presentPicture, presentRecipe, presentUnsavedDishes, readViewer, type Viewer } from './present/index.ts'
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
export { type ChangedRecipe, cardContentOf as looksOf, deleteRecipe, updateRecipe } from './update-recipe.ts'
