import type { ErrorCode } from '@spizarka/contract/errors'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { RecipeSessionsRow } from '../../platform/db/row-types.gen.ts'

export type RecipeSession = Selectable<RecipeSessionsRow>

/** The order is erased once done: a wish tells more about a user than the dish does. */
const ERASED_REQUEST = '{}'

export async function insertRecipeSession(trx: Trx, session: Insertable<RecipeSessionsRow>): Promise<void> {
  await trx.insertInto('recipe_sessions').values(session).execute()
}

export async function findRecipeSession(db: Db, ownerId: number, id: string): Promise<RecipeSession | undefined> {
  return db.selectFrom('recipe_sessions').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().executeTakeFirst()
}

/** The session for a job, whoever owns it. */
export async function findRecipeSessionById(db: Db | Trx, id: string): Promise<RecipeSession | undefined> {
  return db.selectFrom('recipe_sessions').where('id', '=', id).selectAll().executeTakeFirst()
}

/** The session while it is being worked on, locked against another try of its job; undefined when that was faster. */
export async function lockProcessingRecipeSession(trx: Trx, id: string): Promise<RecipeSession | undefined> {
  return trx.selectFrom('recipe_sessions').where('id', '=', id).where('state', '=', 'processing').selectAll().forUpdate().executeTakeFirst()
}

/** One of the owner's sessions, locked against other commands. */
export async function lockRecipeSession(trx: Trx, ownerId: number, id: string): Promise<RecipeSession | undefined> {
  return trx.selectFrom('recipe_sessions').where('id', '=', id).where('owner_id', '=', ownerId).selectAll().forUpdate().executeTakeFirst()
}

/** Turns a failed session into one with a recipe. The session's lock must be held. */
export async function updateRecipeSessionHelped(trx: Trx, id: string, recipeId: number): Promise<void> {
  await trx
    .updateTable('recipe_sessions')
    .set({ state: 'ready', recipe_id: recipeId, made_by: 'kitchen', error_code: null, error_data: null })
    .where('id', '=', id)
    .execute()
}

/** Stores the recipe in its session, which stays open while its picture is made. The session's lock must be held. */
export async function updateRecipeSessionRecipe(trx: Trx, id: string, recipeId: number, madeBy: RecipeSession['made_by']): Promise<void> {
  await trx
    .updateTable('recipe_sessions')
    .set({ recipe_id: recipeId, made_by: madeBy, request: ERASED_REQUEST })
    .where('id', '=', id)
    .execute()
}

/** The session's lock must be held. */
export async function updateRecipeSessionReady(
  trx: Trx,
  id: string,
  outcome: { made_by?: RecipeSession['made_by']; picture_failed?: boolean } = {},
) {
  await finish(trx, id, { state: 'ready', ...outcome })
}

/** `data` fills the text of the error. The session's lock must be held. */
export async function updateRecipeSessionFailed(
  trx: Trx,
  id: string,
  code: ErrorCode,
  data: Readonly<Record<string, string>>,
): Promise<void> {
  await finish(trx, id, { state: 'failed', error_code: code, error_data: JSON.stringify(data) })
}

async function finish(trx: Trx, id: string, outcome: Partial<Insertable<RecipeSessionsRow>>): Promise<void> {
  await trx
    .updateTable('recipe_sessions')
    .set({ ...outcome, request: ERASED_REQUEST, finished_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Forgets what was asked for long ago; the recipes stay. */
export async function deleteRecipeSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('recipe_sessions').where('state', '<>', 'processing').where('created_at', '<', before).execute()
}
