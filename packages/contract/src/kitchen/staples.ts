import { z } from 'zod'
import { timestampSchema, unitSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'staples'

/** A food that the caller always has, had until it ran out, or may choose. */
export const stapleSchema = z.object({
  food_id: z.string(),
  /** As it is on the screen, in small letters: `mąka`. */
  name: z.string(),
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  /** Shelf of the pantry, for the tile. */
  category: z.string(),
  /** `assumed`: recipes count on it; `ran_out`: it was marked as used up; `off`: it can be chosen. */
  state: z.enum(['assumed', 'ran_out', 'off']),
  /** When it was marked as used up; null unless `ran_out`. */
  ran_out_at: timestampSchema.nullable(),
  /** In every kitchen (water): recipes count on it whatever is saved, and it cannot run out. */
  always: z.boolean(),
  /** Recipes of the base that ask for it. */
  recipe_count: z.int(),
  /** What the pantry holds of it, from where it is taken first; null where it holds none, an amount of null where nobody knows how much. */
  in_pantry: z.object({ quantity: z.number().nullable(), unit: unitSchema.nullable() }).nullable(),
})
export type Staple = z.output<typeof stapleSchema>

export const staplesSchema = z.object({
  /** Those that recipes count on. */
  food_ids: z.array(z.string()),
  /** The list to choose from, in the order of the screen (the first ten are its tiles), then what the caller added to it. */
  foods: z.array(stapleSchema),
  recipes: z.object({
    /** In the base. */
    total: z.int(),
    /** Of those, how many ask for one of `food_ids` that is not in every kitchen. */
    asking: z.int(),
  }),
})
export type Staples = z.output<typeof staplesSchema>

export const readStaples = endpoint({
  method: 'GET',
  path: '/my-staples/',
  tag,
  summary: 'What the user always has at home ("Co zawsze masz?"), what of it ran out, and what else can be chosen.',
  response: staplesSchema,
})

export const saveStaples = endpoint({
  method: 'PUT',
  path: '/my-staples/',
  tag,
  summary: 'Put these foods in the place of what the user always has; what ran out stays so unless it is among them.',
  body: z.object({
    food_ids: z
      .array(z.string())
      .max(LIMITS.staples)
      .refine((ids) => new Set(ids).size === ids.length, { error: 'Podaj każdy produkt tylko raz.' }),
  }),
  response: staplesSchema,
  errors: ['staple_unknown'],
})

export const markStaple = endpoint({
  method: 'PATCH',
  path: '/my-staples/:foodId/',
  tag,
  summary: '"Nie mam" (true) and "Znowu mam" (false) of a food that the user always has; 404 for others. A repeat changes nothing.',
  body: z.object({ ran_out: z.boolean() }),
  response: staplesSchema,
  errors: ['not_found', 'staple_always_there'],
})
