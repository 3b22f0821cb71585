import { unitSchema } from '@spizarka/contract/common'
import type { ErrorCode } from '@spizarka/contract/errors'
import type { ClarificationDetails } from '@spizarka/contract/intake'
import { type Insertable, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { PendingItemsRow } from '../../platform/db/row-types.gen.ts'

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
  items: readonly (Omit<NewRow, 'session_id' | 'clarification' | 'error_code' | 'reading'> & {
    clarification: ClarificationDetails | null
    error_code: ErrorCode | null
    reading: ReceiptReading | null
  })[],
): Promise<void> {
  if (items.length === 0) return
  await trx
    .insertInto('pending_items')
    .values(
      items.map((item) => ({ ...item, session_id: sessionId, clarification: toJson(item.clarification), reading: toJson(item.reading) })),
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
export async function findIntakeSessionOfItem(trx: Trx, ownerId: number, itemId: number): Promise<string | undefined> {
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

/** Says of the items of a session which are apart from its list. */
export async function updateApart(trx: Trx, sessionId: string, itemIds: readonly string[]): Promise<void> {
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

/** Takes items of a shopping list out of its review that waits: they are in the pantry by another way. */
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

function toJson(value: ClarificationDetails | ReceiptReading | null): string | null {
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

/** How a receipt's line was stored for review: what the item differs from was corrected by its owner. */
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
