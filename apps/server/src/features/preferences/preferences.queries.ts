import type { Preferences } from '@spizarka/contract/preferences'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'

/** The settings of a user who set any, as they were stored: some may not be there any more. */
export async function findChosenPreferences(db: Db, userId: number): Promise<unknown> {
  const row = await db.selectFrom('user_preferences').select('chosen').where('user_id', '=', userId).executeTakeFirst()
  return row?.chosen
}

/** Sets what is named in one statement: of two at once neither undoes the other. */
export async function upsertChosenPreferences(db: Db, userId: number, chosen: Partial<Preferences>): Promise<void> {
  await db
    .insertInto('user_preferences')
    .values({ user_id: userId, chosen: JSON.stringify(chosen) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ chosen: sql`user_preferences.chosen || excluded.chosen` }))
    .execute()
}
