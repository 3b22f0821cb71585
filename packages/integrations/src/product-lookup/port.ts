/** Figures of 100 g or 100 ml as a label has them; null is not stated. Energy in kcal, minerals in mg, the rest in g. */
export interface LabelNutrition {
  kcal: number | null
  proteinG: number | null
  fatG: number | null
  saturatedG: number | null
  carbsG: number | null
  sugarsG: number | null
  fibreG: number | null
  saltG: number | null
  potassiumMg: number | null
  phosphorusMg: number | null
}

/** A packaged product as another database knows it. */
export interface LookedUpProduct {
  /** As it was asked for: 13 digits, 14 for a case. */
  gtin: string
  /** 1 to 50 characters, in Polish where the database has it in Polish. */
  name: string
  brands: string | null
  /** One number and `g`, `ml` or `szt.`, for the whole pack; null when the database does not say. */
  quantity: string | null
  /** Null where the record states none. */
  nutrition: LabelNutrition | null
  /** When the database's record was last changed. */
  modifiedAt: Date | null
}

/**
 * Why a product could not be looked up. `retryable` is true when the service could not be reached or was too busy, false when it
 * answered with what is no answer: asked again it would say the same.
 */
export class ProductLookupError extends Error {
  readonly retryable: boolean
  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.retryable = options.retryable
  }
}

/** Knows packaged products by their codes; throws nothing but ProductLookupError, and the reason of a signal that was aborted. */
export interface ProductLookup {
  /** The product of a code of 13 digits, or 14 for a case; null when the service does not know it. Takes 4 s at most. */
  find(gtin: string, signal?: AbortSignal): Promise<LookedUpProduct | null>
  /** False while the service was down a moment ago and would not be asked. */
  isAvailable(): boolean
  close(): Promise<void>
}
