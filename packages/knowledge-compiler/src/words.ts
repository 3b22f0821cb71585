import type { Chain, UnitEntry, UnitWord, Words } from '@spizarka/knowledge'
import type { Measures } from '@spizarka/knowledge/measures'
import { z } from 'zod'
import { checkAgainst, type Problem, readRequiredYaml, type YamlSource } from './source.ts'

const text = z.string().trim().min(1)
const word = text.refine((value) => value === value.toLowerCase(), 'to słowo ma wielkie litery')
/** In small letters and without Polish marks: compared with words that have lost theirs. */
const folded = z
  .string()
  .refine((value) => /^[!-@[-`{-~a-z]+(?: [!-@[-`{-~a-z]+)*$/.test(value), 'to słowo ma być małymi literami i bez polskich znaków')
const stem = folded.refine((value) => !value.includes(' '), 'to ma być jedno słowo')
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).nonempty()
const positive = z.number().positive()
const PIECE = 'sztuka'

const unitBase = { one: z.array(word).default([]), many: z.array(word).default([]), short: z.array(word).default([]) }
const sizeBase = { ...unitBase, adjectives: z.array(word).default([]) }
const unitSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mass'), grams: positive, ...sizeBase }),
  z.strictObject({ kind: z.literal('volume'), ml: positive, ...sizeBase }),
  z.strictObject({ kind: z.literal('spoon'), measure: word, ml: positive.default(0), ...unitBase }),
  z.strictObject({ kind: z.literal('count'), name: word, ...unitBase }),
  z.strictObject({ kind: z.literal('container'), name: word, ...unitBase }),
  z.strictObject({ kind: z.literal('multipack'), pieces: z.number().int().min(2), ...unitBase }),
])
/** Names in other languages, by the language's code. */
const foreignNames = z.strictObject({ en: listOf(word).optional(), uk: listOf(word).optional() })
const numberWords = listOf(z.strictObject({ value: positive, words: listOf(stem) }))

/** The files of words, as they are written. */
const FILES = {
  'words/abbreviations.yaml': z.strictObject({ abbreviations: z.record(word, text) }),
  'words/adjectives.yaml': z.strictObject({
    kept: listOf(word),
    dropped: listOf(word),
    varieties: listOf(folded),
    kept_behind_preposition: listOf(stem),
  }),
  'words/brands.yaml': z.strictObject({
    makers: listOf(folded),
    makers_of: z.record(word, listOf(folded)),
    staged: listOf(folded),
    products: z.record(folded, z.strictObject({ name: text, head: word.optional() })),
  }),
  'words/flavours.yaml': z.strictObject({
    products: listOf(stem),
    savoury_products: listOf(stem),
    savoury: z.record(folded, word),
    adjectives: z.record(folded, word),
  }),
  'words/foreign-names.yaml': z.strictObject({
    foods: z.record(text, foreignNames),
    words: z.record(text, foreignNames),
    talk: z.strictObject({ en: listOf(word), uk: listOf(word) }),
  }),
  'words/grammar.yaml': z.strictObject({
    plural_nouns: listOf(word),
    feminine_nouns: listOf(word),
    neuter_nouns: listOf(word),
    masculine_nouns: listOf(word),
    genitives: z.record(word, word),
    animate: listOf(word),
    indeclinable: listOf(word),
    one_i: listOf(word),
    locatives: z.record(word, word),
    plurals: listOf(word),
    genders: z.record(word, z.enum(['neuter', 'masculine'])),
    not_adjectives: listOf(word),
    apposed: listOf(word),
    short_adjectives: listOf(word),
    opening_adjectives: listOf(word),
  }),
  'words/ignored.yaml': z.strictObject({ words: listOf(stem), behind_preposition: listOf(stem), remark_starts: listOf(stem) }),
  'words/names.yaml': z.strictObject({
    colloquial: listOf(word),
    printed_too: listOf(word),
    fat_contents: z.record(stem, z.string().regex(/^\d+%$/, 'wpisz procent, na przykład 18%')),
    told_by_purpose: listOf(stem),
    once_cooked: listOf(stem),
  }),
  'words/not-products.yaml': z.strictObject({
    line_starts: listOf(stem),
    headings: listOf(stem),
    machine: listOf(stem),
    machine_or_product: listOf(stem),
  }),
  'words/speech.yaml': z.strictObject({
    words: listOf(stem),
    errands: listOf(stem),
    function_words: listOf(stem),
    not_bought: listOf(stem),
    people: listOf(stem),
    places: listOf(stem),
    verbs: listOf(stem),
  }),
  'words/spices.yaml': z.strictObject({
    dried_stems: listOf(stem),
    spices_when_dried: listOf(stem),
    unknown_spices: listOf(folded),
    fresh_containers: listOf(word),
  }),
  'shops/chains.yaml': listOf(
    z.strictObject({
      name: text,
      signs: listOf(folded),
      nip: z
        .string()
        .regex(/^\d{10}$/, 'NIP ma dziesięć cyfr')
        .optional(),
      everyday: z.literal(true).optional(),
    }),
  ),
  'shops/abbreviations.yaml': z.strictObject({ abbreviations: z.record(folded, listOf(text)) }),
  'shops/names.yaml': z.strictObject({ empty: listOf(stem), brands: listOf(folded), products: z.record(word, listOf(folded)) }),
  'shops/receipt-words.yaml': z.strictObject({
    cancelled: listOf(stem),
    discounts: listOf(stem),
    reduced: listOf(stem),
    final: listOf(stem),
    offers: listOf(stem),
    coupons: listOf(stem),
    summing: listOf(stem),
    savings: listOf(stem),
    subtotals: listOf(stem),
    taxes: listOf(stem),
    totals: listOf(stem),
    payments: listOf(stem),
    deposits: listOf(stem),
    deposit_starts: listOf(stem),
    returnables: listOf(stem),
    returned: listOf(stem),
    bags: listOf(stem),
    shopping: listOf(stem),
    small_bags: listOf(stem),
    bag_sizes: listOf(stem),
    bin_bags: listOf(stem),
    bag_kinds: listOf(stem),
    columns: listOf(stem),
    headings: listOf(stem),
    remarks: listOf(stem),
    meal_places: listOf(stem),
    other_places: listOf(stem),
    places_without_food: listOf(stem),
  }),
  'units.yaml': z.strictObject({
    units: listOf(unitSchema),
    adjective_endings: listOf(word),
    served: z.record(word, z.tuple([word, word, word])),
    measures: z.record(
      word,
      z.strictObject({
        forms: z.tuple([word, word, word]),
        grams: positive.optional(),
        pack: z.literal(true).optional(),
        whole: z.literal(true).optional(),
        halved: z.literal(false).optional(),
      }),
    ),
    numbers: numberWords,
    groups: numberWords,
    fractions: numberWords,
    vague: listOf(stem),
  }),
}

type Files = { [File in keyof typeof FILES]: z.output<(typeof FILES)[File]> }

/** The words as the engine loads them, and what the web needs to write amounts; null where a file cannot be read. */
export interface ReadWords {
  words: Words
  measures: Omit<Measures, 'wholeFoods'>
}

/** Reads `knowledge/words`, `knowledge/shops` and `knowledge/units.yaml`; what is wrong is reported, with file and line. */
export function readWords(root: string, problems: Problem[]): ReadWords | null {
  const before = problems.length
  const read: Partial<Record<string, unknown>> = {}
  for (const [file, schema] of Object.entries(FILES)) {
    const source = readRequiredYaml(root, file, problems)
    if (!source) continue
    read[file] = checkAgainst(schema, source, [], file.replace(/^.*\/|\.yaml$/g, ''), problems)
    if (read[file] !== null) checkRepeats(source, problems)
  }
  const files = read as Files
  if (problems.length === before) checkAcross(root, files, problems)
  return problems.length > before ? null : { words: toWords(files), measures: toMeasures(files['units.yaml']) }
}

/** A word that stands twice in one list: one of them is a slip. */
function checkRepeats(source: YamlSource, problems: Problem[]): void {
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      const seen = new Set<unknown>()
      for (const [place, item] of value.entries()) {
        if (typeof item !== 'string') visit(item, [...path, place])
        else if (path.at(-1) !== 'forms' && !path.includes('served') && seen.has(item))
          problems.push({
            file: source.file,
            line: source.lineOf([...path, place]),
            field: path.join('.'),
            message: `„${item}” jest tu dwa razy`,
            remedy: 'zostaw jedno z nich',
          })
        else seen.add(item)
      }
    } else if (value !== null && typeof value === 'object') for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
  }
  visit(source.value, [])
}

/** Words that two lists or two entries claim for different meanings. */
function checkAcross(root: string, files: Files, problems: Problem[]): void {
  const claim = (file: keyof Files, entries: Iterable<readonly [word: string, by: string, path: readonly (string | number)[]]>): void => {
    const claimed = new Map<string, string>()
    let source: YamlSource | null = null
    for (const [claimedWord, by, path] of entries) {
      const first = claimed.get(claimedWord)
      if (first === undefined || first === by) {
        claimed.set(claimedWord, by)
        continue
      }
      source ??= readRequiredYaml(root, file, [])
      problems.push({
        file,
        line: source?.lineOf(path) ?? 1,
        field: path.join('.'),
        message: `„${claimedWord}” znaczy już „${first}”`,
        remedy: 'usuń je z jednego miejsca',
      })
    }
  }
  const adjectives = files['words/adjectives.yaml']
  claim(
    'words/adjectives.yaml',
    (['kept', 'dropped'] as const).flatMap((list) => adjectives[list].map((adjective, place) => [adjective, list, [list, place]] as const)),
  )
  const foreign = files['words/foreign-names.yaml']
  for (const language of ['en', 'uk'] as const)
    claim(
      'words/foreign-names.yaml',
      Object.entries({ foods: foreign.foods, words: foreign.words }).flatMap(([list, names]) =>
        Object.entries(names).flatMap(([polish, of]) =>
          (of[language] ?? []).map((name, place) => [name, polish, [list, polish, language, place]] as const),
        ),
      ),
    )
  claim(
    'shops/chains.yaml',
    files['shops/chains.yaml'].flatMap(({ name, signs, nip }, place) => [
      ...signs.map((sign, at) => [sign, name, [place, 'signs', at]] as const),
      ...(nip === undefined ? [] : [[nip, name, [place, 'nip']] as const]),
    ]),
  )
  claim(
    'shops/names.yaml',
    Object.entries(files['shops/names.yaml'].products).flatMap(([product, brands]) =>
      brands.map((brand, place) => [brand, product, ['products', product, place]] as const),
    ),
  )
  const units = files['units.yaml']
  for (const list of ['numbers', 'groups', 'fractions'] as const)
    claim(
      'units.yaml',
      units[list].flatMap(({ value, words }, place) =>
        words.map((number, at) => [number, String(value), [list, place, 'words', at]] as const),
      ),
    )
  checkMeasures(root, units, problems)
  claim(
    'units.yaml',
    units.units.flatMap((unit, place) =>
      (['one', 'many', 'short'] as const).flatMap((list) =>
        unit[list].map((form, at) => [form, JSON.stringify(unitOf(unit)), ['units', place, list, at]] as const),
      ),
    ),
  )
}

/** A unit word whose measure nobody can write behind a number. */
function checkMeasures(root: string, { units, measures }: Files['units.yaml'], problems: Problem[]): void {
  for (const [place, unit] of units.entries()) {
    const measure = unit.kind === 'spoon' ? unit.measure : unit.kind === 'count' || unit.kind === 'container' ? unit.name : PIECE
    if (measure === PIECE || measure in measures) continue
    problems.push({
      file: 'units.yaml',
      line: readRequiredYaml(root, 'units.yaml', [])?.lineOf(['units', place]) ?? 1,
      field: `units.${place}`,
      message: `miara „${measure}” nie ma form`,
      remedy: 'dopisz ją w „measures”',
    })
  }
}

function toWords(files: Files): Words {
  const { units: entries, adjective_endings: endings, measures, numbers, groups, fractions, vague } = files['units.yaml']
  const shopNames = files['shops/names.yaml']
  return {
    abbreviations: files['words/abbreviations.yaml'].abbreviations,
    adjectives: camelFields(files['words/adjectives.yaml']),
    brands: camelFields(files['words/brands.yaml']),
    flavours: camelFields(files['words/flavours.yaml']),
    foreignNames: files['words/foreign-names.yaml'],
    grammar: camelFields(files['words/grammar.yaml']),
    ignored: camelFields(files['words/ignored.yaml']),
    names: camelFields(files['words/names.yaml']),
    notProducts: camelFields(files['words/not-products.yaml']),
    speech: camelFields(files['words/speech.yaml']),
    spices: camelFields(files['words/spices.yaml']),
    shops: {
      chains: files['shops/chains.yaml'] satisfies readonly Chain[],
      abbreviations: files['shops/abbreviations.yaml'].abbreviations,
      names: shopNames,
      receiptWords: files['shops/receipt-words.yaml'],
    },
    units: {
      units: entries.map(
        (entry): UnitEntry => ({
          unit: unitOf(entry),
          one: [...entry.one, ...('adjectives' in entry ? entry.adjectives : []).flatMap((each) => endings.map((ending) => each + ending))],
          many: entry.many,
          short: entry.short,
        }),
      ),
      usualGrams: Object.fromEntries(
        Object.entries(measures).flatMap(([measure, { grams }]) => (grams === undefined ? [] : [[measure, grams]])),
      ),
      packs: Object.entries(measures).flatMap(([measure, { pack }]) => (pack ? [measure] : [])),
      numbers: valuesOf(numbers),
      groups: valuesOf(groups),
      fractions: valuesOf(fractions),
      vague,
    },
  }
}

function unitOf(entry: z.output<typeof unitSchema>): UnitWord {
  const { one: _one, many: _many, short: _short, ...unit } = entry
  if (!('adjectives' in unit)) return unit
  const { adjectives: _adjectives, ...size } = unit
  return size
}

function valuesOf(entries: readonly { value: number; words: readonly string[] }[]): Record<string, number> {
  return Object.fromEntries(entries.flatMap(({ value, words }) => words.map((number) => [number, value])))
}

function toMeasures({ measures, served }: Pick<Files['units.yaml'], 'measures' | 'served'>): ReadWords['measures'] {
  const entries = Object.entries(measures)
  return {
    forms: Object.fromEntries(entries.map(([measure, { forms }]) => [measure, forms])),
    served,
    whole: entries.flatMap(([measure, { whole }]) => (whole ? [measure] : [])),
    neverHalved: entries.flatMap(([measure, { halved }]) => (halved === false ? [measure] : [])),
  }
}

type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name
type CamelFields<Fields> = { [Name in keyof Fields as Name extends string ? Camel<Name> : never]: Fields[Name] }

/** The fields of a file under the names that code has for them; what is inside them is left alone. */
function camelFields<Fields extends object>(fields: Fields): CamelFields<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()), value]),
  ) as CamelFields<Fields>
}
