import {
  AISLES,
  type Allergen,
  COMPOSITIONS,
  DISH_KINDS,
  FOOD_KINDS,
  FOOD_TAGS,
  type Food,
  GLUTEN_CEREALS,
  LACTOSE_LEVELS,
  type Nutrition,
  ORIGINS,
  PIECE_SHAPES,
  STORAGES,
  TILES,
  UNITS,
} from '@spizarka/knowledge/types'
import { z } from 'zod'
import { nearest } from './messages.ts'
import { checkAgainst, defined, listFiles, type Place, type Problem, readYaml } from './source.ts'

/** What a record is known by. */
export const identifier = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'identyfikator z małych liter bez polskich znaków, cyfr i łączników')
const figure = z.number().nonnegative()
const positive = z.number().positive()
const share = z.number().positive().max(1)
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'kolor zapisany jak #e8603f')
const words = z.array(z.string().min(1)).nonempty()

const TABLES = 'label (etykieta) albo tabela i jej wiersz: USDA SR28 20420, CIQUAL 2025 18076, BLS …, Fineli …, Swiss …'

/** What is known of 100 g of a food; what conditions watch and dishes are chosen by is one of it. */
export const figuresSchema = z.strictObject({
  kcal: figure,
  protein_g: figure,
  fat_g: figure,
  saturated_g: figure.optional(),
  carbs_g: figure,
  sugars_g: figure.optional(),
  fibre_g: figure.optional(),
  salt_g: figure.optional(),
  potassium_mg: figure.optional(),
  phosphorus_mg: figure.optional(),
})

const nutritionSchema = z.strictObject({
  source: z.string().regex(/^(?:label|(?:USDA|CIQUAL|BLS|Fineli|Swiss) .+)$/, TABLES),
  match: z.enum(['exact', 'good', 'proxy']),
  ...figuresSchema.shape,
  minerals_from: z.string().optional(),
  sugars_from: z.string().optional(),
  alcohol_g: figure.optional(),
  energy_from: z.literal('source').optional(),
  energy_excuse: z.string().optional(),
})

/** A record of `knowledge/foods`, as it is written; which allergens there are `gate/traits.yaml` says. */
const foodSchema = z.strictObject({
  id: identifier,
  name: z.string().trim().min(1).max(50),
  also: words.optional(),
  forms: words.optional(),
  kind: z.enum(FOOD_KINDS),
  is: z.string(),
  aisle: z.enum(AISLES),
  composition: z.enum(COMPOSITIONS).optional(),
  kitchen_aid: z.literal(true).optional(),
  unit: z.enum(UNITS),
  piece: z
    .strictObject({
      grams: positive.optional(),
      ml: positive.optional(),
      names: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
    })
    .optional(),
  density: positive.optional(),
  packs: z.array(positive).nonempty().optional(),
  measures: z.record(z.string(), positive).optional(),
  spice: z.literal(true).optional(),
  look: z
    .strictObject({
      tile: z.enum(TILES).optional(),
      plate: z.strictObject({ shape: z.enum(PIECE_SHAPES), light: colour, dark: colour }).optional(),
      mass: z.strictObject({ colour, kinds: z.array(z.enum(DISH_KINDS)).nonempty() }).optional(),
    })
    .optional(),
  pungent: z.literal(true).optional(),
  storage: z.enum(STORAGES),
  keeps_days: positive,
  contains: z.array(z.custom<Allergen>()),
  from: z.array(z.enum(ORIGINS)),
  may_contain: z.array(z.custom<Allergen>()).optional(),
  may_come_from: z.array(z.enum(ORIGINS)).optional(),
  tags: z.array(z.enum(FOOD_TAGS)).nonempty().optional(),
  lactose: z.enum(LACTOSE_LEVELS).optional(),
  gluten_from: z.array(z.enum(GLUTEN_CEREALS)).nonempty().optional(),
  concentrate: z.literal(true).optional(),
  starchy: z.literal(true).optional(),
  toxic_for: words.optional(),
  excluded_as: words.optional(),
  maybe_excluded_as: words.optional(),
  not_excluded_as: words.optional(),
  yields: z
    .strictObject({ edible: share.optional(), boned: share.optional(), cooked: positive.optional(), drained: share.optional() })
    .optional(),
  tinned: z.string().optional(),
  once_cooked: z.string().optional(),
  left_over: z.string().optional(),
  cooks_minutes: positive.optional(),
  juice_of_piece: positive.optional(),
  preference: z.number().positive().max(1).optional(),
  equivalents: words.optional(),
  substitutes: words.optional(),
  main_substitutes: words.optional(),
  replaced_by: z.record(z.string(), z.number().positive().max(20)).optional(),
  whole_pieces: z.literal(true).optional(),
  kind_matters: z.literal(true).optional(),
  kinds_alike: z.literal(true).optional(),
  water: z.literal(true).optional(),
  seasons_water: z.literal(true).optional(),
  never_fresh: z.literal(true).optional(),
  by_measure: z.strictObject({ stems: words, food: z.string() }).optional(),
  trade_words: words.optional(),
  size_is_kind: z.literal(true).optional(),
  part_of: z.strictObject({ food: z.string(), grams_of: positive, grams: positive, rest: z.string().min(1).optional() }).optional(),
  bunch_of: z.record(z.string(), share).optional(),
  told_by_pack: z.record(z.string(), z.array(positive).min(1)).optional(),
  added_by: words.optional(),
  liquid_fat: z.literal(true).optional(),
  plain_name: z.string().min(1).optional(),
  as_shelved: z.literal(true).optional(),
  no_pieces: z.literal(true).optional(),
  in_florets: z.literal(true).optional(),
  adjectives: words.optional(),
  from_tap: z.literal(true).optional(),
  nutrition: nutritionSchema.optional(),
})

/** Foods with the places of their records, for faults that need more than one record to be seen. */
export interface ReadFoods {
  foods: Food[]
  places: ReadonlyMap<string, Place>
  /** Lines of the fields of all records, as `id.field`. */
  fieldLines: ReadonlyMap<string, number>
  /** Ids of records that could not be read, and were reported. */
  rejected: ReadonlySet<string>
  /** Every file could be read; otherwise many foods are missing that others name. */
  isWhole: boolean
}

/** Reads `knowledge/foods/*.yaml`; what is wrong is reported, with file and line. */
export function readFoods(root: string, allergens: readonly Allergen[], problems: Problem[]): ReadFoods {
  const contents = z.array(z.enum(allergens))
  const recordSchema = foodSchema.extend({ contains: contents, may_contain: contents.optional() })
  const foods: Food[] = []
  const kindsAlike: string[] = []
  const places = new Map<string, Place>()
  const fieldLines = new Map<string, number>()
  const rejected = new Set<string>()
  let isWhole = true
  for (const file of listFiles(root, 'foods', '.yaml')) {
    const source = readYaml(root, file, problems)
    if (!source) {
      isWhole = false
      continue
    }
    if (!Array.isArray(source.value)) {
      problems.push({ file, line: 1, field: '', message: 'to nie jest lista produktów', remedy: 'zacznij każdy produkt od „- id: …”' })
      continue
    }
    for (const [place, written] of source.value.entries()) {
      const name = (written as { id?: unknown } | null)?.id
      const record = checkAgainst(recordSchema, source, [place], typeof name === 'string' ? name : `wpis ${place + 1}`, problems)
      if (!record) {
        if (typeof name === 'string') rejected.add(name)
        continue
      }
      const at = { file, line: source.lineOf([place]) }
      const first = places.get(record.id)
      if (first)
        problems.push({
          ...at,
          field: record.id,
          message: `ten identyfikator ma już produkt w ${first.file}:${first.line}`,
          remedy: 'nadaj inny albo połącz oba wpisy',
        })
      else {
        places.set(record.id, at)
        for (const field of Object.keys(record)) fieldLines.set(`${record.id}.${field}`, source.lineOf([place, field]))
        foods.push(toFood(record))
        if (record.kinds_alike) kindsAlike.push(record.id)
      }
    }
  }
  if (isWhole) checkReferences(foods, places, rejected, problems)
  return { foods: withKindsAlike(withMutualEquivalents(foods), kindsAlike), places, fieldLines, rejected, isWhole }
}

/** A record as the engine reads it. What is not said is taken for the worse: a recipe of the maker's, lactose that may be felt. */
function toFood(record: z.output<typeof foodSchema>): Food {
  const { piece, yields, part_of: part, keeps_days, contains, from, may_contain, may_come_from, juice_of_piece, nutrition } = record
  return defined({
    id: record.id,
    name: record.name,
    also: record.also,
    forms: record.forms,
    kind: record.kind,
    parent: record.is,
    aisle: record.aisle,
    composition: record.composition ?? (record.aisle === 'household' ? undefined : 'by-maker'),
    kitchenAid: record.kitchen_aid,
    unit: record.unit,
    gramsPerPiece: piece?.grams,
    mlPerPiece: piece?.ml,
    pieceNames: piece?.names,
    density: record.density,
    packs: record.packs,
    measures: record.measures,
    spice: record.spice,
    storage: record.storage,
    shelfLifeDays: keeps_days,
    allergens: contains,
    origin: from,
    mayContain: may_contain,
    mayComeFrom: may_come_from,
    tags: record.tags,
    lactose: record.lactose ?? (contains.includes('milk') ? 'may' : undefined),
    glutenFrom: record.gluten_from,
    concentrate: record.concentrate,
    starchy: record.starchy,
    toxicFor: record.toxic_for,
    excludedAs: record.excluded_as,
    maybeExcludedAs: record.maybe_excluded_as,
    notExcludedAs: record.not_excluded_as,
    edibleShare: yields?.edible,
    bonedShare: yields?.boned,
    cookedYield: yields?.cooked,
    drainedShare: yields?.drained,
    tinned: record.tinned,
    onceCooked: record.once_cooked,
    leftOver: record.left_over,
    cooksMinutes: record.cooks_minutes,
    juicePerPiece: juice_of_piece,
    preference: record.preference,
    equivalents: record.equivalents,
    substitutes: record.substitutes,
    mainSubstitutes: record.main_substitutes,
    replacedBy: record.replaced_by,
    wholePieces: record.whole_pieces,
    kindMatters: record.kind_matters,
    isWater: record.water,
    seasonsWater: record.seasons_water,
    neverFresh: record.never_fresh,
    byMeasure: record.by_measure,
    tradeWords: record.trade_words,
    sizeIsKind: record.size_is_kind,
    partOf: part && defined({ whole: part.food, share: part.grams / part.grams_of, rest: part.rest }),
    bunchOf: record.bunch_of,
    toldByPack: record.told_by_pack,
    look: record.look,
    pungent: record.pungent,
    addedBy: record.added_by,
    liquidFat: record.liquid_fat,
    plainName: record.plain_name,
    asShelved: record.as_shelved,
    noPieces: record.no_pieces,
    inFlorets: record.in_florets,
    adjectives: record.adjectives,
    fromTap: record.from_tap,
    nutrition: nutrition && toNutrition(nutrition),
  })
}

function toNutrition(record: z.output<typeof nutritionSchema>): Nutrition {
  return defined({
    source: record.source,
    match: record.match,
    kcal: record.kcal,
    proteinG: record.protein_g,
    fatG: record.fat_g,
    saturatedG: record.saturated_g ?? null,
    carbsG: record.carbs_g,
    sugarsG: record.sugars_g ?? null,
    fibreG: record.fibre_g ?? null,
    saltG: record.salt_g ?? null,
    potassiumMg: record.potassium_mg ?? null,
    phosphorusMg: record.phosphorus_mg ?? null,
    mineralsFrom: record.minerals_from,
    sugarsFrom: record.sugars_from,
    alcoholG: record.alcohol_g,
    energyFrom: record.energy_from ?? (COUNTS_ACIDS.test(record.source) ? 'source' : undefined),
    energyExcuse: record.energy_excuse,
  })
}

/**
 * The European tables print energy by the factors of EU labels, with the organic acids (3 kcal/g) and polyols (2.4) of a food, which the macros leave
 * out; USDA has factors of its own, so that its energy is reckoned anew.
 */
const COUNTS_ACIDS = /^(?:BLS|CIQUAL|Fineli|Swiss) /

/** Reports ids that no record has; a record that could not be read is there all the same. */
function checkReferences(
  foods: readonly Food[],
  places: ReadonlyMap<string, Place>,
  rejected: ReadonlySet<string>,
  problems: Problem[],
): void {
  const ids = new Set([...foods.map(({ id }) => id), ...rejected])
  for (const food of foods)
    for (const [field, others] of referencesOf(food))
      for (const other of others) {
        const at = { ...(places.get(food.id) ?? { file: 'foods', line: 1 }), field: `${food.id}.${field}` }
        if (other === food.id) problems.push({ ...at, message: 'produkt wskazuje sam siebie', remedy: 'usuń ten identyfikator' })
        else if (!ids.has(other)) {
          const near = nearest(other, ids)
          problems.push({
            ...at,
            message: `nie ma produktu „${other}”`,
            remedy: near === null ? 'dodaj go albo usuń z listy' : `może „${near}”?`,
          })
        }
      }
}

/** Whoever is equivalent to a food has it as an equivalent, so that a new food is written in one place. */
function withMutualEquivalents(foods: readonly Food[]): Food[] {
  const named = new Map<string, string[]>()
  for (const { id, equivalents = [] } of foods) for (const other of equivalents) named.set(other, [...(named.get(other) ?? []), id])
  return foods.map((food) => {
    const known = food.equivalents ?? []
    const missing = (named.get(food.id) ?? []).filter((id) => !known.includes(id))
    return missing.length === 0 ? food : { ...food, equivalents: [...known, ...missing] }
  })
}

/**
 * Kinds of a food whose kinds do for each other are equivalents, itself among them, but for those whose kind matters (plum bread); whoever needs
 * whole grain is not told that white flour is it.
 */
function withKindsAlike(foods: readonly Food[], alike: readonly string[]): Food[] {
  const byId = new Map(foods.map((food) => [food.id, food]))
  const isKindOf = (food: Food | undefined, id: string): boolean =>
    food !== undefined && (food.id === id || isKindOf(byId.get(food.parent), id))
  const sets = alike.map((id) => foods.filter((food) => !food.kindMatters && isKindOf(food, id)))
  return foods.map((food) => {
    const known = food.equivalents ?? []
    const others = sets.filter((set) => set.includes(food)).flat()
    const more = others.filter((other) => other !== food && !known.includes(other.id) && (isWholegrain(other) || !isWholegrain(food)))
    return more.length === 0 ? food : { ...food, equivalents: [...known, ...more.map(({ id }) => id)] }
  })
}

function isWholegrain({ tags = [] }: Food): boolean {
  return tags.includes('wholegrain')
}

function referencesOf({
  equivalents = [],
  substitutes = [],
  replacedBy = {},
  mainSubstitutes = [],
  tinned,
  onceCooked,
  leftOver,
  byMeasure,
  partOf,
  bunchOf = {},
  toldByPack = {},
}: Food): [string, readonly string[]][] {
  return [
    ['equivalents', equivalents],
    ['substitutes', substitutes],
    ['main_substitutes', mainSubstitutes],
    ['replaced_by', Object.keys(replacedBy)],
    ['tinned', tinned === undefined ? [] : [tinned]],
    ['once_cooked', onceCooked === undefined ? [] : [onceCooked]],
    ['left_over', leftOver === undefined ? [] : [leftOver]],
    ['by_measure', byMeasure === undefined ? [] : [byMeasure.food]],
    ['part_of', partOf === undefined ? [] : [partOf.whole]],
    ['bunch_of', Object.keys(bunchOf)],
    ['told_by_pack', Object.keys(toldByPack)],
  ]
}
