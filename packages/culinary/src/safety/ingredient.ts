import type { Food } from '@spizarka/knowledge'
import type { Contents } from './traits.ts'
import type { LineWord } from './words/line-part.ts'

/** An ingredient as a person wrote it, or as a recipe of ours links it to the food table. */
export type CheckedIngredient = string | { food: string /** Grams in the whole recipe. */; grams?: number }

/** An ingredient as the gate sees it. */
export interface ExaminedIngredient {
  name: string
  /** The food itself, then what else the line names. */
  foods: readonly Food[]
  contents: Contents
  /** Words of the line that no food of it explains. */
  words: readonly LineWord[]
  /** Something in it is in no table. */
  unknown: boolean
  /** Something in it is known by its words alone: what it holds is, its figures are not. */
  withoutFigures: boolean
  /** Grams in the whole recipe; null where nobody said. */
  grams: number | null
}
