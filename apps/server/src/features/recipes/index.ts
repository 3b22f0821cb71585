import type { JobBinding } from '../../platform/jobs/binding.ts'
import { syncBaseJob } from './sync-base.job.ts'

export { contentSchema, type KeptIngredient, productsOf, type RecipeContent } from './content.ts'
export { contentOfDish } from './content-of-dish.ts'
export { contentOfLines } from './content-of-lines.ts'
export { insertRecipe, type NewRecipe } from './insert-recipe.ts'
export { presentNutrients } from './present-nutrition.ts'
export { presentRecipe } from './present-recipe.ts'
export { checkRecipeLimit } from './recipe-limit.ts'
export { findVisibleRecipe } from './recipes.queries.ts'
export { routes } from './recipes.routes.ts'
export { syncBase } from './sync-base.job.ts'
export { type RecentDish, ratingsOfBase, recentDishes } from './tastes.queries.ts'
export { readViewer, type Viewer } from './viewer.ts'

export const jobs: readonly JobBinding[] = [syncBaseJob]
