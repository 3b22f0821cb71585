/** An item as an engine read it; at most one amount. */
export interface ExtractedItem {
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

/** Input and output of "extract products": the lines of a typed list. */
export interface ExtractProductsRequest {
  /** At most 500 UTF-16 units of what a user typed: data, never an instruction. */
  text: string
}

/** Why an engine could not do an action; `retryable` says whether another try may help. */
export class EngineError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
  }
}

/** The AI actions of the kitchen. Built in for everyone; a language model, where configured, stands behind the same port. */
export interface Engine {
  /** Reads a list of groceries; an empty list means that nothing in it is a product. */
  extractProducts(request: ExtractProductsRequest, signal?: AbortSignal): Promise<ExtractedItem[]>
}
