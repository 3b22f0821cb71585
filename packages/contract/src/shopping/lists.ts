import { z } from 'zod'
import { mealTypeSchema } from '../kitchen/meals.ts'
import { pantryCategorySchema } from '../kitchen/pantry.ts'
import { dishKindSchema, pictureSchema, safetyVerdictSchema } from '../kitchen/recipe-parts.ts'
import { fileSchema, idSchema, lineSchema, pageOf, pageQuerySchema, timestampSchema, unitSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'shopping'

export const shoppingListSchema = z.object({
  id: z.string(),
  name: z.string(),
  source: z.enum(['generated', 'manual', 'recipe']),
  /** Who and what a generated list is for; null for the others. */
  people: z.int().nullable(),
  days: z.int().nullable(),
  start_on: z.string().nullable(),
  item_count: z.int(),
  checked_count: z.int(),
  /** Starts at 1 and grows by one with every change to the list from anywhere. */
  version: z.int(),
  /** What a generated list was to cost; null where nobody said. */
  budget_grosze: z.int().nullable().optional(),
  completed_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
})
export type ShoppingList = z.output<typeof shoppingListSchema>

/** Packs as shops sell them. */
export const packsSchema = z.object({ count: z.int(), size: z.number(), unit: unitSchema })

/** A dish that something is bought for. */
export const forDishSchema = z.object({ recipe_id: z.string(), title: z.string() })

/** One product of a list; its amounts are in its one unit. */
export const shoppingItemSchema = z.object({
  /** Unique within its list. */
  id: z.uuid(),
  name: z.string(),
  unit: unitSchema.nullable(),
  /** What is to be bought: what is needed less what there is, in whole packs where they are known. */
  quantity: z.number().nullable(),
  need: z.number().nullable(),
  /** All that the pantry held of it, what is past its best-before left out; null where its amount is not known. */
  have: z.number().nullable(),
  packs: packsSchema.nullable(),
  aisle: pantryCategorySchema,
  is_spice: z.boolean(),
  note: z.string(),
  checked: z.boolean(),
  /** Where the user put it within its aisle, the least first; null for one that stands after those, as it came. */
  position: z.number().nullable(),
  /** It was bought and put away. */
  in_pantry: z.boolean(),
  for: z.array(forDishSchema),
  origin: z.enum(['plan', 'recipe', 'manual']),
  /** The amount at what this user last paid for the product; null without a receipt. */
  price_grosze: z.int().nullable(),
  updated_at: timestampSchema,
})
export type ShoppingItem = z.output<typeof shoppingItemSchema>

/** What the pantry holds enough of. */
export const coveredSchema = z.object({
  name: z.string(),
  need: z.number(),
  have: z.number(),
  unit: unitSchema,
  /** All of it ends, on `on`, before a dish of the plan that takes it; left out where it lasts. */
  ends: z.object({ on: z.string(), day: z.string(), title: z.string() }).optional(),
  /** Fresh meat or fish of which the plan leaves some, and that ends before the plan does: the day by which the rest is to be frozen. */
  freeze_by: z.string().optional(),
})
export type Covered = z.output<typeof coveredSchema>

export const plannedMealSchema = z.object({
  meal_type: mealTypeSchema,
  recipe_id: z.string(),
  title: z.string(),
  /** That are cooked on that day, those for a later day among them; of leftovers, those that are eaten. */
  servings: z.int(),
  total_minutes: z.int().nullable(),
  kcal_per_serving: z.number().nullable(),
  verdict: safetyVerdictSchema,
  /** Its recipe was deleted since: there is nothing to be opened. */
  is_deleted: z.boolean().optional(),
  kind: dishKindSchema,
  /** As the recipe has it for this user by now; null where it has none. */
  picture: pictureSchema.nullable(),
  /** Products of the pantry that it takes and that ended soon when it was planned, the soonest first. */
  uses: z.array(z.string()),
  /** What it does not keep to of the wish or of the eater's style, in a sentence; null where it keeps to both, left out by plans of before. */
  unmet: z.string().nullable().optional(),
  /** The day, `YYYY-MM-DD`, that it was cooked on; null where it is cooked now. */
  leftovers_of: z.string().nullable(),
})
const dishOfDaySchema = z.object({ day: z.string(), title: z.string() })

/** What a day asks for beside cooking; each left out where there is nothing of it. */
export const choresSchema = z.object({
  /** On the first day: fresh meat and fish that no dish takes by its day, `by`, and the dishes that take it later, thawed. */
  freeze: z.array(z.object({ name: z.string(), grams: z.number(), by: z.string(), for: z.array(dishOfDaySchema) })).optional(),
  /** On the first day: what ends within the plan and that no dish takes, or only a little of it. */
  left: z.array(z.object({ name: z.string(), quantity: z.number(), unit: unitSchema, by: z.string() })).optional(),
  /** What would spoil if it were bought on the first day: bought on this one, for the next. */
  buy: z.array(z.object({ name: z.string(), grams: z.number(), for: dishOfDaySchema })).optional(),
})

/** A day with its meals, as breakfast, lunch, dinner, snack. */
export const plannedDaySchema = choresSchema.extend({ day: z.string(), meals: z.array(plannedMealSchema) })
export type PlannedDay = z.output<typeof plannedDaySchema>

/** A list with all that belongs to it. */
export const wholeShoppingListSchema = shoppingListSchema.extend({
  items: z.array(shoppingItemSchema),
  covered: z.array(coveredSchema),
  /** Days in order; empty for lists that were not generated. */
  plan: z.array(plannedDaySchema),
})
export type WholeShoppingList = z.output<typeof wholeShoppingListSchema>

export const listShoppingLists = endpoint({
  method: 'GET',
  path: '/shopping-lists/',
  tag,
  summary: 'Shopping lists, newest first.',
  query: pageQuerySchema.extend({ state: z.enum(['open', 'completed']).optional() }),
  response: pageOf(shoppingListSchema),
  errors: ['invalid_page'],
})

export const suggestShoppingItems = endpoint({
  method: 'GET',
  path: '/shopping-suggestions/',
  tag,
  summary: 'What may belong on a list, at most 20: what the user keeps buying, and before that what of it, and which spices, ran out.',
  response: z.array(z.object({ name: z.string(), reason: z.enum(['ran_out', 'often']) })),
})

export const createShoppingList = endpoint({
  method: 'POST',
  path: '/shopping-lists/',
  tag,
  summary: 'Open an empty list; without a name it is called after the day.',
  status: 201,
  body: z.object({ name: lineSchema(LIMITS.shoppingListName).nullable().optional() }),
  response: shoppingListSchema,
  errors: ['shopping_list_limit'],
  idempotent: true,
})

export const readShoppingList = endpoint({
  method: 'GET',
  path: '/shopping-lists/:id/',
  tag,
  summary: 'A list with its items, what the pantry covers and, where it was generated, its plan of days.',
  response: wholeShoppingListSchema,
  errors: ['not_found'],
})

export const readShoppingListVersion = endpoint({
  method: 'GET',
  path: '/shopping-lists/:id/version/',
  tag,
  summary:
    'The version of a list: at once where it is not the known one, else as soon as it changes, or after 25 s. What an open list asks over and over, to sync when it has grown.',
  query: z.object({ known: z.coerce.number().int().min(0).optional() }),
  response: z.object({ version: z.int() }),
  errors: ['not_found'],
})

export const updateShoppingList = endpoint({
  method: 'PATCH',
  path: '/shopping-lists/:id/',
  tag,
  summary: 'Rename a list, complete it, or open it again.',
  body: z.object({ name: lineSchema(LIMITS.shoppingListName).min(1).optional(), completed: z.boolean().optional() }),
  response: shoppingListSchema,
  errors: ['not_found', 'shopping_list_limit'],
})

export const deleteShoppingList = endpoint({
  method: 'DELETE',
  path: '/shopping-lists/:id/',
  tag,
  summary: 'Delete a list; it can be restored for 24 hours.',
  errors: ['not_found'],
})

export const restoreShoppingList = endpoint({
  method: 'POST',
  path: '/shopping-lists/:id/restore/',
  tag,
  summary: 'Bring back a list that was deleted within 24 hours.',
  response: shoppingListSchema,
  errors: ['not_found', 'shopping_list_limit'],
})

export const readShoppingListText = endpoint({
  method: 'GET',
  path: '/shopping-lists/:id/text/',
  tag,
  summary: 'The list as text, by aisle, to be sent or pasted.',
  response: fileSchema,
  download: { type: 'text/plain; charset=utf-8', fileName: 'zakupy.txt' },
  errors: ['not_found'],
})

export const addMissing = endpoint({
  method: 'POST',
  path: '/recipes/:id/add-missing/',
  tag,
  summary: 'Put what a recipe lacks on a list; without one, on a new list named after the dish. Nothing missing: no list.',
  status: 201,
  body: z.object({
    list_id: idSchema.nullable().default(null),
    /** Those that the recipe states when left out. */
    servings: z.int().min(1).max(LIMITS.recipeServings).optional(),
    /** Places in the recipe's `ingredients` to be looked at, optional ones too; all that must be there when left out. */
    ingredients: z.array(z.int().min(0)).min(1).max(LIMITS.recipeIngredients).optional(),
  }),
  response: z.object({ list_id: z.string().nullable(), added: z.int(), merged: z.int() }),
  errors: ['not_found', 'shopping_list_limit', 'shopping_items_limit'],
  idempotent: true,
})

export const putShoppingAway = endpoint({
  method: 'POST',
  path: '/shopping-lists/:id/to-pantry/',
  tag,
  summary: 'Make a review (free) of what was bought and not put away yet; while one of this list waits, that one with the items of now.',
  status: 202,
  response: z.object({ session_id: z.uuid() }),
  errors: ['not_found', 'shopping_nothing_bought'],
  idempotent: true,
})
