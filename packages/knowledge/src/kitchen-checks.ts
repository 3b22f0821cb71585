import type { KitchenChecks } from './kitchen-check-types.ts'
import { loadCompiled } from './load.ts'

export {
  type Band,
  type DonenessRule,
  type FoodSelection,
  HEAT_MANNERS,
  type HeatManner,
  type KitchenChecks,
  type PortionBands,
  type StepWords,
} from './kitchen-check-types.ts'

/** What a written dish is held against before it is served. */
export const KITCHEN_CHECKS = loadCompiled('kitchen-checks.json') as KitchenChecks
