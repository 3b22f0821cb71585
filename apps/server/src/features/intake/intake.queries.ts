import { unitSchema } from '@spizarka/contract/common'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { ClarificationDetails } from '@spizarka/contract/intake'
import type { PlaceInPicture } from '@spizarka/contract/receipts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { IntakeSessionsRow, PendingItemsRow } from '../../platform/db/row-types.gen.ts'

export type IntakeSession = Selectable<IntakeSessionsRow>

export async function insertIntakeSession(
  trx: Trx,
  session: {
    id: string
    ownerId: number
    source: IntakeSession['source']
    input: string
    /** Null for what costs nothing. */
    reservationId: number | null
    shoppingListId?: number
  },
): Promise<void> {
  await trx
    .insertInto('intake_sessions')
    .values({
      id: session.id,
      owner_id: session.ownerId,
      source: session.source,
      input: session.input,
      reservation_id: session.reservationId,
      shopping_list_id: session.shoppingListId,
    })
    .execute()
}

export async function findIntakeSession(db: Db | Trx, ownerId: number, sessionId: string): Promise<IntakeSession | undefined> {
  return db.selectFrom('intake_sessions').where('id', '=', sessionId).where('owner_id', '=', ownerId).selectAll().executeTakeFirst()
}

/** The session for a job, whoever owns it. */
export async function findIntakeSessionById(db: Db | Trx, sessionId: string): Promise<IntakeSession | undefined> {
  return db.selectFrom('intake_sessions').where('id', '=', sessionId).selectAll().executeTakeFirst()
}

/** The session, locked against concurrent decisions about it. */
export async function lockIntakeSession(trx: Trx, ownerId: number, sessionId: string): Promise<IntakeSession | undefined> {
  return trx
    .selectFrom('intake_sessions')
    .where('id', '=', sessionId)
    .where('owner_id', '=', ownerId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** The review of a shopping list that waits, locked. */
export async function lockShoppingReview(trx: Trx, ownerId: number, shoppingListId: number): Promise<IntakeSession | undefined> {
  return trx
    .selectFrom('intake_sessions')
    .where('owner_id', '=', ownerId)
    .where('shopping_list_id', '=', shoppingListId)
    .where('source', '=', 'shopping')
    .where('state', '=', 'ready')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** Forgets the review of a shopping list that waits. */
export async function deleteShoppingReview(trx: Trx, ownerId: number, shoppingListId: number): Promise<void> {
  await trx
    .deleteFrom('intake_sessions')
    .where('owner_id', '=', ownerId)
    .where('shopping_list_id', '=', shoppingListId)
    .where('source', '=', 'shopping')
    .where('state', '=', 'ready')
    .execute()
}

/** Ends `processing` and erases the input, which is no longer needed; false when another try has done so already. */
export async function updateReadingFinished(
  trx: Trx,
  sessionId: string,
  outcome: { state: 'ready' } | { state: 'failed'; code: ErrorCode },
): Promise<boolean> {
  const result = await trx
    .updateTable('intake_sessions')
    .set({
      state: outcome.state,
      error_code: outcome.state === 'failed' ? outcome.code : null,
      input: '',
      found: null,
      read_at: sql<Date>`now()`,
    })
    .where('id', '=', sessionId)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Marks the list as put into the pantry by these changes, and deletes its picture. Its items stay for an undo. */
export async function updateIntakeSessionConfirmed(trx: Trx, sessionId: string, changeIds: readonly number[]): Promise<void> {
  await trx
    .updateTable('intake_sessions')
    .set({ state: 'confirmed', confirmed_at: sql<Date>`now()`, change_ids: changeIds.map(String) })
    .where('id', '=', sessionId)
    .execute()
  await trx.deleteFrom('receipt_pictures').where('session_id', '=', sessionId).execute()
}

/** The list waits for review again. */
export async function updateIntakeSessionReopened(trx: Trx, sessionId: string): Promise<void> {
  await trx.updateTable('intake_sessions').set({ state: 'ready', confirmed_at: null, change_ids: [] }).where('id', '=', sessionId).execute()
}

export async function deleteIntakeSession(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('intake_sessions').where('id', '=', sessionId).execute()
}

/** Lists that wait for review, newest first, with how many items they hold and the first names. */
export async function listSessionsToReview(db: Db, ownerId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom('intake_sessions as session')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('pending_items as item')
          .whereRef('item.session_id', '=', 'session.id')
          .select((item) => [
            item.fn.countAll<number>().as('item_count'),
            sql<string | null>`string_agg(item.product_name, ', ' order by item.position) filter (where item.position < 4)`.as('preview'),
          ])
          .as('items'),
      (join) => join.onTrue(),
    )
    .where('session.owner_id', '=', ownerId)
    .where('session.state', '=', 'ready')
    .where('items.item_count', '>', 0)
    .select(['session.id', 'session.source', 'session.created_at', 'items.item_count', 'items.preview'])
    .orderBy('session.created_at', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

export async function countSessionsToReview(db: Db, ownerId: number): Promise<number> {
  const row = await db
    .selectFrom('intake_sessions as session')
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'ready')
    .where((eb) =>
      eb.exists(eb.selectFrom('pending_items as item').whereRef('item.session_id', '=', 'session.id').select(sql`1`.as('one'))),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** Forgets lists that nobody came back to. */
export async function deleteIntakeSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('intake_sessions').where('state', '<>', 'processing').where('created_at', '<', before).execute()
}

export type PendingRow = Selectable<PendingItemsRow>
type NewRow = Insertable<PendingItemsRow>

/** What a decision, an edit or a check may change about an item. */
interface PendingChange {
  product_name?: string
  product_key?: string
  food_id?: string | null
  quantity?: string | null
  unit?: PendingRow['unit']
  stated_quantity?: string | null
  stated_unit?: PendingRow['unit']
  is_spice?: boolean
  status?: PendingRow['status']
  error_code?: PendingRow['error_code']
  clarification?: ClarificationDetails | null
  decided?: boolean
  best_before?: string | null
  doubtful?: boolean
  learned?: boolean
}

export async function insertPendingItems(
  trx: Trx,
  sessionId: string,
  items: readonly (Omit<NewRow, 'session_id' | 'clarification' | 'error_code' | 'reading' | 'places'> & {
    clarification: ClarificationDetails | null
    error_code: ErrorCode | null
    reading: ReceiptReading | null
    places: readonly PlaceInPicture[] | null
  })[],
): Promise<void> {
  if (items.length === 0) return
  await trx
    .insertInto('pending_items')
    .values(
      items.map((item) => ({
        ...item,
        session_id: sessionId,
        clarification: toJson(item.clarification),
        reading: toJson(item.reading),
        places: toJson(item.places),
      })),
    )
    .execute()
}

export async function insertRecognizedSpices(trx: Trx, sessionId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await trx
    .insertInto('recognized_spices')
    .values(names.map((name) => ({ session_id: sessionId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function listPendingItems(db: Db | Trx, sessionId: string): Promise<PendingRow[]> {
  return db.selectFrom('pending_items').where('session_id', '=', sessionId).selectAll().orderBy('position').orderBy('id').execute()
}

export async function listRecognizedSpices(db: Db, sessionId: string): Promise<string[]> {
  const rows = await db.selectFrom('recognized_spices').where('session_id', '=', sessionId).select('name').orderBy('name').execute()
  return rows.map((row) => row.name)
}

/** The session under review that an item of this owner belongs to. */
export async function findIntakeSessionOfItem(trx: Db | Trx, ownerId: number, itemId: number): Promise<string | undefined> {
  const row = await trx
    .selectFrom('pending_items as item')
    .innerJoin('intake_sessions as session', 'session.id', 'item.session_id')
    .where('item.id', '=', itemId)
    .where('session.owner_id', '=', ownerId)
    .where('session.state', '=', 'ready')
    .select('session.id')
    .executeTakeFirst()
  return row?.id
}

export async function updatePendingItem(trx: Trx, itemId: number, { clarification, ...change }: PendingChange): Promise<void> {
  await trx
    .updateTable('pending_items')
    .set({ ...change, ...(clarification !== undefined && { clarification: toJson(clarification) }) })
    .where('id', '=', itemId)
    .execute()
}

export async function deletePendingItems(trx: Trx, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return
  await trx
    .deleteFrom('pending_items')
    .where('id', 'in', [...itemIds])
    .execute()
}

export async function deletePendingItem(trx: Trx, itemId: number): Promise<void> {
  await trx.deleteFrom('pending_items').where('id', '=', itemId).execute()
}

function toJson(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value)
}

/** Opens the decisions about some products of a session again, because the pantry they were taken for has changed. */
export async function updateDecisionsReopened(trx: Trx, sessionId: string, productKeys: readonly string[]): Promise<void> {
  if (productKeys.length === 0) return
  await trx
    .updateTable('pending_items')
    .set({ decided: false })
    .where('session_id', '=', sessionId)
    .where('product_key', 'in', [...productKeys])
    .execute()
}

/** How a receipt's line was read, kept to tell what its owner corrected. */
export const receiptReadingSchema = z.object({
  receiptName: z.string(),
  productName: z.string(),
  /** An exact decimal, in `unit`. */
  quantity: z.string().nullable(),
  unit: unitSchema.nullable(),
  /** Pieces that the line itself counts; null where it says a size or nothing. */
  count: z.number().nullable(),
})
export type ReceiptReading = z.output<typeof receiptReadingSchema>
