import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { PendingRow } from '../intake.queries.ts'

/** Stores what has been found so far and the share of the paper read, while the session is being read. */
export async function updateFound(db: Db, sessionId: string, found: { share: number; found: readonly object[] }): Promise<void> {
  await db
    .updateTable('intake_sessions')
    .set({ found: JSON.stringify(found) })
    .where('id', '=', sessionId)
    .where('state', '=', 'processing')
    .execute()
}

/** Stores the receipt's fields beside its items; amounts in grosze, the day as `YYYY-MM-DD`. */
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

/** The picture of an owner's receipt that is being read or waits for review. */
export async function findOwnPicture(db: Db, ownerId: number, sessionId: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('receipt_pictures as picture')
    .innerJoin('intake_sessions as session', 'session.id', 'picture.session_id')
    .where('session.id', '=', sessionId)
    .where('session.owner_id', '=', ownerId)
    .select('picture.jpeg')
    .executeTakeFirst()
  return row?.jpeg
}

export async function deletePicture(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('receipt_pictures').where('session_id', '=', sessionId).execute()
}

export async function deletePicturesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('receipt_pictures').where('created_at', '<', before).execute()
}

/** Says which shopping list a receipt is of. */
export async function updateListOfReceipt(trx: Trx, sessionId: string, shoppingListId: number | null): Promise<void> {
  await trx.updateTable('intake_sessions').set({ shopping_list_id: shoppingListId }).where('id', '=', sessionId).execute()
}

/** What a list has put into the pantry so far, by its reviews and receipts that are confirmed, the first confirmed first. */
export async function listPutAwayItems(trx: Db | Trx, ownerId: number, shoppingListId: number): Promise<PendingRow[]> {
  return trx
    .selectFrom('pending_items as item')
    .innerJoin('intake_sessions as session', 'session.id', 'item.session_id')
    .where('session.owner_id', '=', ownerId)
    .where('session.shopping_list_id', '=', shoppingListId)
    .where('session.state', '=', 'confirmed')
    .where('item.shopping_item_id', 'is not', null)
    .selectAll('item')
    .orderBy('session.confirmed_at')
    .orderBy('item.id')
    .execute()
}

/** Marks the items of a session that do not belong to its list although they match it. */
export async function updateNotOnList(trx: Trx, sessionId: string, itemIds: readonly string[]): Promise<void> {
  await trx
    .updateTable('pending_items')
    .set({ apart: sql<boolean>`id = any(${itemIds}::bigint[])` })
    .where('session_id', '=', sessionId)
    .execute()
}

/** Keeps which item of a list each item of a session is put away for; none for the others. */
export async function updateShoppingItems(trx: Trx, sessionId: string, shoppingItems: ReadonlyMap<number, string>): Promise<void> {
  await sql`
    update pending_items as item set shopping_item_id = said.shopping_item_id
    from pending_items as own
    left join unnest(${[...shoppingItems.keys()]}::bigint[], ${[...shoppingItems.values()]}::uuid[]) as said (id, shopping_item_id)
      on said.id = own.id
    where own.session_id = ${sessionId} and item.id = own.id
  `.execute(trx)
}

/** Removes items from the waiting review of a list: they came into the pantry another way. */
export async function deleteFromShoppingReview(
  trx: Trx,
  ownerId: number,
  shoppingListId: number,
  itemIds: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('pending_items')
    .where('shopping_item_id', '=', sql<string>`any(${itemIds}::uuid[])`)
    .where('session_id', 'in', (query) =>
      query
        .selectFrom('intake_sessions')
        .where('owner_id', '=', ownerId)
        .where('shopping_list_id', '=', shoppingListId)
        .where('source', '=', 'shopping')
        .where('state', '=', 'ready')
        .select('intake_sessions.id'),
    )
    .execute()
}
