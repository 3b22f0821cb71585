import type { Gate } from '@spizarka/knowledge/gate-types'
import { EQUIPMENT_KEYS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { checkAgainst, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'
import type { ReadTraits } from './traits.ts'

const CONDITION_GROUPS = ['metabolism', 'digestion', 'heart', 'hormones', 'kidneys', 'allergies', 'life'] as const
const MOST_ID = 32_767

const entrySchema = z.strictObject({
  id: z.int().positive().max(MOST_ID),
  key: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'klucz z małych liter bez polskich znaków, cyfr i łączników'),
  name: z.string().regex(/^\p{Lu}\S*(?: \S+)*$/u, 'nazwa wielką literą, bez zbędnych spacji'),
})
const gateSchema = z.strictObject({
  condition: z.string().optional(),
  allergen: z.string().optional(),
  diet: z.string().optional(),
  style: z.string().optional(),
  exclusions: z.array(z.string().min(1)).nonempty().optional(),
  unchecked: z.literal(true).optional(),
})
const judgedSchema = entrySchema.extend({ gate: gateSchema.optional() })

const LISTS = {
  conditions: { file: 'choices/conditions.yaml', schema: judgedSchema.extend({ group: z.enum(CONDITION_GROUPS) }) },
  diets: { file: 'choices/diets.yaml', schema: judgedSchema },
  dietaryStyles: { file: 'choices/dietary-styles.yaml', schema: judgedSchema },
  equipment: { file: 'choices/equipment.yaml', schema: entrySchema.extend({ key: z.enum(EQUIPMENT_KEYS) }) },
} as const

type ListName = keyof typeof LISTS
export type ReadChoices = Record<ListName, (z.output<typeof judgedSchema> & { group?: string })[]>

type GateNames = Record<'condition' | 'allergen' | 'diet' | 'style', readonly string[]>

/**
 * Reads `knowledge/choices/*.yaml`: what users choose from, and what the gate makes of each choice. The allergies among the conditions
 * stand with their allergens in `gate/traits.yaml`.
 */
export function readChoices(root: string, gate: Gate, traits: ReadTraits, problems: Problem[]): ReadChoices {
  const names: GateNames = {
    condition: Object.keys(gate.conditions),
    allergen: gate.allergens.map(({ slug }) => slug),
    diet: Object.keys(gate.diets),
    style: Object.keys(gate.styles),
  }
  const read: ReadChoices = { conditions: [], diets: [], dietaryStyles: [], equipment: [] }
  for (const [name, { file, schema }] of Object.entries(LISTS) as [ListName, (typeof LISTS)[ListName]][]) {
    const source = readRequiredYaml(root, file, problems)
    if (!source) continue
    const taken = new Map<string, string>()
    const list = z.array(z.unknown()).safeParse(source.value)
    for (const place of (list.data ?? []).keys()) {
      const entry = checkAgainst(schema, source, [place], `wpis ${place + 1}`, problems)
      if (!entry) continue
      checkEntry(entry, place, source, taken, names, problems)
      read[name].push(entry)
    }
    if (name !== 'conditions') continue
    for (const { trait, allergen, choice, place } of traits.allergens) {
      const entry = { id: choice.id, key: `allergy-${trait}`, name: choice.name, gate: { allergen }, group: 'allergies' }
      checkEntry(entry, place, traits.source, taken, names, problems)
      read.conditions.push(entry)
    }
    read.conditions = inGroups(read.conditions)
  }
  return read
}

/** The entries of a group together, the oldest first. */
function inGroups(conditions: ReadChoices['conditions']): ReadChoices['conditions'] {
  const groups: readonly (string | undefined)[] = CONDITION_GROUPS
  return conditions.toSorted((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group) || one.id - other.id)
}

function checkEntry(
  entry: ReadChoices['conditions'][number],
  place: number,
  source: YamlSource,
  taken: Map<string, string>,
  gate: GateNames,
  problems: Problem[],
): void {
  const line = source.lineOf([place])
  const at = `${source.file}:${line}`
  for (const field of ['id', 'key', 'name'] as const) {
    const first = taken.get(`${field} ${entry[field]}`)
    if (first === undefined) taken.set(`${field} ${entry[field]}`, at)
    else
      problems.push({
        file: source.file,
        line,
        field: `${entry.key}.${field}`,
        message: `„${entry[field]}” ma już wpis w ${first}`,
        remedy: field === 'id' ? 'nadaj następny wolny numer; wydanych numerów nie zmieniaj' : 'nadaj inną wartość',
      })
  }
  for (const field of ['condition', 'allergen', 'diet', 'style'] as const) {
    const meant = entry.gate?.[field]
    if (meant !== undefined && !gate[field].includes(meant))
      problems.push({
        file: source.file,
        line,
        field: `${entry.key}.gate.${field}`,
        message: `gate nie zna „${meant}”`,
        remedy: `wpisz jedno z: ${gate[field].join(', ')}`,
      })
  }
}
