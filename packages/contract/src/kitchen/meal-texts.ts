import { z } from 'zod'
import { daySchema, lineSchema, unitSchema, wellFormedSchema } from '../shared/common.ts'
import { endpoint, type ResponseOf } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { diaryEntrySchema } from './diary.ts'
import { mealTypeSchema } from './meals.ts'
import { nutrientsSchema } from './recipe-parts.ts'

const tag = 'meal-texts'

export const logMealText = endpoint({
  method: 'POST',
  path: '/log-consumption/text/',
  tag,
  summary: 'Queue a meal told in words for reading (5 points); poll its session.',
  status: 202,
  body: z.object({
    /** UTF-16 units, as the textarea counts them. */
    text: wellFormedSchema
      .refine((text) => text.trim() !== '', { error: 'To pole nie może być puste.' })
      .refine((text) => text.length <= LIMITS.mealText, { error: `Upewnij się, że to pole ma nie więcej niż ${LIMITS.mealText} znaków.` }),
    /** Today when left out. */
    day: daySchema.nullish(),
    /** That of the time of day when left out. */
    meal_type: mealTypeSchema.nullish(),
  }),
  response: z.object({ session_id: z.uuid() }),
  errors: ['diary_day_past', 'diary_day_ahead', 'points_short_meal'],
  idempotent: true,
})

export const mealItemSchema = z.object({
  id: z.string(),
  /** The words that it was read from. */
  source_line: z.string(),
  title: z.string(),
  food_id: z.string().nullable(),
  recipe_id: z.string().nullable(),
  grams: z.number().nullable(),
  quantity: z.number().nullable(),
  measure: z.string().nullable(),
  /** The amount was not said. */
  assumed: z.boolean(),
  nutrients: nutrientsSchema,
  coverage: z.number(),
  basis: z.string().nullable(),
  alternatives: z.array(z.object({ food_id: z.string(), title: z.string() })),
  status: z.enum(['ready', 'unknown', 'error']),
  /** Only some of the words were understood. */
  doubtful: z.boolean(),
})

export const readMealSession = endpoint({
  method: 'GET',
  path: '/log-consumption/:sessionId/',
  tag,
  summary: 'What was read of a meal; 404 while it is read, 422 when nothing came of it.',
  response: z.object({
    day: z.string(),
    meal_type: mealTypeSchema,
    total: nutrientsSchema,
    /** `tile`: the drawing of what it was read as, `drink` and `dish` of those without one; null where there is none. */
    items: z.array(mealItemSchema.extend({ tile: z.string().nullable() })),
  }),
  errors: ['not_found', 'meal_failed', 'meal_nothing_readable'],
})

export type MealItem = ResponseOf<typeof readMealSession>['items'][number]

const gramsSchema = z.number().min(LIMITS.eatenGrams.least).max(LIMITS.eatenGrams.most)
const foodIdSchema = z.string().max(LIMITS.productName * 2)

/** A meal as it was corrected. */
const correctedMealSchema = z.object({
  /** Items that are not named stay as they were read. */
  items: z
    .array(
      z.object({ id: z.string().max(40), food_id: foodIdSchema.nullish(), grams: gramsSchema.nullish(), removed: z.boolean().nullish() }),
    )
    .max(LIMITS.mealItems)
    .default([]),
  /** What was eaten besides: foods of the table, and what no table knows, with energy of one's own or without any. */
  added: z
    .array(
      z.union([
        z.object({ food_id: foodIdSchema, grams: gramsSchema }),
        z.object({ title: lineSchema(LIMITS.diaryTitle).min(1), kcal: z.number().min(0).max(LIMITS.eatenKcal).nullable() }),
      ]),
    )
    .max(LIMITS.mealItems)
    .default([]),
})

const takenSchema = z.object({ product_id: z.string(), quantity: z.number(), unit: unitSchema })

export const previewDeductions = endpoint({
  method: 'POST',
  path: '/log-consumption/:sessionId/deductions/',
  tag,
  summary: 'What confirming the meal as corrected would take out of the pantry; changes nothing, and leaves out what is not resolved yet.',
  body: correctedMealSchema,
  response: z.object({ deducted: z.array(takenSchema.extend({ name: z.string() })) }),
  errors: ['not_found', 'meal_failed', 'meal_nothing_readable'],
})

export const confirmMeal = endpoint({
  method: 'POST',
  path: '/log-consumption/:sessionId/confirm/',
  tag,
  summary: 'Write what was read into the diary, as it was read or corrected; again: the same entries.',
  body: correctedMealSchema.extend({
    day: daySchema.nullish(),
    meal_type: mealTypeSchema.nullish(),
    deduct_from_pantry: z.boolean().default(false),
  }),
  response: z.object({
    entries: z.array(diaryEntrySchema),
    /** What was taken out of the pantry: never more than there was. */
    deducted: z.array(takenSchema),
    already_confirmed: z.boolean(),
  }),
  errors: [
    'not_found',
    'meal_failed',
    'meal_nothing_readable',
    'meal_unresolved',
    'diary_food_unknown',
    'diary_day_past',
    'diary_day_ahead',
  ],
  idempotent: true,
})
