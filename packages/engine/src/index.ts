export type {
  AnalyseMealRequest,
  ComposedIngredient,
  ComposedRecipe,
  ComposeRecipesRequest,
  Composition,
  EaterProfile,
  ExtractedItem,
  ExtractProductsRequest,
  IllustrateRequest,
  Illustration,
  MealType,
  PlannedShopping,
  PlanShoppingRequest,
  ReadReceiptRequest,
  Receipt,
  ReceiptItem,
  SwapMealRequest,
  Swapped,
} from './actions.ts'
export { createEngine } from './create-engine.ts'
export type { CallEntry, CallLog } from './llm/call-log.ts'
export { type LlmSettings, llmSettings } from './llm/settings.ts'
export { type Engine, EngineError } from './port.ts'
