import { z } from 'zod'
import { pantryCategorySchema } from '../kitchen/pantry.ts'
import { lineSchema, productNameSchema, quantitySchema, timestampSchema, unitSchema } from '../shared/common.ts'
import { endpoint, type ResponseOf } from '../shared/endpoint.ts'
import { LIMITS } from '../shared/limits.ts'
import { shoppingItemSchema } from './lists.ts'

// Ids are compared as text, where the same moment has to be decided.
const uuidSchema = z.uuid().toLowerCase()

/** What an operation may say of an item, by its shape: another shape is no operation, and the whole call is refused. */
const operationFieldsSchema = z.object({
  name: z.string().optional(),
  quantity: z.number().nullable().optional(),
  unit: z.string().nullable().optional(),
  note: z.string().optional(),
  checked: z.boolean().optional(),
  aisle: z.string().optional(),
  position: z.number().nullable().optional(),
})

/** The same with its limits: beyond them that one operation is refused. */
export const itemFieldsSchema = z.object({
  name: productNameSchema.optional(),
  quantity: quantitySchema.nullable().optional(),
  unit: unitSchema.nullable().optional(),
  note: lineSchema(LIMITS.shoppingNote).optional(),
  checked: z.boolean().optional(),
  aisle: pantryCategorySchema.optional(),
  position: z.int().min(0).max(LIMITS.shoppingPosition).nullable().optional(),
})
export type ItemFields = z.output<typeof itemFieldsSchema>

/** A change to one item, made on some phone at some time of its clock. */
export const shoppingOperationSchema = z.object({
  id: uuidSchema,
  item_id: uuidSchema,
  kind: z.enum(['add', 'set', 'remove']),
  at: timestampSchema,
  fields: operationFieldsSchema.default({}),
})
export type ShoppingOperation = z.output<typeof shoppingOperationSchema>

/** Why an operation was refused, in words. */
export const SYNC_REFUSALS = {
  unknown: 'Tej pozycji nie ma na liście.',
  nameless: 'Podaj nazwę produktu.',
  full: `Na liście jest już ${LIMITS.shoppingItems} pozycji. Usuń którąś, by dodać następną.`,
} as const

export const syncShoppingList = endpoint({
  method: 'POST',
  path: '/shopping-lists/:id/sync/',
  tag: 'shopping',
  summary: 'Send what was changed here, in its order, and learn what was changed since a version: it can be sent again without harm.',
  body: z.object({
    /** The version that is known here; 0, or one above the list's, asks for everything. */
    since: z.int().min(0),
    operations: z.array(shoppingOperationSchema).max(LIMITS.shoppingOperations),
  }),
  response: z.object({
    version: z.int(),
    /** All that changed after `since`, whole. */
    items: z.array(shoppingItemSchema),
    /** Ids of those that were removed after it. */
    removed: z.array(z.string()),
    /** One for each operation, in their order. */
    results: z.array(
      z.object({
        id: z.string(),
        status: z.enum(['applied', 'repeated', 'superseded', 'refused']),
        /** Why it was refused. */
        detail: z.string().optional(),
      }),
    ),
  }),
  errors: ['not_found'],
})
export type SyncAnswer = ResponseOf<typeof syncShoppingList>
