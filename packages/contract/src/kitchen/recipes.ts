import { z } from 'zod'
import { fileSchema, lineSchema, pageOf, pageQuerySchema, timestampSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { mealTypeSchema } from './meals.ts'
import {
  deviceSchema,
  dishKindSchema,
  recipeIngredientSchema,
  recipeNutritionSchema,
  recipeSafetySchema,
  recipeStepSchema,
  recipeSummarySchema,
  recipeVariantSchema,
  unmetWishSchema,
} from './recipe-parts.ts'

const tag = 'recipes'

/** A whole recipe as one caller sees it: what is at home, what it means for them, what one serving holds. */
export const recipeSchema = recipeSummarySchema.extend({
  about: z.string(),
  active_minutes: z.int().nullable(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  /** What it was composed for; null for the usual kitchen. */
  device: deviceSchema.nullable(),
  equipment: z.array(z.string()),
  ingredients: z.array(recipeIngredientSchema),
  steps: z.array(recipeStepSchema),
  variants: z.array(recipeVariantSchema),
  nutrition: recipeNutritionSchema,
  safety: recipeSafetySchema,
  /** Why this dish was chosen: `zużywa śmietanę do jutra`, `masz 8 z 9`. */
  why: z.array(z.string()),
  /** What of the wish that it was composed for it does not meet; null where there was none, or all of it is met. */
  unmet: unmetWishSchema.nullable(),
  keeps_days: z.int(),
  /** Page that it was imported from. */
  source_url: z.string().nullable(),
  /** The caller's own; others' cannot be changed. */
  is_own: z.boolean(),
  /** Address that anybody can read it at; null until it is shared. */
  share_url: z.string().nullable(),
  my_rating: z.int().nullable(),
  /** How many gave one star, two, up to five. */
  rating_spread: z.array(z.int()).length(5),
  /** The caller has cooked it. */
  is_cooked: z.boolean(),
  /** Since when everybody can read it; null where nobody else can. */
  published_at: timestampSchema.nullable(),
  /** The published recipe that this one is a copy of, while it can be read. */
  copied_from: z.object({ recipe_id: z.string(), title: z.string(), author_name: z.string() }).nullable(),
  /** The caller's latest cooking of it that can still be undone. */
  last_consumption: z.object({ id: z.string(), created_at: timestampSchema, undo_until: timestampSchema }).nullable(),
})
export type Recipe = z.output<typeof recipeSchema>

/** What a list of recipes can be narrowed to, whatever its reader's own diet is. */
export const RECIPE_DIETS = ['meat_free', 'vegetarian', 'vegan', 'gluten_free', 'lactose_free', 'low_fodmap'] as const
export type RecipeDiet = (typeof RECIPE_DIETS)[number]

/** Allergens that the library can be narrowed by, as `free_from` takes them, in the words of its filter (Regulation (EU) 1169/2011, annex II). */
export const FREE_FROM = {
  gluten: 'gluten',
  milk: 'mleko',
  eggs: 'jaja',
  nuts: 'orzechy',
  peanuts: 'orzeszki ziemne',
  soy: 'soja',
  fish: 'ryby',
  crustaceans: 'skorupiaki',
  molluscs: 'mięczaki',
  celery: 'seler',
  mustard: 'gorczyca',
  sesame: 'sezam',
  lupin: 'łubin',
  sulphites: 'siarczyny',
} as const
export type FreeFrom = keyof typeof FREE_FROM

/** The same in the middle of a sentence. */
export const WITHOUT: Readonly<Record<FreeFrom, string>> = {
  gluten: 'bez glutenu',
  milk: 'bez mleka',
  eggs: 'bez jaj',
  nuts: 'bez orzechów',
  peanuts: 'bez orzeszków ziemnych',
  soy: 'bez soi',
  fish: 'bez ryb',
  crustaceans: 'bez skorupiaków',
  molluscs: 'bez mięczaków',
  celery: 'bez selera',
  mustard: 'bez gorczycy',
  sesame: 'bez sezamu',
  lupin: 'bez łubinu',
  sulphites: 'bez siarczynów',
}

const recipeQuerySchema = pageQuerySchema.extend({
  /** Words of the title or of ingredients, with or without Polish letters. */
  search: z.string().max(LIMITS.recipeTitle).optional(),
  meal_type: mealTypeSchema.optional(),
  kind: dishKindSchema.optional(),
  max_minutes: z.coerce.number().int().min(1).max(LIMITS.recipeMinutes).optional(),
  diet: z.enum(RECIPE_DIETS).optional(),
  /** Only dishes with much protein: at least a fifth of their energy, and 20 g a serving. */
  high_protein: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  /** Products that may be missing at home, those that are always there not counted; says nothing for guests, who have no pantry. */
  max_missing: z.coerce.number().int().min(0).max(LIMITS.recipeIngredients).optional(),
})

const ORDERINGS = ['-pantry_match', '-created_at', 'created_at', 'title', '-title', 'total_minutes', '-total_minutes', '-rating'] as const

export const listRecipes = endpoint({
  method: 'GET',
  path: '/recipes/',
  tag,
  summary: "The caller's recipes: generated, their own and imported.",
  query: recipeQuerySchema.extend({
    source: z.enum(['generated', 'own', 'imported']).optional(),
    ordering: z.enum(ORDERINGS).default('-pantry_match'),
  }),
  response: pageOf(recipeSummarySchema),
  errors: ['invalid_page'],
})

export const listFavorites = endpoint({
  method: 'GET',
  path: '/favorites/',
  tag,
  summary: 'Recipes that the caller marked as favourite.',
  query: recipeQuerySchema.extend({ ordering: z.enum([...ORDERINGS, '-marked_at']).default('-pantry_match') }),
  response: pageOf(recipeSummarySchema),
  errors: ['invalid_page'],
})

/** What a token is refused with where none is needed. */
const TOKEN_ERRORS = ['bad_authorization_header', 'token_not_valid', 'user_not_found', 'user_inactive'] as const

export const listPublishedRecipes = endpoint({
  method: 'GET',
  path: '/published-recipes/',
  access: 'public',
  tag,
  summary:
    'Recipes for everybody; for someone who is signed in, held against their pantry and their profile. Narrowed, 1000 of them are counted at most.',
  query: recipeQuerySchema.extend({
    /** Leaves out what the caller must not be served. */
    fits: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    /** Only what this name signed. */
    author: z.string().max(LIMITS.authorName.most).optional(),
    /** Id of a diet that users choose, or one of `RECIPE_DIETS`. */
    diet: z.union([z.enum(RECIPE_DIETS), z.coerce.number().int().min(1).max(32_767)]).optional(),
    /** Allergens that it must not hold, as in `allergen:gluten`, by comma. */
    free_from: z.string().max(300).optional(),
    /** What it must not hold, as it is said after "bez", by comma: "cebuli, sera żółtego". Words that name no food are looked for: "bez pieczenia". */
    without: z.string().max(LIMITS.recipeTitle).optional(),
    /** Left out: `-pantry_match` for members, `-rating` for guests, who have no pantry to order by. */
    ordering: z.enum(['-pantry_match', '-rating', '-created_at', 'title', 'total_minutes']).optional(),
  }),
  response: pageOf(recipeSummarySchema),
  errors: ['invalid_page', 'recipe_diet_unknown', 'free_from_unknown', ...TOKEN_ERRORS],
})

/** A published recipe or one of the caller's own that they can cook today or nearly so. */
export const recipeSuggestionSchema = recipeSummarySchema.extend({
  /**
   * Servings that what is at home is enough for: the recipe's own, or fewer, no less than half of them, where there is too little of something.
   * `pantry_match`, `uses_soon` and `to_buy` are of these.
   */
  enough_for: z.int().min(1),
  /** What of it is not at home, or not enough of it, by name; empty where all is. */
  to_buy: z.array(z.string()),
})
export type RecipeSuggestion = z.output<typeof recipeSuggestionSchema>

export const listRecipeSuggestions = endpoint({
  method: 'GET',
  path: '/recipes/suggestions/',
  tag,
  summary: 'Up to 20 dishes for today from what is at home: what ends soon first, nothing that the caller must not be served. Free.',
  query: pageQuerySchema.extend({ page_size: z.coerce.number().int().min(1).max(LIMITS.recipeSuggestions).default(5) }),
  response: pageOf(recipeSuggestionSchema),
  errors: ['invalid_page'],
})

export const readRecipe = endpoint({
  method: 'GET',
  path: '/recipes/:id/',
  tag,
  summary: 'One recipe: the caller’s own, or one that is published.',
  response: recipeSchema,
  errors: ['not_found'],
})

export const readPublishedRecipe = endpoint({
  method: 'GET',
  path: '/published-recipes/:id/',
  access: 'public',
  tag,
  summary: 'One published recipe.',
  response: recipeSchema,
  errors: ['not_found', ...TOKEN_ERRORS],
})

const minutes = z.int().min(1).max(LIMITS.recipeMinutes)

/** A recipe as its editor holds it; the lines are read by the kitchen. */
export const recipeDraftSchema = z.object({
  title: lineSchema(LIMITS.recipeTitle).min(1),
  about: lineSchema(LIMITS.recipeAbout).default(''),
  kind: dishKindSchema.default('stew'),
  meal_types: z.array(mealTypeSchema).max(4).default([]),
  servings: z.int().min(1).max(LIMITS.recipeServings),
  active_minutes: minutes.nullable().default(null),
  total_minutes: minutes.nullable().default(null),
  ingredients: z.array(lineSchema(LIMITS.ingredientLine).min(1)).min(1).max(LIMITS.recipeIngredients),
  steps: z.array(lineSchema(LIMITS.recipeStep).min(1)).min(1).max(LIMITS.recipeSteps),
})
export type RecipeDraft = z.input<typeof recipeDraftSchema>

export const createRecipe = endpoint({
  method: 'POST',
  path: '/recipes/',
  tag,
  summary: "Keep a recipe of the caller's own.",
  status: 201,
  body: recipeDraftSchema,
  response: recipeSchema,
  errors: ['recipe_limit'],
  idempotent: true,
})

export const updateRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/:id/',
  tag,
  summary: "Change one of the caller's recipes.",
  body: recipeDraftSchema,
  response: recipeSchema,
  errors: ['not_found'],
})

export const deleteRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/',
  tag,
  summary: "Delete one of the caller's recipes; what was cooked and eaten stays.",
  errors: ['not_found'],
})

export const readIngredientLines = endpoint({
  method: 'POST',
  path: '/recipes/read-ingredients/',
  tag,
  summary: 'How the kitchen reads ingredient lines, with the nutrition and the safety of the dish they make.',
  body: z.object({
    servings: z.int().min(1).max(LIMITS.recipeServings),
    ingredients: z.array(lineSchema(LIMITS.ingredientLine)).max(LIMITS.recipeIngredients),
  }),
  response: z.object({
    ingredients: z.array(recipeIngredientSchema),
    nutrition: recipeNutritionSchema,
    safety: recipeSafetySchema,
  }),
})

export const markFavorite = endpoint({
  method: 'PUT',
  path: '/recipes/:id/favorite/',
  tag,
  summary: 'Mark a recipe as favourite; again changes nothing.',
  errors: ['not_found'],
})

export const unmarkFavorite = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/favorite/',
  tag,
  summary: 'Take the mark off; again changes nothing.',
  errors: ['not_found'],
})

export const rateRecipe = endpoint({
  method: 'PUT',
  path: '/recipes/:id/rating/',
  tag,
  summary: 'Say how good it was, 1 to 5; the kitchen cooks what is liked more often.',
  body: z.object({ rating: z.int().min(1).max(5) }),
  errors: ['not_found', 'own_recipe_rating'],
})

export const shareRecipe = endpoint({
  method: 'POST',
  path: '/recipes/:id/share/',
  tag,
  summary: "Make an address at which anybody can read one of the caller's recipes; again gives the same.",
  response: z.object({ share_url: z.string() }),
  errors: ['not_found'],
})

export const stopSharingRecipe = endpoint({
  method: 'DELETE',
  path: '/recipes/:id/share/',
  tag,
  summary: 'The address leads nowhere any more.',
  errors: ['not_found'],
})

export const readSharedRecipe = endpoint({
  method: 'GET',
  path: '/shared-recipes/:token/',
  access: 'public',
  tag,
  summary: 'A shared recipe, without anything about whose it is.',
  response: recipeSchema,
  errors: ['not_found'],
})

export const readPicture = endpoint({
  method: 'GET',
  path: '/pictures/:key/',
  access: 'public',
  tag,
  summary: 'The picture of a dish at its unguessable address; never changes.',
  response: fileSchema,
  download: { type: 'image/webp', fileName: 'danie.webp', inline: 'public' },
  errors: ['not_found', 'not_ready'],
})
