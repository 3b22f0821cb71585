import type { ErrorCode } from '@spizarka/contract/errors'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import type { MealSessionsRow } from '../../../platform/db/row-types.gen.ts'

export type MealSession = Selectable<MealSessionsRow>

export async function insertMealSession(trx: Trx, session: Insertable<MealSessionsRow>): Promise<void> {
  await trx.insertInto('meal_sessions').values(session).execute()
}

export async function findMealSession(db: Db, ownerId: number, id: string): Promise<MealSession | undefined> {
  return db.selectFrom('meal_sessions').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().executeTakeFirst()
}

/** The session for a job, whoever owns it. */
export async function findMealSessionById(db: Db, id: string): Promise<MealSession | undefined> {
  return db.selectFrom('meal_sessions').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The session, locked against concurrent decisions about it. */
export async function lockMealSession(trx: Trx, ownerId: number, id: string): Promise<MealSession | undefined> {
  return trx.selectFrom('meal_sessions').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().forUpdate().executeTakeFirst()
}

/** Moves a session on from `processing`; false when another try has done so already. */
export async function updateMealRead(
  trx: Trx,
  id: string,
  outcome: { state: 'ready'; items: readonly object[] } | { state: 'failed'; code: ErrorCode },
): Promise<boolean> {
  const changed =
    outcome.state === 'ready'
      ? { state: 'ready' as const, items: JSON.stringify(outcome.items) }
      : { state: 'failed' as const, error_code: outcome.code }
  const result = await trx
    .updateTable('meal_sessions')
    .set(changed)
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The session's lock must be held. */
export async function updateMealSession(trx: Trx, id: string, changed: Updateable<MealSessionsRow>): Promise<void> {
  await trx.updateTable('meal_sessions').set(changed).where('id', '=', id).execute()
}

export async function deleteMealSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('meal_sessions').where('created_at', '<', before).execute()
}

/** Titles of the recipes that a user may mean: their own and the published ones. */
export async function listDishTitles(db: Db, ownerId: number): Promise<{ id: string; title: string }[]> {
  const rows = await db
    .selectFrom('recipes')
    .where((where) => where.or([where('owner_id', '=', ownerId), where('published_at', 'is not', null)]))
    .select(['id', 'title', 'owner_id'])
    // Of two of one title the user's own is the later in the map, and wins.
    .orderBy('owner_id', (order) => order.asc().nullsFirst())
    .execute()
  return rows.map(({ id, title }) => ({ id: String(id), title }))
}
