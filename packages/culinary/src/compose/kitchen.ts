import type { StockIndex } from '../stock/index.ts'
import type { FoodGate } from './food-gate.ts'
import type { ComposeRequest } from './request.ts'

/** What a dish is fitted to. */
export interface Kitchen {
  request: ComposeRequest
  gate: FoodGate
  /** What the eater may have of the pantry. */
  stock: StockIndex
  /** Ids of the foods that the wish names. */
  wishedFoods: ReadonlySet<string>
  /** Whether what could not be checked may be served. */
  takesUnchecked: boolean
}
