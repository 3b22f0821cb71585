export { presentNutrients } from './present-nutrition-and-safety.ts'
export { presentPicture, presentRecipe } from './present-recipe.ts'
export { presentUnsavedDishes } from './present-unsaved.ts'
export { GUEST, readViewer, type Viewer } from './viewer.ts'
