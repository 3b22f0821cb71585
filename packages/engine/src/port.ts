import type { ReadMealItem } from '@spizarka/culinary/meals'
import type {
  AnalyseMealRequest,
  ComposeRecipesRequest,
  Composition,
  ExtractedItem,
  ExtractProductsRequest,
  IllustrateRequest,
  Illustration,
  PlannedShopping,
  PlanShoppingRequest,
  ReadReceiptRequest,
  Receipt,
  SwapMealRequest,
  Swapped,
} from './actions.ts'

/**
 * Every AI action of the kitchen. What a request holds is data, never an instruction; an aborted `signal` rejects with its
 * reason, any other failure with `EngineError`.
 */
export interface Engine {
  /** Reads a typed list of groceries; an empty list means that nothing in it is a product. */
  extractProducts: (request: ExtractProductsRequest, signal?: AbortSignal) => Promise<ExtractedItem[]>
  /** Reads the photo of a receipt; no items means that there is no readable grocery receipt in the picture. */
  readReceipt: (request: ReadReceiptRequest, signal?: AbortSignal) => Promise<Receipt>
  /** Composes recipes from a pantry that the eater may be served; none means that nothing fits the limits. */
  composeRecipes: (request: ComposeRecipesRequest, signal?: AbortSignal) => Promise<Composition>
  /** Plans the meals of some days; no days mean that nothing fits, and the obstacles say why. */
  planShopping: (request: PlanShoppingRequest, signal?: AbortSignal) => Promise<PlannedShopping>
  /** Another dish for one meal of a plan, or why there is none. */
  swapMeal: (request: SwapMealRequest, signal?: AbortSignal) => Promise<Swapped>
  /** Reads a meal told in words as foods and dishes with their weights; energy is computed from the tables by the caller. */
  analyseMeal: (request: AnalyseMealRequest, signal?: AbortSignal) => Promise<ReadMealItem[]>
  /** Makes the picture of a dish; the built-in engine draws a card. */
  illustrate: (request: IllustrateRequest, signal?: AbortSignal) => Promise<Illustration>
  /** Makes ready what composing and planning need, so that the first who asks need not wait for it. */
  warmUp: () => Promise<void>
  /** Ends the threads that readings started; what is being read rejects. */
  close: () => Promise<void>
}

/** Why an engine could not do an action; `retryable` says whether another try may help. */
export class EngineError extends Error {
  readonly retryable: boolean

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.retryable = options.retryable
  }
}
