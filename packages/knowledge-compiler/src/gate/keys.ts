import type { Gate } from '@spizarka/knowledge/gate-types'
import type { ReadChoices } from './choices.ts'
import type { TraitNames } from './traits.ts'

const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key)

/** Types of the names that code knows pieces of the knowledge by, so that a misspelt one does not compile. */
export function keyTypes(names: TraitNames, gate: Gate, choices: ReadChoices): string {
  const types: Record<string, readonly string[]> = {
    Allergen: names.allergens,
    AllergenSlug: gate.allergens.map(({ slug }) => slug),
    ConditionSlug: Object.keys(gate.conditions),
    DietSlug: Object.keys(gate.diets),
    StyleSlug: Object.keys(gate.styles),
    ConditionKey: keysOf(choices.conditions),
    ConditionGroup: [...new Set(choices.conditions.flatMap(({ group }) => group ?? []))],
    DietKey: keysOf(choices.diets),
    DietaryStyleKey: keysOf(choices.dietaryStyles),
    WordList: Object.keys(gate.words),
    SourceName: Object.keys(gate.sources),
  }
  const lines = Object.entries(types).map(([name, keys]) => `export type ${name} =\n${keys.map((key) => `  | '${key}'`).join('\n')}\n`)
  const traits = `export const TRAITS = [\n${names.traits.map((trait) => `  '${trait}',`).join('\n')}\n] as const\nexport type Trait = (typeof TRAITS)[number]\n`
  return `// Written by \`npm run knowledge\` from the keys in knowledge/.\n${[...lines, traits].join('\n')}`
}
