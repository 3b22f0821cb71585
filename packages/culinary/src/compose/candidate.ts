import type { ComposedRecipe } from './composed-recipe.ts'

/** A dish written out, with what the choice among dishes needs of it. */
export interface Candidate {
  recipe: ComposedRecipe
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
}
