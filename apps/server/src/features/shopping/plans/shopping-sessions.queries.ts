import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { ShoppingSessionsRow } from '../../../platform/db/row-types.gen.ts'

export type ShoppingSession = Selectable<ShoppingSessionsRow>

/** What was ordered has served. */
const ERASED_REQUEST = '{}'

export async function insertShoppingSession(trx: Trx, session: Insertable<ShoppingSessionsRow>): Promise<void> {
  await trx.insertInto('shopping_sessions').values(session).execute()
}

export async function findShoppingSession(db: Db, ownerId: number, id: string): Promise<ShoppingSession | undefined> {
  return db.selectFrom('shopping_sessions').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().executeTakeFirst()
}

/** Notes that its owner saw the result of a session. */
export async function updateShoppingSessionSeen(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('shopping_sessions').set({ seen_at: now }).where('id', '=', id).where('seen_at', 'is', null).execute()
}

/** The session for its job, whoever owns it. */
export async function findShoppingSessionById(db: Db | Trx, id: string): Promise<ShoppingSession | undefined> {
  return db.selectFrom('shopping_sessions').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The session while it is being worked on, locked against another try of its job; undefined when that was faster. */
export async function lockProcessingShoppingSession(trx: Trx, id: string): Promise<ShoppingSession | undefined> {
  return trx
    .selectFrom('shopping_sessions')
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

/** The session's lock must be held. */
export async function updateShoppingSessionReady(trx: Trx, id: string, listId: number, madeBy: ShoppingSession['made_by']): Promise<void> {
  await trx
    .updateTable('shopping_sessions')
    .set({ state: 'ready', list_id: listId, made_by: madeBy, request: ERASED_REQUEST, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** The session's lock must be held. */
export async function updateShoppingSessionFailed(trx: Trx, id: string, code: string): Promise<void> {
  await trx
    .updateTable('shopping_sessions')
    .set({ state: 'failed', error_code: code, error_data: ERASED_REQUEST, request: ERASED_REQUEST, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
