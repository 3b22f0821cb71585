/** One line of a recipe's list of ingredients. */
export interface WrittenIngredient {
  /** As written, without its bullet: `2 duże marchewki`. */
  line: string
  /** The part of the dish it stands under, where there is more than one: `Ciasto`, `Krem`. */
  part: string | null
}

/** A recipe as somebody wrote it, taken apart but not yet understood. */
export interface WrittenRecipe {
  /** One line, at most 120 characters; null where there is none. */
  title: string | null
  /** One line, at most 300 characters; null where there is none. */
  about: string | null
  /** How many it feeds, 1 to 12; null where that is not said. */
  servings: number | null
  /** 1 to 2880, as `totalMinutes`. */
  activeMinutes: number | null
  totalMinutes: number | null
  /** 1 to 200, each of at most 200 characters. */
  ingredients: WrittenIngredient[]
  /** In their order, without numbers and headings, at most 50 of at most 2000 characters; empty where there are none. */
  steps: string[]
}

export const LONGEST_TITLE = 120
export const LONGEST_ABOUT = 300
export const LONGEST_INGREDIENT = 200
export const MOST_INGREDIENTS = 200
export const MOST_SERVINGS = 12
export const LONGEST_MINUTES = 2880
