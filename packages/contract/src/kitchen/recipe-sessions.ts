import { z } from 'zod'
import { wellFormedSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { mealTypeSchema } from './meals.ts'
import { deviceSchema, dishKindSchema, pictureSchema } from './recipe-parts.ts'

const tag = 'recipes'

const sessionSchema = z.object({ session_id: z.uuid() })

/** Fields that Premium has, under the names that the upsell dialog knows its variants by (SPEC section 2). */
export const PREMIUM_FIELDS = { custom_prompt: 'custom_prompt', calories: 'calories_input', device: 'device_selection' } as const

export const generateRecipe = endpoint({
  method: 'POST',
  path: '/generate-recipe/',
  tag,
  summary: 'Queue the composing of a recipe from the pantry (60 points, with a picture 62); poll its session.',
  status: 202,
  body: z.object({
    meal_type: mealTypeSchema,
    servings: z.int().min(1).max(LIMITS.recipeServings),
    /** Null: as long as it takes. */
    max_minutes: z.int().min(5).max(LIMITS.recipeMinutes).nullable().default(null),
    /** Ingredients that may have to be bought; 0 is from the pantry alone. */
    max_missing: z.int().min(0).max(LIMITS.missingIngredients).default(2),
    use_soon_first: z.boolean().default(true),
    with_picture: z.boolean().default(false),
    /** Premium. UTF-16 units, as the textarea counts them. */
    custom_prompt: wellFormedSchema
      .refine((text) => text.length <= LIMITS.customPrompt, {
        error: `Upewnij się, że to pole ma nie więcej niż ${LIMITS.customPrompt} znaków.`,
      })
      .nullable()
      .default(null),
    /** Premium. Per serving. */
    calories: z.int().min(0).max(LIMITS.calories).nullable().default(null),
    /** Premium. */
    device: deviceSchema.nullable().default(null),
  }),
  response: sessionSchema,
  errors: [
    'premium_custom_prompt',
    'premium_calories',
    'premium_device',
    'points_short_recipe',
    'points_short_recipe_with_picture',
    'recipe_limit',
  ],
  idempotent: true,
})

export const illustrateRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/image/',
  tag,
  summary: 'Queue a picture of the dish (2 points); poll its session.',
  status: 202,
  response: sessionSchema,
  errors: ['not_found', 'points_short_picture'],
  idempotent: true,
})

export const importRecipe = endpoint({
  method: 'POST',
  path: '/import-recipe/',
  tag,
  summary: 'Queue the reading of a recipe from a page or from pasted text (free); poll its session.',
  status: 202,
  body: z
    .object({
      url: wellFormedSchema.trim().max(LIMITS.importUrl).nullable().default(null),
      text: wellFormedSchema.max(LIMITS.importText).nullable().default(null),
    })
    .refine(({ url, text }) => Boolean(url) !== Boolean(text?.trim()), { error: 'Podaj adres strony albo wklej tekst przepisu.' }),
  response: sessionSchema,
  errors: ['import_address_refused', 'recipe_limit'],
  idempotent: true,
})

export const readRecipeSession = endpoint({
  method: 'GET',
  path: '/recipe-sessions/:sessionId/',
  tag,
  summary: 'What came of a queued recipe or picture; 404 while it is being made, 422 when nothing came of it.',
  response: z.object({
    kind: z.enum(['compose', 'picture', 'import']),
    recipe_id: z.string(),
    /** In points, after what was given back. */
    charged: z.int(),
    /** The recipe is there, its ordered picture could not be made, and its points are back. */
    picture_failed: z.boolean(),
    /** Whether a language model or the built-in kitchen made it. */
    made_by: z.enum(['kitchen', 'model']),
  }),
  errors: [
    'not_found',
    'recipe_failed',
    'recipe_pantry_empty',
    'recipe_none_fits',
    'recipe_limit',
    'picture_failed',
    'import_not_reachable',
    'import_no_recipe',
    'import_failed',
  ],
})

/** A way to a dish where none fitted an order: one limit loosened, or a staple taken for there. */
export const recipeWaySchema = z.object({
  /** Within its session. */
  id: z.string(),
  kind: z.enum(['missing', 'staple', 'minutes', 'device', 'meal', 'kcal', 'wish', 'servings']),
  /** What the button says: `Dolicz olej`, `Pozwól, żeby brakowało 2 rzeczy`. */
  label: z.string(),
  /** The dish that it leads to. */
  dish: z.object({
    title: z.string(),
    kind: dishKindSchema,
    total_minutes: z.int().nullable(),
    /** Of the recipe that it was adapted from; null where there is none, or it is not drawn yet. */
    picture: pictureSchema.nullable(),
    /** What of it is not at home, by name, except for the staple that the way takes for there; empty where all is. */
    to_buy: z.array(z.string()),
  }),
})
export type RecipeWay = z.output<typeof recipeWaySchema>

export const recipeHelpSchema = z.object({
  /** What was asked for, except for the wish. */
  order: z.object({
    meal_type: mealTypeSchema,
    servings: z.int(),
    max_minutes: z.int().nullable(),
    max_missing: z.int(),
  }),
  /** At most three, each tried, those first for which least has to be bought. */
  ways: z.array(recipeWaySchema),
  /** Where there is no way: at most three products, any one of which would open dishes. */
  products: z.array(z.object({ food_id: z.string(), name: z.string(), tile: z.string().nullable(), category: z.string() })),
})
export type RecipeHelp = z.output<typeof recipeHelpSchema>

export const readRecipeHelp = endpoint({
  method: 'GET',
  path: '/recipe-sessions/:sessionId/help/',
  tag,
  summary: 'What would lead to a dish where nothing fitted an order, for a day; 404 for a session that has no such help.',
  response: recipeHelpSchema,
  errors: ['not_found', 'recipe_help_expired'],
})

export const takeRecipeWay = endpoint({
  method: 'POST',
  path: '/recipe-sessions/:sessionId/help/:wayId/',
  tag,
  summary:
    'Keep the dish that a way leads to (free), and a staple that it takes for there among what the user always has. A session gives one dish: a repeat, by whichever way, answers with that.',
  response: z.object({ recipe_id: z.string() }),
  errors: ['not_found', 'recipe_limit', 'recipe_help_expired'],
})
