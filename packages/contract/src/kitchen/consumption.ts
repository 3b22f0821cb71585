import { z } from 'zod'
import {
  daySchema,
  idSchema,
  pageOf,
  pageQuerySchema,
  productNameSchema,
  quantitySchema,
  timestampSchema,
  unitSchema,
} from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { mealTypeSchema } from './meals.ts'
import { nutrientsSchema } from './recipe-parts.ts'

const tag = 'consumption'

/** What would be taken out of one product; amounts in its own unit. */
export const proposedDeductionSchema = z.object({
  /** Places in the recipe's ingredients that this product stands for. */
  ingredients: z.array(z.int()),
  product_id: z.string(),
  product_name: z.string(),
  /** `zamiast oleju rzepakowego`: what it stands in for, where it is another food than the recipe asks for. */
  instead_of: z.string().nullable(),
  category: z.string(),
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  is_spice: z.boolean(),
  unit: unitSchema.nullable(),
  /** Null: there, in an unknown amount. */
  available: z.number().nullable(),
  /** Never more than there is; null where the line cannot be turned into the product's unit. */
  quantity: z.number().nullable(),
})

export const proposeConsumption = endpoint({
  method: 'GET',
  path: '/confirm-consumption/:recipeId/',
  tag,
  summary: 'What cooking a recipe would take out of the pantry, to be corrected before it is confirmed.',
  query: z.object({ servings: z.coerce.number().int().min(1).max(LIMITS.recipeServings).optional() }),
  response: z.object({
    recipe_id: z.string(),
    title: z.string(),
    servings: z.int(),
    deductions: z.array(proposedDeductionSchema),
    /** Names of ingredients that the pantry does not hold. */
    not_in_pantry: z.array(z.string()),
    /** Names of ingredients that the caller always has, without a product that they would be taken out of. */
    assumed: z.array(z.string()),
    per_serving: nutrientsSchema,
    coverage: z.number(),
    meal_type: mealTypeSchema,
    leftovers: z.object({ product_name: z.string(), best_before: daySchema.nullable() }),
  }),
  errors: ['not_found'],
})

export const consumptionSchema = z.object({
  id: z.string(),
  recipe_id: z.string().nullable(),
  title: z.string(),
  servings: z.int(),
  /** Null where nothing was eaten yet: then nothing is in the diary. */
  portion_percent: z.int().nullable(),
  meal_type: mealTypeSchema,
  eaten_on: daySchema,
  /** What went into the diary; nothing is known of it once it was undone. */
  eaten: nutrientsSchema,
  created_at: timestampSchema,
  undo_until: timestampSchema,
  undone_at: timestampSchema.nullable(),
})
export type Consumption = z.output<typeof consumptionSchema>

/** What could not be done as asked, with the amount that was. */
const shortfallSchema = z.object({
  product_id: z.string(),
  product_name: z.string(),
  reason: z.enum(['gone', 'not_enough']),
  unit: unitSchema.nullable(),
  wanted: z.number().nullable(),
  done: z.number().nullable(),
})

function hasUniqueProducts(deductions: readonly { product_id: string }[]): boolean {
  return new Set(deductions.map(({ product_id }) => product_id)).size === deductions.length
}

export const confirmConsumption = endpoint({
  method: 'POST',
  path: '/confirm-consumption/:recipeId/',
  tag,
  summary: 'Take what was used out of the pantry, write the meal into the diary, and put what is left on the shelf: all or nothing.',
  status: 201,
  body: z.object({
    servings: z.int().min(1).max(LIMITS.recipeServings),
    /** A spice or a product of unknown amount needs no quantity; a spice is then marked as used up. */
    deductions: z
      .array(
        z.object({
          product_id: idSchema,
          quantity: quantitySchema.nullable(),
          /** That the quantity is in: the product may have been restated since it was proposed. Its own of now when left out. */
          unit: unitSchema.nullish(),
        }),
      )
      .max(LIMITS.recipeIngredients)
      .refine(hasUniqueProducts, { error: 'Każdy produkt może wystąpić tylko raz.' }),
    /** Of one serving; null is nothing, and goes into no diary. */
    portion_percent: z.int().min(LIMITS.portionPercent.least).max(LIMITS.portionPercent.most).nullable(),
    meal_type: mealTypeSchema,
    /** In Poland; today when left out. */
    eaten_on: daySchema.optional(),
    leftovers: z
      .object({
        product_name: productNameSchema,
        /** Portions, kept as pieces. */
        portions: quantitySchema.max(LIMITS.recipeServings),
        best_before: daySchema.nullable(),
      })
      .nullable()
      .default(null),
    /** On purpose, though this recipe was confirmed within the last `REPEAT_HOURS`: on another phone, or a moment ago. */
    again: z.boolean().default(false),
  }),
  response: consumptionSchema.extend({ shortfalls: z.array(shortfallSchema), leftovers_product_id: z.string().nullable() }),
  errors: ['not_found', 'consumption_repeated', 'pantry_limit', 'pantry_unit_conflict', 'pantry_quantity_too_big'],
  idempotent: true,
})

export const undoConsumption = endpoint({
  method: 'POST',
  path: '/consumptions/:id/undo/',
  tag,
  summary: 'Put back what a cooking took, take its leftovers and its diary entry away; for 24 hours, whatever changed since.',
  response: consumptionSchema.extend({
    /** Leftovers that were eaten meanwhile, products deleted for good. */
    shortfalls: z.array(shortfallSchema),
  }),
  errors: ['not_found', 'consumption_undone', 'consumption_undo_expired', 'pantry_quantity_too_big'],
})

export const listConsumptions = endpoint({
  method: 'GET',
  path: '/consumptions/',
  tag,
  summary: 'What was cooked, newest first.',
  query: pageQuerySchema,
  response: pageOf(consumptionSchema),
  errors: ['invalid_page'],
})
