import { z } from 'zod'
import {
  daySchema,
  idSchema,
  pageOf,
  pageQuerySchema,
  productNameSchema,
  quantitySchema,
  rateSchema,
  timestampSchema,
  unitSchema,
} from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'

const tag = 'pantry'

/** The shelves of the pantry in the order they are shown, with their Polish names. */
export const PANTRY_CATEGORIES = {
  dairy: 'Nabiał i jajka',
  produce: 'Warzywa i owoce',
  meat: 'Mięso i ryby',
  bakery: 'Pieczywo',
  dry: 'Produkty suche',
  jars: 'Słoiki i puszki',
  sauces: 'Oleje i sosy',
  frozen: 'Mrożonki',
  ready: 'Dania gotowe',
  sweets: 'Słodycze i przekąski',
  drinks: 'Napoje',
  spices: 'Przyprawy',
  household: 'Chemia i dom',
  other: 'Inne',
} as const
export type PantryCategory = keyof typeof PANTRY_CATEGORIES

/** True for the key of a shelf; for addresses and stored values in a browser, where the schema would be heavy. */
export function isPantryCategory(value: unknown): value is PantryCategory {
  return typeof value === 'string' && Object.hasOwn(PANTRY_CATEGORIES, value)
}

export const pantryCategorySchema = z.enum(Object.keys(PANTRY_CATEGORIES) as [PantryCategory, ...PantryCategory[]])

export const batchSchema = z.object({
  id: z.string(),
  /** In the product's canonical unit. */
  quantity: z.number(),
  best_before: z.string().nullable(),
  /** True when the date was estimated from the kind of food and its storage. */
  best_before_estimated: z.boolean(),
  added_at: timestampSchema,
})

export const pantryItemSchema = z.object({
  id: z.string(),
  product_name: z.string(),
  canonical_unit: unitSchema.nullable(),
  quantity_grams: z.number().nullable(),
  quantity_ml: z.number().nullable(),
  /** Pieces. */
  quantity: z.number().nullable(),
  is_spice: z.boolean(),
  /** False: a spice that is out ("brak"), or a product that was just used up or removed. */
  in_stock: z.boolean(),
  category: pantryCategorySchema,
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  /** The earliest of the batches. */
  best_before: z.string().nullable(),
  batches: z.array(batchSchema),
  /** What this user taught about the product; null when unknown. */
  grams_per_piece: z.number().nullable(),
  ml_per_piece: z.number().nullable(),
  grams_per_ml: z.number().nullable(),
  /** What the food table proposes for a unit conversion; null when unknown. */
  suggested_grams_per_piece: z.number().nullable(),
})
export type PantryItem = z.output<typeof pantryItemSchema>

const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

export const listPantry = endpoint({
  method: 'GET',
  path: '/pantry/',
  tag,
  summary: 'The pantry, one row a product; spices are rows with null amounts.',
  query: pageQuerySchema.extend({
    search: z.string().max(100).optional(),
    category: pantryCategorySchema.optional(),
    is_spice: flag.optional(),
    /** Best-before within three days or past. */
    use_soon: flag.optional(),
    expired: flag.optional(),
    /** Shelf by shelf unless said otherwise. By amount the least comes first, in grams or millilitres, a piece at its taught rate or 100. */
    ordering: z
      .enum([
        'product_name',
        '-product_name',
        'best_before',
        '-best_before',
        'created_at',
        '-created_at',
        'amount',
        'category',
        'category,best_before',
        'category,-created_at',
        'category,amount',
      ])
      .default('category'),
  }),
  response: pageOf(pantryItemSchema),
  errors: ['invalid_page'],
})

export const readPantrySummary = endpoint({
  method: 'GET',
  path: '/pantry/summary/',
  tag,
  summary: 'Counts of the pantry: products, spices, what to use soon, per category, and the plan limit.',
  response: z.object({
    products: z.int(),
    spices: z.int(),
    /** Null without a limit. */
    limit: z.int().nullable(),
    use_soon: z.int(),
    expired: z.int(),
    /** Best-before today. */
    ends_today: z.int(),
    categories: z.array(z.object({ category: pantryCategorySchema, count: z.int() })),
  }),
})

const optionalQuantity = quantitySchema.nullable().optional()

/** A product added by hand; exactly one amount, in the canonical unit, or none for a spice. */
export const pantryCreateSchema = z
  .object({
    product_name: productNameSchema,
    canonical_unit: unitSchema.nullable().optional(),
    is_spice: z.boolean().default(false),
    quantity_grams: optionalQuantity,
    quantity_ml: optionalQuantity,
    quantity_pieces: optionalQuantity,
    best_before: daySchema.nullable().optional(),
  })
  .superRefine((body, context) => {
    const given = (
      [
        ['grams', body.quantity_grams],
        ['ml', body.quantity_ml],
        ['pieces', body.quantity_pieces],
      ] as const
    ).filter(([, amount]) => amount !== null && amount !== undefined)
    const [first] = given
    if (body.is_spice) {
      if (first) context.addIssue({ code: 'custom', message: 'Przyprawa nie ma ilości.', path: ['is_spice'] })
    } else if (given.length !== 1 || !first) {
      context.addIssue({ code: 'custom', message: 'Podaj ilość dokładnie w jednej jednostce.' })
    } else if (body.canonical_unit === null) {
      context.addIssue({ code: 'custom', message: 'Podaj jednostkę.', path: ['canonical_unit'] })
    } else if (body.canonical_unit && body.canonical_unit !== first[0]) {
      context.addIssue({ code: 'custom', message: 'Ilość musi być podana w wybranej jednostce.', path: ['canonical_unit'] })
    }
  })

export const createPantryItem = endpoint({
  method: 'POST',
  path: '/pantry/',
  tag,
  summary: 'Add a product by hand, or more of one that is there.',
  status: 201,
  body: pantryCreateSchema,
  response: pantryItemSchema.extend({ bonus_awarded: z.int() }),
  errors: ['pantry_limit', 'pantry_unit_conflict', 'pantry_quantity_too_big'],
  idempotent: true,
})

export const readPantryItem = endpoint({
  method: 'GET',
  path: '/pantry/:id/',
  tag,
  summary: 'One product with its batches.',
  response: pantryItemSchema,
  errors: ['not_found'],
})

function hasUniqueIds(batches: readonly { id?: string | undefined }[]): boolean {
  const ids = batches.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}

export const updatePantryItem = endpoint({
  method: 'PATCH',
  path: '/pantry/:id/',
  tag,
  summary: 'Rename, move to another shelf, restate in another unit, set the batches, or mark a spice as in stock or out.',
  body: z.object({
    product_name: productNameSchema.optional(),
    category: pantryCategorySchema.optional(),
    /** With the rate below where it is not known yet; batches are converted. */
    canonical_unit: unitSchema.optional(),
    grams_per_piece: rateSchema.optional(),
    ml_per_piece: rateSchema.optional(),
    grams_per_ml: rateSchema.optional(),
    /** The batches as they should be, in the (new) canonical unit; those left out go away. */
    batches: z
      .array(z.object({ id: idSchema.optional(), quantity: quantitySchema, best_before: daySchema.nullable() }))
      .max(LIMITS.batches)
      .refine(hasUniqueIds, { error: 'Każda partia może wystąpić tylko raz.' })
      .optional(),
    in_stock: z.boolean().optional(),
  }),
  response: pantryItemSchema,
  errors: ['not_found', 'pantry_name_taken', 'pantry_conversion_needed', 'pantry_quantity_too_big'],
})

export const deletePantryItem = endpoint({
  method: 'DELETE',
  path: '/pantry/:id/',
  tag,
  summary: 'Remove a product; the last change can be undone.',
  errors: ['not_found'],
})

export const consumePantryItem = endpoint({
  method: 'POST',
  path: '/pantry/:id/consume/',
  tag,
  summary: 'Take an amount out, earliest best-before first; without an amount everything is used up.',
  body: z.object({ quantity: quantitySchema.optional() }),
  response: pantryItemSchema,
  errors: ['not_found', 'nothing_to_consume'],
})

export const restockPantryItem = endpoint({
  method: 'POST',
  path: '/pantry/:id/restock/',
  tag,
  summary: 'Put more of a product in; amounts of one best-before date are one batch. A spice is marked as in stock.',
  body: z.object({ quantity: quantitySchema.optional(), best_before: daySchema.nullable().optional() }),
  response: pantryItemSchema,
  errors: ['not_found', 'pantry_quantity_too_big'],
})

export const restorePantryItem = endpoint({
  method: 'POST',
  path: '/pantry/:id/restore/',
  tag,
  summary: 'Undo the last change of a product, its removal included.',
  response: pantryItemSchema,
  errors: ['not_found', 'nothing_to_restore', 'pantry_limit', 'pantry_name_taken'],
})

const chosenSchema = z.array(idSchema).min(1).max(LIMITS.pageSize)

export const changePantryItems = endpoint({
  method: 'POST',
  path: '/pantry/bulk/',
  tag,
  summary: 'Use up, remove or move several products in one transaction; those that are gone meanwhile are passed over.',
  body: z.discriminatedUnion('action', [
    z.object({ action: z.enum(['use_up', 'remove']), ids: chosenSchema }),
    z.object({ action: z.literal('move'), ids: chosenSchema, category: pantryCategorySchema }),
  ]),
  response: z.object({
    /** The products that were changed, as they are now. */
    items: z.array(pantryItemSchema),
    /** What `undoPantryChanges` takes back. */
    change_ids: z.array(z.string()),
  }),
  errors: ['not_found'],
})

export const undoPantryChanges = endpoint({
  method: 'POST',
  path: '/pantry/bulk/undo/',
  tag,
  summary: 'Take changes back in one transaction, all or none; each must be the last one of its product.',
  body: z.object({ change_ids: chosenSchema }),
  response: z.object({ items: z.array(pantryItemSchema) }),
  errors: ['not_found', 'nothing_to_restore', 'pantry_limit', 'pantry_name_taken'],
})

export const reportWaste = endpoint({
  method: 'POST',
  path: '/pantry/waste/',
  tag,
  summary: 'Say that products which were just removed were thrown away; taken back with the removal.',
  body: z.object({ ids: chosenSchema }),
  /** How many removals are counted as waste now. */
  response: z.object({ reported: z.int() }),
  errors: ['not_found'],
})

export const pantryChangeSchema = z.object({
  id: z.string(),
  created_at: timestampSchema,
  kind: z.enum(['added', 'restocked', 'consumed', 'used_up', 'corrected', 'renamed', 'unit_changed', 'removed', 'restored']),
  source: z.enum(['manual', 'text', 'receipt', 'barcode', 'cooking', 'shopping', 'undo']),
  product_id: z.string(),
  product_name: z.string(),
  unit: unitSchema.nullable(),
  /** Signed, in `unit`; null where no amount moved. */
  delta: z.number().nullable(),
  quantity_after: z.number().nullable(),
  /** True for the latest change of its product that has not been undone. */
  can_undo: z.boolean(),
})
export type PantryChange = z.output<typeof pantryChangeSchema>

export const listPantryHistory = endpoint({
  method: 'GET',
  path: '/pantry/history/',
  tag,
  summary: 'Changes of the pantry, newest first.',
  query: pageQuerySchema.extend({ product_id: idSchema.optional() }),
  response: pageOf(pantryChangeSchema),
  errors: ['invalid_page'],
})

/** What a product cost on one confirmed receipt. */
export const priceSchema = z.object({
  bought_on: daySchema,
  shop: z.string().nullable(),
  price_grosze: z.int(),
  /** How much was bought for it; null when the receipt does not say. */
  quantity: z.number().nullable(),
  unit: unitSchema.nullable(),
  /** For a kilogram, a litre or a piece, by the unit; null without an amount. */
  grosze_per_unit: z.int().nullable(),
})
export type Price = z.output<typeof priceSchema>

export const listPrices = endpoint({
  method: 'GET',
  path: '/pantry/:id/prices/',
  tag,
  summary: 'What a product cost on confirmed receipts, newest first.',
  query: pageQuerySchema,
  response: pageOf(priceSchema),
  errors: ['not_found', 'invalid_page'],
})
