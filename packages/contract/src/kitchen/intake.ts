import { z } from 'zod'
import {
  daySchema,
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
import { placeInPictureSchema, receiptListsSchema, receiptSummarySchema } from './receipts.ts'

const tag = 'intake'

/** How an item disagrees with the pantry. */
export const conflictTypeSchema = z.enum(['setup_canonical_unit', 'missing_conversion_rate', 'confirm_autocalculation', 'missing_density'])
export type ConflictType = z.output<typeof conflictTypeSchema>

export const clarificationDetailsSchema = z.object({
  conflict_type: conflictTypeSchema,
  error_message: z.string().nullable(),
  current_unit_in_db: unitSchema,
  new_unit_from_input: unitSchema,
  /** Grams or millilitres in one piece; grams in one millilitre where grams meet millilitres. */
  conversion_rate_used: z.number().nullable(),
  /** A number and a unit as people write them: `6 szt.`, `500 g`. */
  original_input: z.string().nullable(),
  calculated_output: z.string().nullable(),
  /** What the food table would propose as the rate; null when it does not know. */
  suggested_rate: z.number().nullable(),
  /** The rate that converted is one that this user said, not the table's. */
  rate_is_own: z.boolean().default(false),
})
export type ClarificationDetails = z.output<typeof clarificationDetailsSchema>

export const pendingItemSchema = z.object({
  id: z.string(),
  product_name: z.string(),
  quantity_grams: z.number().nullable(),
  quantity_ml: z.number().nullable(),
  quantity_pieces: z.number().nullable(),
  is_spice: z.boolean(),
  status: z.enum(['ready', 'needs_clarification', 'error']),
  error_message: z.string().nullable(),
  clarification_details: clarificationDetailsSchema.nullable(),
  /** The line it was read from, as typed. */
  source_line: z.string(),
  best_before: z.string().nullable(),
  /** The date it gets where none is said: estimated from the kind of food and where it is kept; null where nobody can tell. */
  best_before_estimate: z.string().nullable(),
  /** Shelf of the pantry, for the tile's colour. */
  category: z.string(),
  /** Drawing of the tile; null where there is none. */
  tile: z.string().nullable(),
  /** Usual pack in the item's unit or grams in a piece, offered when a unit is converted. */
  suggested_piece: z.number().nullable(),
  /** What was paid for it on the receipt, discounts taken off; null where it was not read from one. */
  price_grosze: z.int().nullable(),
  /** The line's figures or letters do not agree with each other: worth a second look. */
  doubtful: z.boolean(),
  /** Its name comes from an earlier correction by this user. */
  learned: z.boolean(),
  /** The lines of the receipt's picture that it was read from; empty where it comes from no picture, or nobody knows. */
  places: z.array(placeInPictureSchema),
  /** What a line that is no product may have meant; null where nothing comes near. */
  nearest: z.object({ product_name: z.string(), quantity: z.number().nullable(), unit: unitSchema.nullable() }).nullable(),
  /** What the pantry holds of the product as it is; its amount null where nobody knows it. Told with the whole list, and left out where there is none. */
  held: z.object({ quantity: z.number().nullable(), unit: unitSchema.nullable() }).optional(),
  /** What of a shopping list the line of its receipt is. Told with the whole list, and left out for what was bought besides. */
  on_list: z
    .object({
      item_id: z.string(),
      name: z.string(),
      /** The list has put it into the pantry already: its price is kept, and of its amount what differs alone goes in, or out where it is below zero. */
      in_pantry: z.boolean(),
      difference: z.number().nullable(),
      unit: unitSchema.nullable(),
    })
    .optional(),
})
export type PendingItem = z.output<typeof pendingItemSchema>

const sessionSchema = z.object({ session_id: z.uuid() })

export const addFromText = endpoint({
  method: 'POST',
  path: '/add-from-text/',
  tag,
  summary: 'Queue a typed list for reading (2 points); poll the pending items of the session.',
  status: 202,
  body: z.object({
    text: z
      .string()
      .max(LIMITS.intakeText, { abort: true })
      // Above, a letter beyond the basic plane is one; a textarea counts it as two.
      .refine((text) => text.length <= LIMITS.intakeText, {
        error: `Upewnij się, że to pole ma nie więcej niż ${LIMITS.intakeText} znaków.`,
      })
      .refine((text) => text.trim() !== '', { error: 'Pole tekstowe nie może być puste.' }),
  }),
  response: sessionSchema,
  errors: ['points_short_text'],
  idempotent: true,
})

export const addFromBarcodes = endpoint({
  method: 'POST',
  path: '/add-from-barcodes/',
  tag,
  summary: 'Queue scanned products for review (4 points); poll the pending items of the session.',
  status: 202,
  body: z.object({
    items: z
      .array(
        z.object({
          product_name: z.string().trim().min(1).max(200),
          /** A number and a unit: `2 szt.`, `1000 ml`. */
          quantity: z
            .string()
            .trim()
            .max(50)
            .refine((amount) => !/^(?:[-−–]\s*\d|0+(?:[.,]0+)?(?![\d.,]))/.test(amount), { error: 'Podaj ilość większą od zera.' }),
          brands: z.string().trim().max(200).optional(),
        }),
      )
      .min(1, { error: 'Brak znalezionych produktów do dodania.' })
      .max(LIMITS.scannedProducts),
  }),
  response: sessionSchema,
  errors: ['points_short_barcode'],
  idempotent: true,
})

export const readPendingItems = endpoint({
  method: 'GET',
  path: '/pending-items/:sessionId/',
  tag,
  summary: 'What was read; 404 while it is being read, 422 when nothing could be.',
  response: z.object({
    pending_items: z.array(pendingItemSchema),
    recognized_spices: z.array(z.object({ spice: z.object({ name: z.string() }) })),
    source: z.enum(['text', 'receipt', 'barcode', 'shopping']),
    receipt: receiptSummarySchema.nullable(),
    /** Left out for what is no receipt. */
    lists: receiptListsSchema.optional(),
  }),
  errors: [
    'not_found',
    'intake_failed',
    'intake_nothing_readable',
    'receipt_failed',
    'receipt_unreadable',
    'receipt_not_found',
    'receipt_without_food',
    'barcodes_failed',
  ],
})

export const readIntakeProgress = endpoint({
  method: 'GET',
  path: '/intake-sessions/:sessionId/progress/',
  tag,
  summary: 'What has been found on a list while it is being read; the calls of pending items say when it is done.',
  response: z.object({
    state: z.enum(['processing', 'ready', 'failed', 'confirmed']),
    /** How much of the paper has been read, from 0 to 1; 0 until the reader tells. */
    share: z.number().min(0).max(1),
    /** In the order of the list; may still change. */
    found: z.array(
      z.object({
        product_name: z.string(),
        category: z.string(),
        tile: z.string().nullable(),
        quantity: z.number().nullable(),
        unit: unitSchema.nullable(),
        places: z.array(placeInPictureSchema),
      }),
    ),
  }),
  errors: ['not_found'],
})

const nullableQuantity = quantitySchema.nullable().default(null)

/** The whole item as the edit form holds it; at most one amount. */
export const pendingItemEditSchema = z
  .object({
    /** Tells an edit from a decision; may be left out. */
    resolution_type: z.literal('edit').optional(),
    product_name: productNameSchema,
    quantity_grams: nullableQuantity,
    quantity_ml: nullableQuantity,
    quantity_pieces: nullableQuantity,
    best_before: daySchema.nullable().optional(),
  })
  .refine((item) => [item.quantity_grams, item.quantity_ml, item.quantity_pieces].filter((amount) => amount !== null).length <= 1, {
    error: 'Podaj ilość tylko w jednej jednostce.',
  })

/** A decision on an item that needs clarification. */
export const resolutionSchema = z.discriminatedUnion('resolution_type', [
  z.object({
    resolution_type: z.literal('setup_canonical_unit'),
    canonical_unit: unitSchema,
    conversion_to_grams: rateSchema.optional(),
    conversion_to_ml: rateSchema.optional(),
  }),
  z.object({ resolution_type: z.literal('accept_calculation') }),
  /** Original amount divided by the corrected one. */
  z.object({ resolution_type: z.literal('correct_conversion'), new_conversion_rate: z.number().positive() }),
  z.object({ resolution_type: z.literal('set_density'), grams_per_ml: rateSchema }),
])
export type Resolution = z.output<typeof resolutionSchema>

export const updatePendingItem = endpoint({
  method: 'PUT',
  path: '/pending-items/item/:id/',
  tag,
  summary: 'Edit an item, or decide on one that needs clarification.',
  body: z.discriminatedUnion('resolution_type', [resolutionSchema, pendingItemEditSchema]),
  response: pendingItemSchema,
  errors: [
    'pending_item_not_found',
    'resolution_not_expected',
    'resolution_invalid',
    'error_item_only_deletable',
    'spice_item_only_deletable',
  ],
})

export const correctPendingItem = endpoint({
  method: 'POST',
  path: '/pending-items/item/:id/correct/',
  tag,
  summary: 'Say what a line meant in which no product was found; it becomes an item as any other.',
  body: pendingItemEditSchema,
  response: pendingItemSchema,
  errors: ['pending_item_not_found', 'resolution_not_expected'],
})

export const convertPendingItemUnit = endpoint({
  method: 'POST',
  path: '/pending-items/item/:id/convert-unit/',
  tag,
  summary: 'Restate an item in another unit: pieces for grams or millilitres, grams or millilitres for pieces.',
  body: z.object({ target_unit: unitSchema, target_quantity: quantitySchema }),
  response: pendingItemSchema,
  errors: ['pending_item_not_found', 'conversion_not_allowed', 'error_item_only_deletable', 'spice_item_only_deletable'],
})

export const deletePendingItem = endpoint({
  method: 'DELETE',
  path: '/pending-items/item/:id/',
  tag,
  summary: 'Take an item off the list.',
  errors: ['not_found'],
})

export const confirmItems = endpoint({
  method: 'POST',
  path: '/confirm-items/:sessionId/',
  tag,
  summary: 'Put the reviewed items into the pantry, once; a repeat answers with `already_confirmed`.',
  response: z.object({
    bonus_awarded: z.int(),
    already_confirmed: z.boolean(),
    /** Points credited for reviewing: 2, or 0 on a repeat and for what was bought by a shopping list. */
    review_reward: z.int(),
    added_count: z.int(),
  }),
  errors: ['not_found', 'confirm_unresolved', 'confirm_empty', 'confirm_conflict', 'pantry_limit', 'pantry_quantity_too_big'],
  idempotent: true,
})

export const undoConfirmation = endpoint({
  method: 'POST',
  path: '/confirm-items/:sessionId/undo/',
  tag,
  summary:
    'Take a confirmed list out of the pantry again, all or nothing; it waits for review as before. The reward stays, and comes once.',
  response: z.object({ session_id: z.uuid() }),
  errors: ['not_found', 'nothing_to_restore', 'pantry_limit', 'pantry_name_taken'],
})

export const listIntakeSessions = endpoint({
  method: 'GET',
  path: '/intake-sessions/',
  tag,
  summary: 'Lists that were read and wait for review, newest first.',
  query: pageQuerySchema,
  response: pageOf(
    z.object({
      session_id: z.uuid(),
      source: z.enum(['text', 'receipt', 'barcode', 'shopping']),
      created_at: timestampSchema,
      item_count: z.int(),
      preview: z.string(),
    }),
  ),
  errors: ['invalid_page'],
})

export const discardIntakeSession = endpoint({
  method: 'DELETE',
  path: '/intake-sessions/:sessionId/',
  tag,
  summary: 'Throw away a list that waits for review.',
  errors: ['not_found'],
})
