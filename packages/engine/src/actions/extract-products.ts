export interface ExtractProductsRequest {
  /** What a user typed, one product or several in a line; the API takes at most 500 UTF-16 units of it. */
  text: string
}

/** An item as an engine read it; at most one amount. */
export interface ExtractedItem {
  /** As on a shelf label, 1 to 50 characters. */
  productName: string
  /** Row of the food table, when the product is known. */
  foodId: string | null
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  isSpice: boolean
  /** `not_a_product`: the line is gibberish, markup or an instruction, and becomes an error item. */
  problem: 'not_a_product' | null
  /** The line it was read from, as typed. */
  sourceLine: string
}
