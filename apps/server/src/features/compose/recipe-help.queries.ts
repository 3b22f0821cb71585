import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { RecipeHelpRow } from '../../platform/db/row-types.gen.ts'

/** Place that a session's help is sealed for. */
export function placeOfHelp(sessionId: string): string {
  return `recipe_help/${sessionId}/sealed`
}

export async function insertRecipeHelp(trx: Trx, help: Insertable<RecipeHelpRow>): Promise<void> {
  await trx.insertInto('recipe_help').values(help).execute()
}

/** The help of one of the owner's sessions that failed, still sealed. */
export async function findRecipeHelp(db: Db | Trx, ownerId: number, sessionId: string): Promise<Selectable<RecipeHelpRow> | undefined> {
  return db
    .selectFrom('recipe_help as help')
    .innerJoin('recipe_sessions as session', 'session.id', 'help.session_id')
    .where('session.owner_id', '=', ownerId)
    .where('session.id', '=', sessionId)
    .selectAll('help')
    .executeTakeFirst()
}

export async function deleteRecipeHelp(trx: Trx, sessionId: string): Promise<void> {
  await trx.deleteFrom('recipe_help').where('session_id', '=', sessionId).execute()
}

export async function deleteRecipeHelpBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('recipe_help').where('expires_at', '<', at).execute()
}
