import { z } from 'zod'
import { productNameSchema, unitSchema, wellFormedSchema } from '../shared/common.ts'
import { endpoint, type ResponseOf } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { pantryCategorySchema, pantryCreateSchema, pantryItemSchema } from './pantry.ts'

const tag = 'intake'

const amountSchema = z.object({ quantity: z.number(), unit: unitSchema })

/** What a product is kept as: what a tile, a unit and a date are proposed from. */
const knownProductSchema = z.object({
  product_name: z.string(),
  category: pantryCategorySchema,
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  is_spice: z.boolean(),
  /** Until when it usually keeps if it is bought today, `YYYY-MM-DD`; null when nobody can tell. */
  best_before: z.string().nullable(),
  /** What the pantry holds of it now; null where it holds none, or does not know how much. */
  in_pantry: amountSchema.nullable(),
})

export const typedProductSchema = knownProductSchema.extend({
  /** The part of the line that it was read from. */
  written: z.string(),
  /** In the pantry's unit where that is known to be the same amount; null for a spice, and where nobody can guess. */
  amount: amountSchema.nullable(),
  /**
   * Null when it is certain. `name`: no product that the kitchen knows. `amount`: not stated, and one is only a guess. `unit`: the
   * pantry keeps it in another unit, and how the two compare is a guess.
   */
  doubt: z.enum(['name', 'amount', 'unit']).nullable(),
})
export type TypedProduct = z.output<typeof typedProductSchema>

export const readTypedProducts = endpoint({
  method: 'POST',
  path: '/read-products/',
  tag,
  summary: 'How a line of groceries reads while it is typed; free, and nothing is kept of it.',
  body: z.object({ text: wellFormedSchema.max(LIMITS.typedLine) }),
  response: z.object({
    /** At most ten, in the order of the line. */
    products: z.array(typedProductSchema),
    /** How many more were read. */
    more: z.int(),
    /** The last words, which are no product yet, and the one that they may become. */
    unfinished: z.object({ written: z.string(), suggestion: z.string().nullable() }).nullable(),
  }),
})

export const suggestProducts = endpoint({
  method: 'GET',
  path: '/products/suggestions/',
  tag,
  summary: 'Products for what has been typed of a name, at most 5: those of the pantry first, then foods.',
  query: z.object({ query: productNameSchema }),
  response: z.array(knownProductSchema.extend({ unit: unitSchema })),
})
export type SuggestedProduct = ResponseOf<typeof suggestProducts>[number]

export const addPantryItems = endpoint({
  method: 'POST',
  path: '/pantry/bulk/add/',
  tag,
  summary: 'Add up to ten products by hand in one transaction, all or none.',
  status: 201,
  body: z.object({
    items: z
      .array(pantryCreateSchema.safeExtend({ category: pantryCategorySchema.optional() }))
      .min(1)
      .max(LIMITS.typedProducts),
  }),
  response: z.object({
    /** The products as they are now. */
    items: z.array(pantryItemSchema),
    /** What `undoPantryChanges` takes back. */
    change_ids: z.array(z.string()),
    bonus_awarded: z.int(),
  }),
  errors: ['pantry_limit', 'pantry_unit_conflict', 'pantry_quantity_too_big'],
  idempotent: true,
})
