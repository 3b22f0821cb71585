import type { ComposeRecipesRequest, Composition, PlannedShopping, PlanShoppingRequest, SwapMealRequest, Swapped } from '../../actions.ts'

/** What the kitchen's thread is asked, and answers. */
export type KitchenTasks = {
  compose: { request: ComposeRecipesRequest; answer: Composition }
  plan: { request: PlanShoppingRequest; answer: PlannedShopping }
  swap: { request: SwapMealRequest; answer: Swapped }
  warmUp: { request: null; answer: void }
}
