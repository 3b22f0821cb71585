import { loadCompiled } from './load.ts'
import type { SeasoningRules } from './seasoning-types.ts'

export type { BrothRules, Seasoning, SeasoningPlace, SeasoningRule } from './seasoning-types.ts'

export const SEASONING_RULES = loadCompiled('seasonings.json') as SeasoningRules
