export { beforeName } from './before-name.ts'
export { type InflectedName, inflectAdjective, inflectName, isAdjective, preposition } from './inflect-name.ts'
export type { GrammaticalCase } from './inflect-noun.ts'
export { GRAMMATICAL_CASES, type InflectedNoun, inflectNoun, inflectPlural } from './inflect-noun.ts'
