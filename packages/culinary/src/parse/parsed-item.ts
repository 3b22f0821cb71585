/** One product read from what somebody typed. At most one of the three quantities is set; spices carry none. */
export interface ParsedItem {
  /** Shelf-label name, 1 to 50 characters. */
  productName: string
  /** Row of the food table, when the name (its modifiers aside) is one of its foods. */
  foodId: string | null
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  isSpice: boolean
  /** `not_a_product`: gibberish, code, instructions to a machine, numbers alone. */
  problem: 'not_a_product' | null
  /** The line it was read from, as typed; lines of merged products joined by line breaks. */
  sourceLine: string
  /** False where the rules met words they could not place; only such lines are worth a language model. */
  sure: boolean
}
