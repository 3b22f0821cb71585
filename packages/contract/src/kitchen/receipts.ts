import { z } from 'zod'
import { daySchema, fileSchema, idSchema } from '../shared/common.ts'
import { endpoint } from '../shared/endpoint.ts'
import { PICTURE_ERRORS } from '../shared/errors.ts'

const tag = 'intake'

const sessionSchema = z.object({ session_id: z.uuid() })

/** Where print is in a picture, in shares of the picture's width: its middle from the top left and its size; turned clockwise by so many degrees. */
export const placeInPictureSchema = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  angle: z.number(),
})
export type PlaceInPicture = z.output<typeof placeInPictureSchema>

/** A picture of a receipt; its content counts, not its declared type. Kept until the list is confirmed or fails, a day at most. */
export const addFromReceipt = endpoint({
  method: 'POST',
  path: '/add-from-receipt/',
  tag,
  summary: 'Queue the picture of a receipt for reading (6 points); poll the pending items of the session.',
  status: 202,
  upload: 'file',
  response: sessionSchema,
  errors: ['receipt_missing', ...PICTURE_ERRORS, 'points_short_receipt'],
  idempotent: true,
})

/** What is on a receipt beside its items. */
export const receiptSummarySchema = z.object({
  shop: z.string().nullable(),
  bought_on: daySchema.nullable(),
  total_grosze: z.int().nullable(),
  /** Whether the items add up to the printed total; null where there is not enough to tell. */
  sums_agree: z.boolean().nullable(),
})
export type ReceiptSummary = z.output<typeof receiptSummarySchema>

const namedListSchema = z.object({ id: z.string(), name: z.string() })

/** A receipt beside the shopping lists of its owner. */
export const receiptListsSchema = z.object({
  /** The list that it is of, with what is there and not on the receipt; null where it is of none. */
  of: namedListSchema.extend({ missing: z.array(z.object({ id: z.string(), name: z.string(), checked: z.boolean() })) }).nullable(),
  /** Other lists of the last days on which something of it stands, those with the most of it first. */
  others: z.array(namedListSchema),
})
export type ReceiptLists = z.output<typeof receiptListsSchema>

export const setReceiptList = endpoint({
  method: 'PUT',
  path: '/pending-items/:sessionId/list/',
  tag,
  summary: 'Say which shopping list a receipt is of, or that it is of none; what of it was bought besides. May be said while it is read.',
  body: z.object({
    list_id: idSchema.nullable(),
    /** Ids of pending items that are none of the list's, though they look it. */
    apart: z.array(idSchema).max(500).default([]),
  }),
  response: sessionSchema,
  errors: ['not_found'],
})

export const readReceiptPicture = endpoint({
  method: 'GET',
  path: '/intake-sessions/:sessionId/picture/',
  tag,
  summary: 'The picture of a receipt that waits for review, without its metadata; 404 once the list is confirmed, or a day later.',
  response: fileSchema,
  download: { type: 'image/jpeg', fileName: 'paragon.jpg' },
  errors: ['not_found'],
})
