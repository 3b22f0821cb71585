import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'

const ranOutSchema = z.array(z.object({ food_id: z.string(), at: z.string() }))

/** What a user said that they always have; none of what ran out is among `foodIds`. */
export interface SavedStaples {
  foodIds: readonly string[]
  ranOut: z.output<typeof ranOutSchema>
}

export async function findSavedStaples(db: Db | Trx, userId: number): Promise<SavedStaples | undefined> {
  const row = await db.selectFrom('staples').where('user_id', '=', userId).select(['food_ids', 'ran_out']).executeTakeFirst()
  return row && { foodIds: row.food_ids, ranOut: ranOutSchema.parse(row.ran_out) }
}

/** The profile's lock must be held. */
export async function upsertStaples(trx: Trx, userId: number, { foodIds, ranOut }: SavedStaples, at: Date): Promise<void> {
  const changed = { food_ids: [...foodIds], ran_out: JSON.stringify(ranOut), updated_at: at }
  await trx
    .insertInto('staples')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}
