import { readRecentDish } from '@spizarka/culinary/compose'
import { parseGroceries } from '@spizarka/culinary/parse'
import type { StockedProduct } from '@spizarka/culinary/stock'
import type { MealType } from '@spizarka/engine'
import { STAPLES } from '@spizarka/knowledge'
import { z } from 'zod'
import { profileSchema } from './check.ts'

const DEFAULTS = { servings: 2, maxMissing: 2, count: 1 }
export const USUAL_STAPLES: readonly string[] = STAPLES.flatMap(({ food, on }) => (on ? food : []))
export const MEALS: Readonly<Record<string, MealType>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  śniadanie: 'breakfast',
  obiad: 'lunch',
  kolacja: 'dinner',
  przekąska: 'snack',
}

/** Who writes requests by machine leaves a field empty as often as out: both are null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable())
}

const amountSchema = optional(z.number().nonnegative())

export const productSchema = z
  .strictObject({
    name: z.string().min(1).max(200),
    quantity_grams: amountSchema,
    quantity_ml: amountSchema,
    quantity_pieces: amountSchema,
    is_spice: optional(z.boolean()),
    best_before: optional(z.iso.date()),
  })
  .transform(({ name, quantity_grams, quantity_ml, quantity_pieces, is_spice, best_before }): StockedProduct => {
    const known = identify(name)
    return {
      name,
      foodId: known?.foodId ?? null,
      quantityGrams: quantity_grams,
      quantityMl: quantity_ml,
      quantityPieces: quantity_pieces,
      gramsPerPiece: null,
      gramsPerMl: null,
      isSpice: is_spice ?? known?.isSpice ?? false,
      bestBefore: best_before,
    }
  })

/** As a pantry identifies a product by its name: one that could be two is unknown. */
function identify(name: string): ReturnType<typeof parseGroceries>[number] | null {
  const [item, another] = parseGroceries(name)
  return item && !another && item.problem === null ? item : null
}

/** Names of what is always there; one that the food table does not know covers no ingredient. */
export const staplesSchema = z
  .array(z.string().max(200))
  .max(200)
  .transform((names) => names.flatMap((name) => identify(name)?.foodId ?? []))

/** Titles of what was eaten last, newest first: nobody says when, so a day each. */
const recentSchema = z
  .array(z.string().max(200))
  .max(100)
  .transform((titles) => titles.map((title, place) => readRecentDish(title, place + 1)))

const wishesSchema = z.strictObject({
  meal: optional(
    z
      .string()
      .refine((word) => Object.hasOwn(MEALS, word), { error: `do wyboru: ${Object.keys(MEALS).join(', ')}` })
      .transform((word) => MEALS[word] ?? null),
  ),
  servings: optional(z.int().min(1).max(12)),
  max_minutes: optional(z.number().positive()),
  max_missing: optional(z.int().min(0)),
  kcal: optional(z.number().min(0).max(4000)),
  device: optional(z.enum(['thermomix', 'lidlomix'])),
  wish: optional(z.string().max(500)),
  count: optional(z.int().min(1).max(10)),
})

/** A line of `compose`: a pantry by names, a profile by slugs, and what is wanted. */
export const composeRequestSchema = z
  .strictObject({
    id: z.union([z.string(), z.number()]),
    pantry: z.array(productSchema).max(2000),
    staples: staplesSchema.nullish().transform((staples) => staples ?? USUAL_STAPLES),
    recent: recentSchema.nullish().transform((recent) => recent ?? []),
    profile: profileSchema.nullish().transform((profile) => profile ?? profileSchema.parse({})),
    request: wishesSchema.nullish().transform((request) => request ?? wishesSchema.parse({})),
  })
  .transform(({ id, pantry, staples, recent, profile, request }) => ({
    id,
    pantry,
    staples,
    recent,
    profile: { ...profile, diet: profile.diet ?? null },
    wishes: {
      meal: request.meal,
      servings: request.servings ?? DEFAULTS.servings,
      maxMinutes: request.max_minutes,
      maxMissing: request.max_missing ?? DEFAULTS.maxMissing,
      kcal: request.kcal,
      device: request.device,
      wish: request.wish,
      count: request.count ?? DEFAULTS.count,
    },
  }))

export type ComposeLine = z.output<typeof composeRequestSchema>
