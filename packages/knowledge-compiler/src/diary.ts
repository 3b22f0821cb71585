import { z } from 'zod'
import { figuresSchema } from './foods.ts'
import { checkAgainst, defined, type Path, type Problem, readRequiredYaml, type YamlSource } from './source.ts'

const LIMITS = 'diary/limits.yaml'
const PORTIONS = 'diary/portions.yaml'
const WORDS = 'diary/words.yaml'
const COOKED_WEIGHTS = 'diary/cooked-weights.yaml'

const limitSchema = z.union([z.number().positive(), z.strictObject({ energy_percent: z.number().positive().max(100) })])

const watchedSchema = z.strictObject({
  name: z.string().min(1),
  watch: z
    .array(
      z
        .strictObject({
          nutrient: figuresSchema.keyof(),
          most: limitSchema.optional(),
          least: limitSchema.optional(),
          source: z.string().min(1),
        })
        .refine(({ most, least }) => (most === undefined) !== (least === undefined), { error: 'podaj most albo least' }),
    )
    .min(1)
    .optional(),
  not_counted: z.strictObject({ what: z.string().min(1), why: z.string().min(1), rich: z.array(z.string()).min(1) }).optional(),
})

const portionSchema = z
  .strictObject({
    of: z.array(z.string()).min(1),
    usual: z.string(),
    measures: z.record(z.string().regex(/^\p{Ll}+$/u, 'miara małą literą, w mianowniku'), z.number().positive().max(2000)),
    with: z.number().positive().max(500).optional(),
    small: z.number().positive().max(2000).optional(),
    medium: z.number().positive().max(2000).optional(),
    large: z.number().positive().max(2000).optional(),
    made_up: z.string().optional(),
  })
  .refine(({ usual, measures }) => measures[usual] !== undefined, { error: 'usual musi być jedną z measures', path: ['usual'] })

const phrases = z.array(z.string().min(1)).min(1)

const manner = z.strictObject({ begins: phrases, phrases, after: z.string().min(1) })

const wordsSchema = z.strictObject({
  said_before: phrases,
  ways: phrases,
  untold: z.strictObject({
    of_somebody: phrases,
    relatives: phrases,
    words: phrases,
    alone: phrases,
    some_kind: phrases,
    of_some_kind: z.array(z.string()),
  }),
  as_written: z.strictObject({
    slices: z.strictObject({ begins: phrases, of: z.string().min(1), breads: phrases }),
    parts: z.array(z.strictObject({ begins: phrases, of: phrases })),
    fat: z.array(z.strictObject({ begins: phrases, percents: z.array(z.number().positive().max(100)).min(1) })),
  }),
  circumstances: z.strictObject({ behind: phrases, company_behind: phrases, said_with: phrases, of: phrases, company: phrases }),
  around: z.strictObject({ phrases, words: phrases, clause: phrases, behind: phrases, small: phrases, for_whom: phrases }),
  others: z.strictObject({ who: phrases, ate: phrases, got: phrases }),
  day: z.strictObject({ verbs: phrases, words: phrases, judged: phrases, no_verbs: phrases, between: phrases, measured: phrases }),
  jars: z.strictObject({
    begins: phrases,
    called: phrases,
    holds: z.array(z.strictObject({ of: z.array(z.string()).min(1), food: z.string().min(1) })).min(1),
  }),
  occasions: phrases,
  nothing: z.strictObject({ all: phrases, one: phrases, refused: phrases, not_had: phrases }),
  carriers: z
    .array(z.strictObject({ words: phrases, food: z.string(), measure: z.string().min(1), grams: z.number().positive().max(500) }))
    .min(1),
  numbers: z.record(z.string().regex(/^\d+(?:\.(?:5|25|75))?$/), phrases),
  vessels: z
    .array(
      z.strictObject({
        begins: phrases,
        measure: z.string().min(1),
        of: z.string().optional(),
        when: phrases.optional(),
        only_drinks: z.boolean().optional(),
        ml: z.number().positive().max(2000).optional(),
      }),
    )
    .min(1),
  measures: z
    .array(
      z.strictObject({
        begins: phrases,
        measure: z.string().min(1),
        of: z.string().optional(),
        when: phrases.optional(),
        times: z.number().positive().max(5).optional(),
      }),
    )
    .min(1),
  sizes: z
    .array(
      z.strictObject({
        words: phrases.optional(),
        begins: z.array(z.string()),
        times: z.number().positive().max(5),
        spoon: z.number().positive().max(5).optional(),
        medium: z.literal(true).optional(),
      }),
    )
    .min(1),
  done_so: phrases,
  still_itself: phrases,
  uncooked: phrases,
  uncooked_phrases: phrases,
  cooking: z.strictObject({
    manners: z.strictObject({ fry: manner, bake: manner, boil: manner, stew: manner }),
    unsaid: z.strictObject({ of: z.array(z.string()).min(1), as: z.enum(['fry', 'bake', 'boil', 'stew']) }),
    of_several: z.array(z.string()),
  }),
  made_of: z.strictObject({ of: z.array(z.string()), flesh: z.array(z.string()), except: z.array(z.string()) }),
  as_dishes: phrases,
  of_one_piece: phrases,
  another: phrases,
  served_beside: z.array(z.string()),
  eaten_in: z.array(z.string()),
  whitened: z.array(z.string()),
  cooked: z.string(),
  vague: z.array(z.string()),
  filled: z.strictObject({ of: z.array(z.string()), fillings: z.array(z.string()), except: z.array(z.string()) }),
  sauced: z.strictObject({ of: z.array(z.string()), sauces: z.array(z.string()) }),
  milked: z.strictObject({ of: z.array(z.string()).min(1), milks: z.array(z.string()).min(1) }),
  as_with: phrases,
  shared: z.array(z.strictObject({ words: phrases, share: z.number().positive().max(0.5) })),
  told_share: z.strictObject({ of: phrases, left: phrases, ordinals: z.record(z.string().regex(/^\d+$/), phrases) }),
  whole: phrases,
  mixed: z.strictObject({ called: phrases, of: z.array(z.string()).min(1) }),
  flavoured: z.array(z.string()),
  tasting: z.array(z.string()),
  flavours: z.array(z.string()),
  cooked_from: z.array(
    z.strictObject({
      dishes: z.array(z.string()).min(1),
      dry: z.array(z.string()).min(1),
      times: z.number().positive().max(10),
      on: z.strictObject({ liquids: z.array(z.string()).min(1), of: z.string() }).optional(),
    }),
  ),
  whole_helpings: z.array(
    z.strictObject({ beside: z.array(z.string()).min(1), of: z.array(z.string()).min(1), except: z.array(z.string()) }),
  ),
  nicknames: z.array(
    z.strictObject({ begins: phrases, means: z.string().min(1), alone: z.literal(true).optional(), beside: phrases.optional() }),
  ),
  sides: z.array(z.string()).min(1),
})

const share = z.number().positive().max(1.5)
const yields = z.strictObject({ fry: share, bake: share, boil: share, stew: share, source: z.string().min(1) })

const water = z.strictObject({ share: z.number().positive().max(0.8), source: z.string().min(1) })

const cookedWeightsSchema = z.strictObject({
  why: z.string().min(1),
  yields: z.array(yields.extend({ of: z.array(z.string()).min(1) })).min(1),
  fat_left: z.array(yields.extend({ of: z.array(z.string()).min(1) })).min(1),
  solids_left: z.array(yields.extend({ of: z.array(z.string()).min(1) })).min(1),
  others: yields,
  dry: z.array(z.string()).min(1),
  doughs: z.strictObject({
    flours: z.array(z.string()).min(1),
    of: z.array(z.string()).min(1),
    least_flour: share,
    most_liquid: z.number().positive(),
    water: z.strictObject({ fried: water, waffle: water, scalded: water, baked: water }),
    waffle_iron: phrases,
  }),
  coats: z.strictObject({
    crumbs: z.array(z.string()).min(1),
    dry: z.array(z.string()).min(1),
    wet: z.array(z.string()).min(1),
    mixed: z.array(z.string()).min(1),
    most: share,
    most_flour: share,
    source: z.string().min(1),
  }),
  whole_after_minutes: z.strictObject({ fry: z.number().positive(), bake: z.number().positive() }),
  beside: z.array(z.string()).min(1),
  empty: phrases,
  everything: phrases,
  vegetables: z.strictObject({ said: phrases, of: z.array(z.string()).min(1) }),
  steam: z.strictObject({
    covered: z.number().positive(),
    open: z.number().positive(),
    unsaid: z.number().positive(),
    why: z.string().min(1),
  }),
  covered: phrases,
  thickened: phrases,
  gone: phrases,
  drained: phrases,
  doubt: z.strictObject({ lost: share, taken_up: share }),
  uncertain_from: share,
})

/** What the diary knows: what conditions watch, what people usually eat, and the words that they tell it in. */
export interface DiaryKnowledge {
  limits: Readonly<Record<string, z.output<typeof watchedSchema>>>
  portions: readonly z.output<typeof portionSchema>[]
  words: z.output<typeof wordsSchema> | null
  cookedWeights: z.output<typeof cookedWeightsSchema> | null
}

/** Reads `knowledge/diary/`: limits are of conditions of the gate; portions and yields of foods or groups, each once. */
export function readDiary(
  root: string,
  { conditions, ids }: { conditions: ReadonlySet<string>; ids: ReadonlySet<string> },
  problems: Problem[],
): DiaryKnowledge {
  return {
    limits: readLimits(root, conditions, problems),
    portions: readPortions(root, ids, problems),
    words: readWords(root, ids, problems),
    cookedWeights: readCookedWeights(root, ids, problems),
  }
}

function readCookedWeights(root: string, ids: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['cookedWeights'] {
  const source = readRequiredYaml(root, COOKED_WEIGHTS, problems)
  const weights = source && checkAgainst(cookedWeightsSchema, source, [], COOKED_WEIGHTS, problems)
  if (!source || !weights) return null
  for (const list of ['yields', 'fat_left', 'solids_left'] as const) {
    const seen = new Set<string>()
    for (const [place, { of }] of weights[list].entries())
      for (const id of of) {
        const path = [list, place]
        const field = `${list}.${place + 1}.of`
        if (!ids.has(id)) problems.push(unknownFood(source, path, field, id))
        const at = { file: source.file, line: source.lineOf(path), field }
        if (seen.has(id)) problems.push({ ...at, message: `„${id}” stoi tu drugi raz`, remedy: 'usuń jeden z wpisów' })
        seen.add(id)
      }
  }
  for (const field of ['flours', 'of'] as const)
    for (const [place, id] of weights.doughs[field].entries())
      if (!ids.has(id)) problems.push(unknownFood(source, ['doughs', field, place], `doughs.${field}.${place + 1}`, id))
  const named = [
    [['dry'], weights.dry],
    [['beside'], weights.beside],
    [['vegetables', 'of'], weights.vegetables.of],
    [['coats', 'crumbs'], weights.coats.crumbs],
    [['coats', 'dry'], weights.coats.dry],
    [['coats', 'wet'], weights.coats.wet],
    [['coats', 'mixed'], weights.coats.mixed],
  ] as const
  for (const [path, groups] of named)
    for (const [place, id] of groups.entries())
      if (!ids.has(id)) problems.push(unknownFood(source, [...path, place], `${path.join('.')}.${place + 1}`, id))
  return weights
}

function readWords(root: string, ids: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['words'] {
  const source = readRequiredYaml(root, WORDS, problems)
  const words = source && checkAgainst(wordsSchema, source, [], WORDS, problems)
  if (!source || !words) return null
  for (const [place, { food }] of words.carriers.entries())
    if (!ids.has(food)) problems.push(unknownFood(source, ['carriers', place], `carriers.${place + 1}.food`, food))
  const named: readonly [path: Path, foods: readonly string[]][] = [
    [['served_beside'], words.served_beside],
    [['eaten_in'], words.eaten_in],
    [['cooked'], [words.cooked]],
    [['vague'], words.vague],
    [['cooking', 'unsaid', 'of'], words.cooking.unsaid.of],
    [['cooking', 'of_several'], words.cooking.of_several],
    ...words.jars.holds.map(({ of }, place): [Path, readonly string[]] => [['jars', 'holds', place, 'of'], of]),
    [['made_of', 'of'], words.made_of.of],
    [['made_of', 'flesh'], words.made_of.flesh],
    [['made_of', 'except'], words.made_of.except],
    [['filled', 'of'], words.filled.of],
    [['sides'], words.sides],
    [['filled', 'fillings'], words.filled.fillings],
    [['filled', 'except'], words.filled.except],
    [['sauced', 'of'], words.sauced.of],
    [['sauced', 'sauces'], words.sauced.sauces],
    [['mixed', 'of'], words.mixed.of],
    [['milked', 'of'], words.milked.of],
    [['milked', 'milks'], words.milked.milks],
    [['flavoured'], words.flavoured],
    [['tasting'], words.tasting],
    [['flavours'], words.flavours],
    [['untold', 'of_some_kind'], words.untold.of_some_kind],
    ...words.whole_helpings.flatMap(({ beside, of, except }, place): [Path, readonly string[]][] => [
      [['whole_helpings', place, 'beside'], beside],
      [['whole_helpings', place, 'of'], of],
      [['whole_helpings', place, 'except'], except],
    ]),
    ...words.cooked_from.flatMap(({ dishes, dry, on }, place): [Path, readonly string[]][] => [
      [['cooked_from', place, 'dishes'], dishes],
      [['cooked_from', place, 'dry'], dry],
      [['cooked_from', place, 'on'], on ? [...on.liquids, on.of] : []],
    ]),
  ]
  for (const [path, foods] of named)
    for (const [place, food] of foods.entries())
      if (!ids.has(food)) problems.push(unknownFood(source, [...path, place], `${path.join('.')}.${place + 1}`, food))
  return defined(words)
}

function unknownFood(source: YamlSource, path: Path, field: string, id: string): Problem {
  const at = { file: source.file, line: source.lineOf(path), field }
  return { ...at, message: `„${id}” to ani produkt, ani grupa`, remedy: 'wpisz id z foods/ albo groups.yaml' }
}

function readLimits(root: string, conditions: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['limits'] {
  const source = readRequiredYaml(root, LIMITS, problems)
  const read: Record<string, z.output<typeof watchedSchema>> = {}
  for (const condition of Object.keys(z.record(z.string(), z.unknown()).safeParse(source?.value).data ?? {})) {
    if (!source) continue
    const watched = checkAgainst(watchedSchema, source, [condition], condition, problems)
    if (!watched) continue
    if (!conditions.has(condition)) {
      const at = { file: source.file, line: source.lineOf([condition]), field: condition }
      problems.push({ ...at, message: `nie ma schorzenia „${condition}” w gate/rules.yaml`, remedy: 'wpisz jego nazwę stamtąd' })
    }
    read[condition] = watched
  }
  return read
}

function readPortions(root: string, ids: ReadonlySet<string>, problems: Problem[]): DiaryKnowledge['portions'] {
  const source = readRequiredYaml(root, PORTIONS, problems)
  const seen = new Set<string>()
  const read: z.output<typeof portionSchema>[] = []
  for (const place of (z.array(z.unknown()).safeParse(source?.value).data ?? []).keys()) {
    if (!source) continue
    const portion = checkAgainst(portionSchema, source, [place], `wpis ${place + 1}`, problems)
    if (!portion) continue
    const at = { file: source.file, line: source.lineOf([place]), field: `wpis ${place + 1}.of` }
    if (portion.made_up !== undefined && !ids.has(portion.made_up))
      problems.push(unknownFood(source, [place], `wpis ${place + 1}.made_up`, portion.made_up))
    for (const id of portion.of) {
      if (!ids.has(id)) problems.push(unknownFood(source, [place], at.field, id))
      if (seen.has(id)) problems.push({ ...at, message: `„${id}” stoi tu drugi raz`, remedy: 'usuń jeden z wpisów' })
      seen.add(id)
    }
    read.push(defined(portion))
  }
  return read
}
