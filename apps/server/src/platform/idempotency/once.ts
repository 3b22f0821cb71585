import { sql } from 'kysely'
import type { Db, Trx } from '../db/connect.ts'
import { AppError } from '../errors/app-error.ts'
import type { CallIdentity } from '../http/route.ts'

/**
 * Runs a command in one transaction, at most once per `Idempotency-Key`: a repeat gets the stored first answer, and a
 * simultaneous one waits for it. Without a key it is a plain transaction. A failed command leaves no trace of the key.
 */
type Once = <Answer extends object>(db: Db, call: CallIdentity, command: (trx: Trx) => Promise<Answer>) => Promise<Answer>

export const once: Once = (db, call, command) =>
  db.transaction().execute(async (trx) => {
    const { key } = call
    if (key === undefined) return command(trx)
    if (!(await claimKey(trx, call, key))) return replay(trx, call, key)
    const answer = await command(trx)
    await trx
      .updateTable('idempotency_keys')
      .set({ response_body: JSON.stringify(answer) })
      .where('user_id', '=', call.userId)
      .where('key', '=', key)
      .execute()
    return answer
  })

/** False when the key has been used within a day. Waits for a simultaneous call with the key to commit or to fail. */
async function claimKey(trx: Trx, { userId, endpoint, requestHash }: CallIdentity, key: string): Promise<boolean> {
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ user_id: userId, key, endpoint, request_hash: requestHash })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'key'])
        .doUpdateSet({ endpoint, request_hash: requestHash, response_body: null, created_at: sql`now()` })
        .where('idempotency_keys.created_at', '<', sql<Date>`now() - interval '24 hours'`),
    )
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

async function replay<Answer>(trx: Trx, call: CallIdentity, key: string): Promise<Answer> {
  const first = await trx
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'response_body'])
    .where('user_id', '=', call.userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.endpoint !== call.endpoint || first.request_hash !== call.requestHash) throw new AppError('idempotency_key_reused')
  // It is what the same command of the same endpoint returned.
  return first.response_body as Answer
}

/** Deletes the keys that no repeat can meet any more. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute()
}

/** Frees the key of a call whose command was written and which was refused all the same. */
export async function forgetKey(db: Db, { userId, key }: CallIdentity): Promise<void> {
  if (key === undefined) return
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()
}
