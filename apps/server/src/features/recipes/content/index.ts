export { contentSchema, productsOf, type RecipeContent, type StoredIngredient } from './content.ts'
export { contentOfLines } from './make-content.ts'
export { columnsOf, type RecipeText, recipeTextSchema, textOf } from './recipe-text.ts'
export { findLikest, replaceTextRuns } from './text-runs.queries.ts'
