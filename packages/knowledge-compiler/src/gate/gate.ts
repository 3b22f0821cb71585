import type { FoodClause, FoodRule, Gate, Measure, Mineral, ProfileRule, Trait } from '@spizarka/knowledge/gate-types'
import { TRAITS } from '@spizarka/knowledge/gate-types'
import type { Food } from '@spizarka/knowledge/types'
import { AISLES, ALLERGENS, COMPOSITIONS, LACTOSE_LEVELS, ORIGINS } from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from '../messages.ts'
import { checkAgainst, defined, listFiles, type Path, type Place, type Problem, readRequiredYaml, type YamlSource } from '../source.ts'
import { checkExclusionExample, checkPhraseExample, checkRepeatedPhrases } from './gate-checks.ts'

const PATTERN = /^(?:\*?[a-z0-9]+[*~]?)(?:\|\*?[a-z0-9]+[*~]?)*$/
const pattern = z
  .string()
  .regex(PATTERN, 'słowa małymi literami bez polskich znaków; stem* dowolna końcówka, stem~ przypadki, a|b jedno z nich')
const patterns = z.array(pattern).nonempty()
const phrases = z
  .array(
    z
      .string()
      .refine((phrase) => phrase.split(' ').every((word) => PATTERN.test(word)), 'słowa bez polskich znaków rozdzielone jedną spacją'),
  )
  .nonempty()
const traits = z.array(z.enum(TRAITS))
const text = z.string().trim().min(1)

const traitSchema = z.strictObject({
  trait: z.enum(TRAITS),
  after_zawiera: text,
  allergen: z
    .string()
    .regex(/^[a-z]+(?:-[a-z]+)*$/)
    .optional(),
  law: text.optional(),
  of_origins: z.array(z.enum(ORIGINS)).optional(),
})

const clauseSchema = z.strictObject({
  aisles: z.array(z.enum(AISLES)).nonempty().optional(),
  without_aisles: z.array(z.enum(AISLES)).nonempty().optional(),
  compositions: z.array(z.enum(COMPOSITIONS)).nonempty().optional(),
  from: z.array(z.enum(ORIGINS)).nonempty().optional(),
  contains: z.array(z.enum(ALLERGENS)).nonempty().optional(),
  tags: z.array(text).nonempty().optional(),
  without_tags: z.array(text).nonempty().optional(),
  lactose: z.array(z.enum(LACTOSE_LEVELS)).nonempty().optional(),
  gluten_from: z.literal('wheat').optional(),
  sweet_drink: z.literal(true).optional(),
  toxic: z.literal(true).optional(),
})

const amount = z.number().positive()
const measuresSchema = z.strictObject({
  grams: amount.optional(),
  glycaemic_load: amount.optional(),
  sugars_g: amount.optional(),
  carbs_g: amount.optional(),
  fat_g: amount.optional(),
})
const foodRuleSchema = z.strictObject({
  finds: z.enum(['blocked', 'warned', 'unchecked']),
  food: clauseSchema.optional(),
  at_least: measuresSchema.optional(),
  more_than: measuresSchema.optional(),
  unknown_amount: z.literal('counts').optional(),
  per_100g: z.strictObject({ carbs_g: amount.optional(), fat_g: amount.optional() }).optional(),
  rich_in: z
    .array(z.enum(['potassium_mg', 'phosphorus_mg', 'salt_g']))
    .nonempty()
    .optional(),
  reason: text,
  source: z.string().optional(),
  why: text.optional(),
  example: text.optional(),
})
const profileRuleSchema = z.strictObject({
  why: text.optional(),
  example: text.optional(),
  blocks: traits.optional(),
  warns: traits.optional(),
  source: z.string(),
  rules: z.array(foodRuleSchema).optional(),
})
const mineralSchema = z.strictObject({ name: text, high_per_100g: amount, notable_per_serving: amount })
const rulesSchema = z.strictObject({
  sources: z.record(z.string(), text),
  minerals: z.strictObject({
    why: text,
    figures: z.strictObject({ potassium_mg: mineralSchema, phosphorus_mg: mineralSchema, salt_g: mineralSchema }),
  }),
  glycaemic_index: z.record(z.string(), amount),
  conditions: z.record(z.string(), profileRuleSchema),
  diets: z.record(z.string(), profileRuleSchema),
  styles: z.record(z.string(), profileRuleSchema),
})

const phraseGroupSchema = z.strictObject({
  why: text.optional(),
  holds: traits.nonempty().optional(),
  may_hold: traits.nonempty().optional(),
  instead: z.literal(true).optional(),
  known: z.literal(true).optional(),
  phrases,
  example: text.optional(),
})
const phrasesSchema = z.strictObject({ why: text, source: text.optional(), groups: z.array(phraseGroupSchema).nonempty() })

const exclusionSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'identyfikator z małych liter bez polskich znaków i łączników'),
  why: text.optional(),
  typed: phrases,
  raw: traits.nonempty().optional(),
  traits: traits.nonempty().optional(),
  words: phrases.optional(),
  foods: z.array(clauseSchema).nonempty().optional(),
  suspects: z.array(clauseSchema).optional(),
  never: z.array(clauseSchema).nonempty().optional(),
  hidden_in: z.strictObject({ traits, unless: pattern }).optional(),
  example: z.strictObject({ excluded: text, line: text }).optional(),
})
const exclusionsSchema = z.strictObject({ why: text, groups: z.array(exclusionSchema).nonempty() })

const takenOut = z.strictObject({ why: text, groups: z.array(z.strictObject({ words: patterns, traits })).nonempty() })
const freeFromSchema = z.strictObject({
  claims: takenOut,
  lacks: takenOut,
  doubts: z.strictObject({
    why: text,
    groups: z.array(z.strictObject({ lacked: patterns, dishes: patterns, traits: traits.nonempty() })).nonempty(),
  }),
  purity: takenOut,
  english_claims: z.strictObject({ why: text, words: z.record(z.string(), text) }),
})

const wordListSchema = z
  .strictObject({
    why: text,
    example: text.optional(),
    words: patterns.optional(),
    stems: z.array(z.string()).optional(),
    endings: z.array(z.string()).optional(),
  })
  .refine(({ words, stems }) => words !== undefined || stems !== undefined, 'lista bez słów: dopisz words albo stems i endings')
const wordsSchema = z.record(z.string(), wordListSchema)

const namesSchema = z.record(z.string(), text)
const foreignSchema = z.strictObject({ genera: namesSchema, phrases: namesSchema, english: namesSchema, english_forms: namesSchema })

/** Reads the rules and words of the safety gate; null where a file of them cannot be read. */
export function readGate(root: string, problems: Problem[]): Gate | null {
  const traitRows = readRows(root, 'gate/traits.yaml', z.array(traitSchema), problems)
  const rules = readRows(root, 'gate/rules.yaml', rulesSchema, problems)
  const freeFrom = readRows(root, 'gate/free-from.yaml', freeFromSchema, problems)
  const words = readRows(root, 'gate/words.yaml', wordsSchema, problems)
  const foreign = readRows(root, 'words/foreign.yaml', foreignSchema, problems)
  const phraseFiles = readFiles(root, 'gate/phrases', phrasesSchema, problems)
  const exclusionFiles = readFiles(root, 'gate/exclusions', exclusionsSchema, problems)
  if (!traitRows || !rules || !freeFrom || !words || !foreign) return null
  checkTraits(traitRows, problems)
  checkSources(rules, problems)
  checkRepeatedPhrases(phraseFiles, problems)
  for (const file of phraseFiles) for (const place of file.data.groups.keys()) checkPhraseExample(file, place, problems)
  const ids = new Map<string, Place>()
  for (const file of exclusionFiles) for (const place of file.data.groups.keys()) checkExclusion(file, place, ids, problems)
  return {
    traits: traitRows.data.map(({ trait, after_zawiera, of_origins = [] }) => ({ trait, name: after_zawiera, origins: of_origins })),
    allergens: traitRows.data.flatMap(({ trait, allergen, law }) => {
      const group = ALLERGENS.find((each) => each === trait)
      return group && allergen !== undefined && law !== undefined ? { slug: allergen, allergen: group, name: law } : []
    }),
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
      data.groups.map(({ holds, may_hold, instead, known, phrases: all }) =>
        defined({ holds, mayHold: may_hold, instead, known, phrases: all }),
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
type ExclusionFile = ReadFile<z.output<typeof exclusionsSchema>>

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

function checkTraits({ source, data }: ReadFile<z.output<typeof traitSchema>[]>, problems: Problem[]): void {
  const places = new Map<Trait, number>()
  for (const [place, { trait, allergen, law }] of data.entries()) {
    const at = { file: source.file, line: source.lineOf([place]), field: trait }
    if (places.has(trait)) problems.push({ ...at, message: 'ta cecha jest już wyżej', remedy: 'usuń jeden z wierszy' })
    if (ALLERGENS.some((each) => each === trait) && (allergen === undefined || law === undefined))
      problems.push({ ...at, message: 'alergen bez nazwy', remedy: 'dopisz allergen i law' })
    places.set(trait, place)
  }
  for (const trait of TRAITS)
    if (!places.has(trait))
      problems.push({
        file: source.file,
        line: 1,
        field: trait,
        message: 'brakuje tej cechy',
        remedy: 'dopisz wiersz z trait i after_zawiera',
      })
}

function checkSources({ source, data }: ReadFile<z.output<typeof rulesSchema>>, problems: Problem[]): void {
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
  { blocks = [], warns = [], source, rules = [] }: z.output<typeof profileRuleSchema>,
  sources: Gate['sources'],
): ProfileRule {
  const named = (name: string): string => sources[name] ?? name
  return { blocks, warns, source: named(source), rules: rules.map((rule) => toFoodRule(rule, named(rule.source ?? source))) }
}

function toFoodRule(rule: z.output<typeof foodRuleSchema>, source: string): FoodRule {
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

function toMeasures(measures: z.output<typeof measuresSchema>): Partial<Record<Measure, number>> {
  return mapKeys(defined(measures), (key, value) => [MEASURE_OF[key as keyof typeof MEASURE_OF], value])
}

function toClause(clause: z.output<typeof clauseSchema>): FoodClause {
  return defined({
    aisles: clause.aisles,
    withoutAisles: clause.without_aisles,
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

function toExclusion(group: z.output<typeof exclusionSchema>): Gate['exclusions'][number] {
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
