import { CONDITIONS } from './conditions.ts'
import { DIETARY_STYLES, DIETS } from './diets.ts'
import { EQUIPMENT } from './equipment.ts'

export type { Choice } from './choice.ts'
export type { ConditionGroup } from './conditions.ts'
export { CONDITIONS, DIETARY_STYLES, DIETS, EQUIPMENT }

/** What the kitchen calls each entry of the lists. */
export type EquipmentKey = (typeof EQUIPMENT)[number]['key']
export type ConditionKey = (typeof CONDITIONS)[number]['key']
export type DietKey = (typeof DIETS)[number]['key']
export type DietaryStyleKey = (typeof DIETARY_STYLES)[number]['key']
