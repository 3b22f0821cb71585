export interface AnalyseMealRequest {
  /** What was eaten, in the user's own words, at most 500 characters. */
  text: string
}

export interface AnalysedMeal {
  foods: readonly {
    name: string
    /** Row of the food table; null when the food is unknown, and then nothing is computed from it. */
    foodId: string | null
    grams: number | null
    sourceLine: string
  }[]
}
