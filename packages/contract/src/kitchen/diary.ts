import { z } from 'zod'
import { daySchema, fileSchema, idSchema, lineSchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { mealTypeSchema } from './meals.ts'
import { nutrientsSchema } from './recipe-parts.ts'

const tag = 'diary'

export const diarySourceSchema = z.enum(['recipe', 'food', 'text', 'manual', 'product'])
export type DiarySource = z.output<typeof diarySourceSchema>

export const diaryEntrySchema = z.object({
  id: z.string(),
  day: z.string(),
  meal_type: mealTypeSchema,
  title: z.string(),
  source: diarySourceSchema,
  /** Null also once the recipe is deleted. */
  recipe_id: z.string().nullable(),
  food_id: z.string().nullable(),
  gtin: z.string().nullable(),
  /** Of one serving. */
  portion_percent: z.int().nullable(),
  /** As eaten: without peel, bones or stone. */
  grams: z.number().nullable(),
  /** The measure that the grams were said in. */
  quantity: z.number().nullable(),
  measure: z.string().nullable(),
  nutrients: nutrientsSchema,
  /** Share of it whose figures are known, 0 to 1. */
  coverage: z.number(),
  /** Where the figures come from, in words. */
  basis: z.string().nullable(),
  /** The cooking that it belongs to. */
  consumption_id: z.string().nullable(),
  created_at: timestampSchema,
})
export type DiaryEntry = z.output<typeof diaryEntrySchema>

/** What a day is compared with. */
export const dayTargetSchema = z.object({
  kcal: z.number(),
  protein_g: z.number(),
  fat_g: z.number(),
  carbs_g: z.number(),
  fibre_g: z.number(),
  salt_g: z.number(),
})
export type DayTarget = z.output<typeof dayTargetSchema>

/** A figure that a condition of the profile makes worth watching. */
export const watchedSchema = z.object({
  /** `condition:nadcisnienie`. */
  rule: z.string(),
  nutrient: nutrientsSchema.keyof(),
  unit: z.enum(['kcal', 'g', 'mg']),
  /** Null where nothing of the day knows it. */
  eaten: z.number().nullable(),
  limit: z.number(),
  kind: z.enum(['most', 'least']),
  /** Of the limit; null with `eaten`. */
  share: z.number().nullable(),
  /** Share of the entries that know the figure, 0 to 1. */
  coverage: z.number(),
  /** In words: `nadciśnienie`. */
  name: z.string(),
  /** Where the limit is from. */
  source: z.string(),
})
export type Watched = z.output<typeof watchedSchema>

/** What a condition of the profile makes worth watching and no table has a figure of: it is not known, and never counted as nothing. */
export const notCountedSchema = z.object({
  /** `condition:dna-moczanowa`. */
  rule: z.string(),
  /** Of the condition, in words. */
  name: z.string(),
  /** What is not known: `Puryny`. */
  what: z.string(),
  why: z.string(),
  /** Titles of the day's foods that are known to be rich in it. */
  rich: z.array(z.string()),
})
export type NotCounted = z.output<typeof notCountedSchema>

export const diaryDaySchema = z.object({
  day: z.string(),
  target: dayTargetSchema.nullable(),
  /** Sums of what is known; null where there are entries and none knows it. */
  total: nutrientsSchema,
  /** Mean of the entries', 1 on an empty day. */
  coverage: z.number(),
  /** All four, in order. */
  meals: z.array(z.object({ meal_type: mealTypeSchema, total: nutrientsSchema, entries: z.array(diaryEntrySchema) })),
  watch: z.array(watchedSchema),
  // A day that was kept on a phone before this was said has none.
  not_counted: z.array(notCountedSchema).default([]),
})
export type DiaryDay = z.output<typeof diaryDaySchema>

export const readDiaryDay = endpoint({
  method: 'GET',
  path: '/diary/:day/',
  tag,
  summary: 'A day of the diary: its meals, their sums, the target, and what the conditions of the profile watch.',
  response: diaryDaySchema,
  errors: ['not_found'],
})

const gramsSchema = z.number().min(LIMITS.eatenGrams.least).max(LIMITS.eatenGrams.most)
const figureSchema = z.number().min(0).max(LIMITS.eatenGrams.most)
const milligramsSchema = z.number().min(0).max(LIMITS.eatenMilligrams)

/** Figures as somebody types them. */
const statedFigures = {
  kcal: z.number().min(0).max(LIMITS.eatenKcal),
  protein_g: figureSchema.nullish(),
  fat_g: figureSchema.nullish(),
  saturated_g: figureSchema.nullish(),
  carbs_g: figureSchema.nullish(),
  sugars_g: figureSchema.nullish(),
  fibre_g: figureSchema.nullish(),
  salt_g: figureSchema.nullish(),
  potassium_mg: milligramsSchema.nullish(),
  phosphorus_mg: milligramsSchema.nullish(),
}

const amounts = {
  grams: gramsSchema.nullish(),
  quantity: z.number().positive().max(LIMITS.eatenGrams.most).nullish(),
  measure: lineSchema(LIMITS.measure).nullish(),
  portion_percent: z.int().min(LIMITS.portionPercent.least).max(LIMITS.portionPercent.most).nullish(),
}

/** What was done to a raw food since its figures were taken: in a pan, an oven, water, a pot with little water. */
const cookingSchema = z.enum(['fry', 'bake', 'boil', 'stew'])

const newEntrySchema = z.object({
  day: daySchema,
  meal_type: mealTypeSchema,
  food_id: z
    .string()
    .max(LIMITS.productName * 2)
    .nullish(),
  /** Of a food: it was weighed once this was done to it. */
  cooking: cookingSchema.nullish(),
  recipe_id: idSchema.nullish(),
  gtin: z.string().max(20).nullish(),
  title: lineSchema(LIMITS.diaryTitle).min(1).nullish(),
  ...amounts,
  ...statedFigures,
  kcal: statedFigures.kcal.nullish(),
  /** A product of the pantry that it is taken out of: leftovers by the portion, one of them with figures of one’s own, a food by its grams. */
  product_id: idSchema.nullish(),
})
type NewEntry = z.output<typeof newEntrySchema>
type EntryField = keyof NewEntry

/** What an entry is of, with the amounts that it may be given in: exactly one of these, whole. */
const ENTRY_VARIANTS: readonly { of: EntryField; amount: readonly (readonly EntryField[])[] }[] = [
  { of: 'food_id', amount: [['grams'], ['quantity', 'measure']] },
  { of: 'recipe_id', amount: [['portion_percent']] },
  { of: 'gtin', amount: [['grams']] },
  { of: 'title', amount: [['kcal']] },
]
const REQUIRED = 'To pole jest wymagane.'
const FIELD_NOT_ALLOWED = 'To pole nie pasuje do tego wpisu.'

function refineEntry(entry: NewEntry, context: z.RefinementCtx): void {
  const refuse = (path: EntryField[], message: string) => context.addIssue({ code: 'custom', path, message })
  const isGiven = (field: EntryField) => entry[field] !== undefined && entry[field] !== null
  const ways = ENTRY_VARIANTS.filter(({ of }) => isGiven(of))
  const [way] = ways
  if (!way || ways.length > 1) return refuse([], 'Podaj jedno: produkt, przepis, kod kreskowy albo własną nazwę z kaloriami.')
  const given = way.amount.filter((fields) => fields.some(isGiven))
  const [amount = way.amount[0] ?? []] = given
  // Energy of one's own may be said to be unknown; left out, it is missing.
  const isSaid = (field: EntryField) => isGiven(field) || (field === 'kcal' && entry.kcal === null)
  for (const field of amount) if (!isSaid(field)) refuse([field], REQUIRED)
  if (given.length > 1) refuse([], 'Podaj ilość raz: w gramach albo w miarach domowych.')
  const figures = way.of === 'title' ? [] : (Object.keys(statedFigures) as EntryField[])
  const others = ['grams', 'quantity', 'measure', 'portion_percent', ...figures] as const
  const allowed = new Set<EntryField>(way.amount.flat())
  if (isGiven('cooking') && way.of !== 'food_id') refuse(['cooking'], FIELD_NOT_ALLOWED)
  for (const field of others) if (isGiven(field) && !allowed.has(field)) refuse([field], FIELD_NOT_ALLOWED)
}

const DAY_ERRORS = ['diary_day_past', 'diary_day_ahead'] as const

export const createDiaryEntry = endpoint({
  method: 'POST',
  path: '/diary/',
  tag,
  summary: 'Write what was eaten: a food, a portion of a recipe, a scanned product, or figures of one’s own.',
  status: 201,
  body: newEntrySchema.superRefine(refineEntry),
  response: diaryEntrySchema,
  errors: [
    'not_found',
    ...DAY_ERRORS,
    'diary_food_unknown',
    'diary_gtin_unknown',
    'diary_measure_unknown',
    'diary_amount_range',
    'diary_product_unknown',
    'product_lookup_failed',
  ],
  idempotent: true,
})

export const changeDiaryEntry = endpoint({
  method: 'PATCH',
  path: '/diary/:id/',
  tag,
  summary: 'Change the amount of an entry, its meal or its day; of figures of one’s own also what they are. The pantry stays as it is.',
  body: z.object({
    day: daySchema.optional(),
    meal_type: mealTypeSchema.optional(),
    title: lineSchema(LIMITS.diaryTitle).min(1).optional(),
    ...amounts,
    ...statedFigures,
    kcal: statedFigures.kcal.optional(),
  }),
  response: diaryEntrySchema,
  errors: ['not_found', ...DAY_ERRORS, 'diary_field_foreign', 'diary_measure_unknown', 'diary_amount_range'],
})

export const deleteDiaryEntry = endpoint({
  method: 'DELETE',
  path: '/diary/:id/',
  tag,
  summary:
    'Delete an entry; it can be restored for 24 hours. What it took out of the pantry as an entry goes back, what a cooking took does not.',
  errors: ['not_found'],
})

export const restoreDiaryEntry = endpoint({
  method: 'POST',
  path: '/diary/:id/restore/',
  tag,
  summary: 'Bring back an entry that was deleted within 24 hours.',
  response: diaryEntrySchema,
  errors: ['not_found'],
})

export const copyDiary = endpoint({
  method: 'POST',
  path: '/diary/copy/',
  tag,
  summary: 'Copy the entries of a day, or of one of its meals, to another day; copies belong to no cooking.',
  status: 201,
  body: z.object({ from_day: daySchema, to_day: daySchema, meal_type: mealTypeSchema.nullish() }),
  /** With the copies' ids, so that copying can be taken back. */
  response: z.object({ copied: z.int(), entry_ids: z.array(z.string()) }),
  errors: ['diary_copy_same_day', 'diary_copy_day_past', 'diary_copy_day_ahead', 'diary_copy_day_full'],
  idempotent: true,
})

const rangeSchema = z.object({ from: daySchema.optional(), to: daySchema.optional() })

const macrosSchema = z.object({
  kcal: z.number().nullable(),
  protein_g: z.number().nullable(),
  fat_g: z.number().nullable(),
  carbs_g: z.number().nullable(),
})

export const diarySummarySchema = z.object({
  /** Each day of the range, in order. */
  days: z.array(macrosSchema.extend({ day: z.string(), target_kcal: z.number().nullable(), entries: z.int(), coverage: z.number() })),
  /** Over the days with entries; null without one. */
  average: macrosSchema.nullable(),
  days_with_entries: z.int(),
  /** Days with entries in a row that end today or yesterday. */
  streak: z.int(),
  /** Means of what the conditions of the profile watch, over the days with entries. */
  /** The target on the last day of the range, at the latest today. */
  target: dayTargetSchema.nullable(),
  /** Mean of the entries', 1 without any. */
  coverage: z.number(),
  /** Energy of the range by meals, all four in order; null where it is not known. */
  meals: z.array(z.object({ meal_type: mealTypeSchema, kcal: z.number().nullable() })),
  /** With what was eaten of each on the days that have entries. */
  watch: z.array(watchedSchema.extend({ days: z.array(z.object({ day: z.string(), eaten: z.number().nullable() })) })),
  /** What no table has figures of, with the days on which something rich in it was eaten; a range that was kept before this was said has none. */
  not_counted: z
    .array(notCountedSchema.omit({ rich: true }).extend({ days: z.array(z.object({ day: z.string(), rich: z.array(z.string()).min(1) })) }))
    .default([]),
})
export type DiarySummary = z.output<typeof diarySummarySchema>

export const readDiarySummary = endpoint({
  method: 'GET',
  path: '/diary/summary/',
  tag,
  summary: 'Days of the diary by their sums, at most 366, the last seven when nothing is said.',
  query: rangeSchema,
  response: diarySummarySchema,
  errors: ['diary_range_backwards', 'diary_range_long'],
})

export const exportDiary = endpoint({
  method: 'GET',
  path: '/diary/export/',
  tag,
  summary: 'The entries of the same range as CSV, as Polish spreadsheets open it.',
  query: rangeSchema,
  response: fileSchema,
  download: { type: 'text/csv; charset=utf-8', fileName: 'dziennik.csv' },
  errors: ['diary_range_backwards', 'diary_range_long'],
})

const measureSchema = z.object({ measure: z.string(), grams: z.number() })

export const foundFoodSchema = z.object({
  food_id: z.string().nullable(),
  gtin: z.string().nullable(),
  name: z.string(),
  per_100_g: nutrientsSchema,
  /** Household measures with their grams as eaten, the likeliest first. */
  measures: z.array(measureSchema),
  source: z.string().nullable(),
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
})
export type FoundFood = z.output<typeof foundFoodSchema>

export const searchFoods = endpoint({
  method: 'GET',
  path: '/foods/search/',
  tag,
  summary: 'Foods of the table and one’s own scanned products for what was typed, at most 20, also inflected and without Polish letters.',
  query: z.object({ q: lineSchema(LIMITS.diaryTitle).default('') }),
  response: z.array(foundFoodSchema),
})

/** What somebody may be about to write: sent back to `POST /diary/` as it is, with a day and a meal. */
export const diarySuggestionSchema = z.object({
  /** `usual`: eaten often at that meal; `recent`: lately; `pantry`: leftovers on the shelf. */
  why: z.enum(['usual', 'recent', 'pantry']),
  title: z.string(),
  kcal: z.number().nullable(),
  /** Of the last weeks; 0 for leftovers. */
  times: z.int(),
  best_before: z.string().nullable(),
  entry: z.object({
    food_id: z.string().nullable(),
    cooking: cookingSchema.nullish(),
    recipe_id: z.string().nullable(),
    gtin: z.string().nullable(),
    title: z.string().nullable(),
    portion_percent: z.int().nullable(),
    grams: z.number().nullable(),
    quantity: z.number().nullable(),
    measure: z.string().nullable(),
    product_id: z.string().nullable(),
    ...nutrientsSchema.partial().shape,
  }),
})
export type DiarySuggestion = z.output<typeof diarySuggestionSchema>

export const listDiarySuggestions = endpoint({
  method: 'GET',
  path: '/diary/suggestions/',
  tag,
  summary: 'What may be written next, free: what is eaten often at that meal, what was eaten lately, what stands left over in the pantry.',
  query: z.object({ meal_type: mealTypeSchema }),
  response: z.array(diarySuggestionSchema),
})
