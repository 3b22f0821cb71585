import type { Trx } from '../../platform/db/connect.ts'

/** Every writer of a profile takes this lock first: no conditions are saved beside the withdrawal of the consent to them. */
export async function lockProfile(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()
}
