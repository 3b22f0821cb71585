export { RECIPES } from '../knowledge/recipes/index.ts'
export { foreignFoods, namesFood } from './foods-in-text.ts'
export type { DishKind, MachineSetting, Meal, Recipe, RecipeIngredient, RecipeStep, RecipeVariant } from './recipe.ts'
export { searchStem, searchWords } from './search-words.ts'
