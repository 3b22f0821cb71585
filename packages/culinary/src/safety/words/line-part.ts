/** A word of a line that may name what is in the dish. */
export interface LineWord {
  /** As typed, in small letters. */
  text: string
  folded: string
  /** How many prepositions stand before it: what is "in tomato sauce" is not itself of tomatoes. */
  chunk: number
  /** Stands behind a preposition that says what the thing is made of ("z soi", "na bazie soi"), none that says where it lies. */
  isOf: boolean
  /** What a claim beside it takes out ("z serem wegańskim"); a mask of traits. */
  removed: number
  /** What is no more than a perhaps: everything where the word is `likened`, else what a lack makes doubtful; a mask of traits. */
  doubted: number
  /** Named for its taste or for what the thing stands in for: it need not be in there. */
  likened: boolean
}

/** One of the things a line names; "lub", commas and brackets part them. */
export interface LinePart {
  text: string
  words: readonly LineWord[]
  /** What claims like "bez glutenu" and "wegański" take out of the thing named; a mask of traits. */
  removed: number
  /** What a claim behind a comma or in brackets takes out of all of it; a mask of traits. */
  removedBehind: number
  /** Folded words of what the line says is not in the thing. */
  lacks: readonly string[]
}
