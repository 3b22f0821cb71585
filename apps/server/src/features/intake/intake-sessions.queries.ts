import type { ErrorCode } from '@spizarka/contract/errors'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { IntakeSessionsRow } from '../../platform/db/row-types.gen.ts'

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

/** The session, locked against everyone else who decides about it. */
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

/** Moves a session on from `processing`, when its text has served and does not stay; false when another try has done so already. */
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

/** Keeps what has been found so far, as long as the session is being read. */
export async function updateFound(db: Db, sessionId: string, found: readonly object[]): Promise<void> {
  await db
    .updateTable('intake_sessions')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', sessionId)
    .where('state', '=', 'processing')
    .execute()
}

/** Keeps what stands on a receipt beside its items; amounts in grosze, the day as `YYYY-MM-DD`. */
export async function updateReceiptSummary(
  trx: Trx,
  sessionId: string,
  receipt: { shop: string | null; boughtOn: string | null; totalGrosze: number | null; sumsAgree: boolean | null },
): Promise<void> {
  const { shop, boughtOn, totalGrosze, sumsAgree } = receipt
  await trx
    .updateTable('intake_sessions')
    .set({ shop, bought_on: boughtOn, total_grosze: totalGrosze, sums_agree: sumsAgree })
    .where('id', '=', sessionId)
    .execute()
}

/** Says which shopping list a receipt is of. */
export async function updateListOfReceipt(trx: Trx, sessionId: string, shoppingListId: number | null): Promise<void> {
  await trx.updateTable('intake_sessions').set({ shopping_list_id: shoppingListId }).where('id', '=', sessionId).execute()
}

/** The list is in the pantry, by these changes of it; the picture it was read from has served. Its items stay for an undo. */
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

export async function insertPicture(trx: Trx, sessionId: string, jpeg: Uint8Array): Promise<void> {
  await trx
    .insertInto('receipt_pictures')
    .values({ session_id: sessionId, jpeg: Buffer.from(jpeg) })
    .execute()
}

export async function findPicture(db: Db, sessionId: string): Promise<Uint8Array | undefined> {
  const row = await db.selectFrom('receipt_pictures').where('session_id', '=', sessionId).select('jpeg').executeTakeFirst()
  return row?.jpeg
}

export async function deletePicture(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('receipt_pictures').where('session_id', '=', sessionId).execute()
}

export async function deletePicturesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('receipt_pictures').where('created_at', '<', before).execute()
}
