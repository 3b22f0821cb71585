import { z } from 'zod'
import { mealTypeSchema } from '../kitchen/meals.ts'
import { daySchema, idSchema, wellFormedSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { wholeShoppingListSchema } from './lists.ts'

const tag = 'shopping'

export const generateShoppingList = endpoint({
  method: 'POST',
  path: '/generate-shopping-list/',
  tag,
  summary: 'Queue the planning of days with their shopping list (15 points); poll its session.',
  status: 202,
  body: z.object({
    /** Premium above 2. */
    people: z.int().min(1).max(LIMITS.shoppingPeople.most),
    /** Premium above 4. */
    days: z.int().min(1).max(LIMITS.shoppingDays.most),
    /** One named twice counts once. */
    meal_types: z
      .array(mealTypeSchema)
      .min(1, { error: 'Wybierz choć jeden posiłek.' })
      .overwrite((meals) => [...new Set(meals)])
      .default(['breakfast', 'lunch', 'dinner']),
    /** Today where it is left out; not past, at most 30 days ahead. */
    start_on: daySchema.nullable().optional(),
    /** Of one dish. Null: as long as it takes. */
    max_minutes: z.int().min(5).max(LIMITS.recipeMinutes).nullable().default(null),
    /** A hint, no limit. */
    budget_grosze: z.int().min(1).max(LIMITS.shoppingBudget).nullable().default(null),
    /** Products of the pantry that need not be used up though they end soon. */
    without_product_ids: z.array(idSchema).max(LIMITS.pageSize).default([]),
    /** Premium. UTF-16 units, as the textarea counts them. */
    custom_prompt: wellFormedSchema
      .refine((text) => text.length <= LIMITS.customPrompt, {
        error: `Upewnij się, że to pole ma nie więcej niż ${LIMITS.customPrompt} znaków.`,
      })
      .nullable()
      .default(null),
  }),
  response: z.object({ session_id: z.uuid() }),
  errors: [
    'shopping_start_past',
    'shopping_start_too_late',
    'premium_people',
    'premium_days',
    'premium_custom_prompt',
    'shopping_list_limit',
    'points_short_shopping_list',
  ],
  idempotent: true,
})

export const readShoppingListSession = endpoint({
  method: 'GET',
  path: '/shopping-list-sessions/:sessionId/',
  tag,
  summary: 'The list that was planned; 404 while it is being planned, 422 when nothing came of it.',
  response: z.object({
    list_id: z.string(),
    /** In points, after what was given back. */
    charged: z.int(),
    /** Whether a language model or the built-in kitchen made it. */
    made_by: z.enum(['kitchen', 'model']),
  }),
  errors: ['not_found', 'shopping_list_failed', 'shopping_none_fits', 'shopping_list_limit'],
})

export const swapPlannedMeal = endpoint({
  method: 'POST',
  path: '/shopping-lists/:id/plan/swap/',
  tag,
  summary:
    'Cook something else on a day of the plan (free): another dish that passes the gate, or the one that is named. Its leftovers go along.',
  body: z.object({
    day: daySchema,
    meal_type: mealTypeSchema,
    /** Chosen by the kitchen where it is left out. */
    recipe_id: idSchema.nullable().optional(),
  }),
  response: wholeShoppingListSchema,
  errors: [
    'not_found',
    'swap_meal_unknown',
    'swap_recipe_blocked',
    'swap_recipe_repeats',
    'swap_none_better',
    'recipe_limit',
    'shopping_items_limit',
  ],
  idempotent: true,
})
