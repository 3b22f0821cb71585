import { z } from 'zod'
import { createLruCache } from '../../../platform/lru-cache.ts'

const productSchema = z.object({
  /** On a shelf label. */
  name: z.string(),
  /** Id in the food table; null for what it does not know. */
  food: z.string().nullable(),
  /** That go into the dish, peeled and boned; null where nobody said. */
  grams: z.number().nullable(),
  /** As bought, peel and bones included. */
  bought: z.number().nullable().default(null),
  purpose: z.enum(['eaten', 'frying', 'cooking-water', 'marinade']).default('eaten'),
})
/** One product of an ingredient line. */
export type StoredProduct = z.output<typeof productSchema>

const ingredientSchema = productSchema.extend({
  line: z.string(),
  quantity: z.number().nullable().default(null),
  measure: z.string().nullable().default(null),
  /** What else the line names: "sól i pieprz". */
  also: z.array(productSchema).default([]),
  /** The food was given with the line, not read from it: the safety gate goes by the food and not by the words. */
  linked: z.boolean().default(false),
  /** One line more than is read of a recipe: nobody knows what it says. */
  unread: z.boolean().default(false),
  optional: z.boolean().default(false),
  part: z.string().nullable().default(null),
  replaces: z.string().nullable().default(null),
})
export type StoredIngredient = z.output<typeof ingredientSchema>

const machineSchema = z.object({
  seconds: z.number().optional(),
  minutes: z.number().optional(),
  heat: z.union([z.number(), z.literal('steam')]).optional(),
  speed: z.union([z.number(), z.enum(['stir', 'knead'])]),
  reverse: z.literal(true).optional(),
})

const stepSchema = z.object({
  text: z.string(),
  /** Of listed foods; where somebody typed the step, those that were read. */
  amounts: z
    .array(
      z.object({
        start: z.int(),
        end: z.int(),
        quantity: z.number(),
        measure: z.string(),
        food: z.string(),
        forms: z.tuple([z.string(), z.string(), z.string(), z.string()]).optional(),
        isBare: z.literal(true).optional(),
      }),
    )
    .optional(),
  /** Places among the ingredients. */
  ingredients: z.array(z.int()).default([]),
  timer: z.object({ seconds: z.int(), label: z.string() }).nullable().default(null),
  machine: machineSchema.nullable().default(null),
})
export type StoredStep = z.output<typeof stepSchema>

const variantSchema = z.object({ devices: z.array(z.string()), totalMinutes: z.int(), steps: z.array(stepSchema) })

export const storedIngredientsSchema = z.array(ingredientSchema)

/** Ingredients that lists showed last, by the recipe's id: some 15 kB each. What is first in a library is shown to everybody. */
const ingredientsCache = createLruCache<number, { json: string; ingredients: readonly StoredIngredient[] }>(1_000)

/** A recipe's ingredients out of the text of their JSON: the very ones that were read last where it still says the same. */
export function readStoredIngredients(recipeId: number, json: string): readonly StoredIngredient[] {
  const last = ingredientsCache.get(recipeId)
  if (last?.json === json) return last.ingredients
  const ingredients = storedIngredientsSchema.parse(JSON.parse(json))
  ingredientsCache.set(recipeId, { json, ingredients })
  return ingredients
}

/** A recipe except for its head, as `recipes.content` holds it. */
export const contentSchema = z.object({
  ingredients: storedIngredientsSchema,
  steps: z.array(stepSchema),
  variants: z.array(variantSchema),
  /** Keys of the choice list. */
  equipment: z.array(z.string()),
})
export type RecipeContent = z.output<typeof contentSchema>

/** All that an ingredient's line names. */
export function productsOf(ingredient: StoredIngredient): StoredProduct[] {
  return [ingredient, ...ingredient.also]
}
