import type { FoodClause, FoodRule, Gate, Measure, Mineral, ProfileRule } from '@spizarka/knowledge/gate-types'
import type { Food } from '@spizarka/knowledge/types'
import type { z } from 'zod'
import { nearest } from '../messages.ts'
import { checkAgainst, defined, listFiles, type Path, type Place, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'
import { checkExclusionExample, checkPhraseExample, checkRepeatedPhrases } from './gate-checks.ts'
import {
  type ExclusionsFile,
  foreignSchema,
  gateSchemas,
  type RulesFile,
  type WrittenClause,
  type WrittenExclusion,
  type WrittenFoodRule,
  type WrittenMeasures,
  type WrittenProfileRule,
  wordsSchema,
} from './gate-schemas.ts'
import type { ReadTraits } from './traits.ts'

/** Reads the rules and words of the safety gate; null where a file of them cannot be read. */
export function readGate(root: string, traits: ReadTraits, problems: Problem[]): Gate | null {
  const schemas = gateSchemas(traits.names)
  const rules = readRows(root, 'gate/rules.yaml', schemas.rules, problems)
  const freeFrom = readRows(root, 'gate/free-from.yaml', schemas.freeFrom, problems)
  const words = readRows(root, 'gate/words.yaml', wordsSchema, problems)
  const foreign = readRows(root, 'words/foreign.yaml', foreignSchema, problems)
  const phraseFiles = readFiles(root, 'gate/phrases', schemas.phraseFile, problems)
  const exclusionFiles = readFiles(root, 'gate/exclusions', schemas.exclusionFile, problems)
  if (!rules || !freeFrom || !words || !foreign) return null
  checkSources(rules, problems)
  checkRepeatedPhrases(phraseFiles, problems)
  for (const file of phraseFiles) for (const place of file.data.groups.keys()) checkPhraseExample(file, place, problems)
  const ids = new Map<string, Place>()
  for (const file of exclusionFiles) for (const place of file.data.groups.keys()) checkExclusion(file, place, ids, problems)
  return {
    traits: traits.rows.map(({ trait, after_zawiera, of_origins = [] }) => ({ trait, name: after_zawiera, origins: of_origins })),
    allergens: traits.allergens.map(({ trait, allergen, law }) => ({ slug: allergen, allergen: trait, name: law })),
    sources: rules.data.sources,
    minerals: mapKeys(rules.data.minerals.figures, (key, { name, high_per_100g, notable_per_serving }) => [
      MINERAL_OF[key as keyof typeof MINERAL_OF],
      { name, highPer100g: high_per_100g, notablePerServing: notable_per_serving },
    ]) as Gate['minerals'],
    glycaemicIndex: rules.data.glycaemic_index,
    conditions: mapKeys(rules.data.conditions, (key, rule) => [key, toProfileRule(rule, rules.data.sources)]),
    diets: mapKeys(rules.data.diets, (key, rule) => [key, toProfileRule(rule, rules.data.sources)]),
    styles: mapKeys(rules.data.styles, (key, rule) => [key, toProfileRule(rule, rules.data.sources)]),
    phrases: phraseFiles.flatMap(({ data }) =>
      data.groups.map(({ holds, may_hold, instead, known, alone, phrases: all }) =>
        defined({ holds, mayHold: may_hold, instead, known, alone, phrases: all }),
      ),
    ),
    exclusions: exclusionFiles.flatMap(({ data }) => data.groups.map(toExclusion)),
    claims: freeFrom.data.claims.groups,
    lacks: freeFrom.data.lacks.groups,
    doubts: freeFrom.data.doubts.groups,
    purity: freeFrom.data.purity.groups,
    englishClaims: freeFrom.data.english_claims.words,
    words: mapKeys(words.data, (key, { words: listed = [], stems = [], endings = [''] }) => [
      key,
      [...listed, ...stems.flatMap((stem) => endings.map((ending) => stem + ending))],
    ]),
    foreign: {
      genera: foreign.data.genera,
      phrases: foreign.data.phrases,
      english: foreign.data.english,
      englishForms: foreign.data.english_forms,
    },
  }
}

/** What a file holds, once it is known to be well formed. */
interface ReadFile<Data> {
  source: YamlSource
  data: Data
}
type ExclusionFile = ReadFile<ExclusionsFile>

function readRows<Schema extends z.ZodType>(
  root: string,
  file: string,
  schema: Schema,
  problems: Problem[],
): ReadFile<z.output<Schema>> | null {
  const source = readRequiredYaml(root, file, problems)
  if (!source) return null
  const data = checkAgainst(schema, source, [], '', problems)
  return data === null ? null : { source, data }
}

function readFiles<Schema extends z.ZodType>(
  root: string,
  folder: string,
  schema: Schema,
  problems: Problem[],
): ReadFile<z.output<Schema>>[] {
  return listFiles(root, folder, '.yaml').flatMap((file) => readRows(root, file, schema, problems) ?? [])
}

function checkSources({ source, data }: ReadFile<RulesFile>, problems: Problem[]): void {
  const known = Object.keys(data.sources)
  const check = (name: string | undefined, path: Path): void => {
    if (name === undefined || known.includes(name)) return
    const near = nearest(name, known)
    problems.push({
      file: source.file,
      line: source.lineOf(path),
      field: path.join('.'),
      message: `nie ma źródła „${name}”`,
      remedy: near === null ? 'dopisz je w sources' : `może „${near}”?`,
    })
  }
  for (const part of ['conditions', 'diets', 'styles'] as const)
    for (const [key, rule] of Object.entries(data[part])) {
      check(rule.source, [part, key, 'source'])
      for (const [place, each] of (rule.rules ?? []).entries()) check(each.source, [part, key, 'rules', place, 'source'])
    }
}

function checkExclusion(file: ExclusionFile, place: number, ids: Map<string, Place>, problems: Problem[]): void {
  const group = file.data.groups[place]
  if (!group) return
  const at = { file: file.source.file, line: file.source.lineOf(['groups', place]) }
  const first = ids.get(group.id)
  if (first)
    problems.push({
      ...at,
      field: group.id,
      message: `ten identyfikator ma już grupa w ${first.file}:${first.line}`,
      remedy: 'nadaj inny albo połącz obie',
    })
  else ids.set(group.id, at)
  checkExclusionExample(file, place, problems)
}

/** Reports groups and conditions named by foods that nobody defines. */
export function checkFoodsAgainstGate(foods: readonly Food[], gate: Gate, places: ReadonlyMap<string, Place>, problems: Problem[]): void {
  const groups = gate.exclusions.map(({ id }) => id)
  const conditions = Object.keys(gate.conditions)
  for (const { id, excludedAs = [], maybeExcludedAs = [], notExcludedAs = [], toxicFor = [] } of foods) {
    const named = [
      ...excludedAs.map((name) => ['excluded_as', name, groups] as const),
      ...maybeExcludedAs.map((name) => ['maybe_excluded_as', name, groups] as const),
      ...notExcludedAs.map((name) => ['not_excluded_as', name, groups] as const),
      ...toxicFor.map((name) => ['toxic_for', name, conditions] as const),
    ]
    for (const [field, name, known] of named) {
      if (known.includes(name)) continue
      const near = nearest(name, known)
      problems.push({
        ...(places.get(id) ?? { file: 'foods', line: 1 }),
        field: `${id}.${field}`,
        message: `nie ma „${name}”`,
        remedy: near === null ? 'grupy stoją w gate/exclusions, schorzenia w gate/rules.yaml' : `może „${near}”?`,
      })
    }
  }
}

const MINERAL_OF = { potassium_mg: 'potassiumMg', phosphorus_mg: 'phosphorusMg', salt_g: 'saltG' } as const satisfies Record<
  string,
  Mineral
>
const MEASURE_OF = {
  grams: 'grams',
  glycaemic_load: 'glycaemicLoad',
  sugars_g: 'sugarsG',
  carbs_g: 'carbsG',
  fat_g: 'fatG',
} as const satisfies Record<string, Measure>

function toProfileRule(
  { blocks = [], warns = [], source, rules = [], dish_rules }: WrittenProfileRule,
  sources: Gate['sources'],
): ProfileRule {
  const named = (name: string): string => sources[name] ?? name
  const toRule = (rule: WrittenFoodRule): FoodRule => toFoodRule(rule, named(rule.source ?? source))
  return defined({ blocks, warns, source: named(source), rules: rules.map(toRule), dishRules: dish_rules?.map(toRule) })
}

function toFoodRule(rule: WrittenFoodRule, source: string): FoodRule {
  return defined({
    finds: rule.finds,
    food: rule.food && toClause(rule.food),
    atLeast: rule.at_least && toMeasures(rule.at_least),
    moreThan: rule.more_than && toMeasures(rule.more_than),
    unknownAmountCounts: rule.unknown_amount && (true as const),
    per100g: rule.per_100g && toMeasures(rule.per_100g),
    richIn: rule.rich_in?.map((mineral) => MINERAL_OF[mineral]),
    reason: rule.reason,
    source,
  })
}

function toMeasures(measures: WrittenMeasures): Partial<Record<Measure, number>> {
  return mapKeys(defined(measures), (key, value) => [MEASURE_OF[key as keyof typeof MEASURE_OF], value])
}

function toClause(clause: WrittenClause): FoodClause {
  return defined({
    aisles: clause.aisles,
    withoutAisles: clause.without_aisles,
    kindsOf: clause.kinds_of,
    compositions: clause.compositions,
    from: clause.from,
    contains: clause.contains,
    tags: clause.tags,
    withoutTags: clause.without_tags,
    lactose: clause.lactose,
    wheat: clause.gluten_from && (true as const),
    sweetDrink: clause.sweet_drink,
    toxic: clause.toxic,
  })
}

function toExclusion(group: WrittenExclusion): Gate['exclusions'][number] {
  return defined({
    id: group.id,
    typed: group.typed,
    raw: group.raw,
    traits: group.traits,
    words: group.words,
    foods: group.foods?.map(toClause),
    suspects: group.suspects?.map(toClause),
    never: group.never?.map(toClause),
    hiddenIn: group.hidden_in && { traits: group.hidden_in.traits, unless: group.hidden_in.unless.split('|') },
  })
}

function mapKeys<Value, Result>(
  record: Readonly<Record<string, Value>>,
  map: (key: string, value: Value) => [string, Result],
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => map(key, value)))
}
