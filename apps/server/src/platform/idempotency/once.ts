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
    if (!(await claimKey(trx, call, key))) {
      const stored = await findStoredAnswer(trx, call)
      if (!stored) throw new Error('a key that cannot be claimed has no stored answer')
      // The same command of the same endpoint returned it.
      return stored.answer as Awaited<ReturnType<typeof command>>
    }
    const answer = await command(trx)
    await trx
      .updateTable('idempotency_keys')
      .set({ response_body: JSON.stringify(answer) })
      .where('user_id', '=', call.userId)
      .where('key', '=', key)
      .execute()
    return answer
  })

/** How often the preparation may be overtaken by other changes before the call gives up. */
const MAX_TRIES = 5
const RETRY_SECONDS = 1

/**
 * The same for a command that depends on slow work, which must not run inside a transaction: `prepare` does it first, without locks, unless
 * the key was used. If the command finds the result outdated it throws `Overtaken`: nothing is written, and the work is prepared again.
 * Throws `too_busy` after too many tries.
 */
export async function oncePrepared<Prepared, Answer extends object>(
  db: Db,
  call: CallIdentity,
  prepare: () => Promise<Prepared>,
  command: (trx: Trx, prepared: Prepared) => Promise<Answer>,
): Promise<Answer> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const stored = await findStoredAnswer(db, call)
    if (stored) return stored.answer as Answer
    const prepared = await prepare()
    try {
      return await once(db, call, (trx) => command(trx, prepared))
    } catch (error) {
      if (!(error instanceof Overtaken)) throw error
    }
  }
  throw new AppError('too_busy', { seconds: RETRY_SECONDS })
}

/** Thrown when the state that a command was prepared on has changed. */
export class Overtaken extends Error {}

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

/** What the first call with the key of `call` answered in the last day. Throws `idempotency_key_reused` where that was another call. */
async function findStoredAnswer(
  db: Db | Trx,
  { userId, key, endpoint, requestHash }: CallIdentity,
): Promise<{ answer: unknown } | undefined> {
  if (key === undefined) return undefined
  const first = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'request_hash', 'response_body'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .where('created_at', '>=', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirst()
  if (!first) return undefined
  if (first.endpoint !== endpoint || first.request_hash !== requestHash) throw new AppError('idempotency_key_reused')
  return { answer: first.response_body }
}

/** Deletes the keys that no repeat can meet any more. */
export async function deleteExpiredKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute()
}

/** Frees the key of a call that was refused after its command was committed. */
export async function forgetKey(db: Db, { userId, key }: CallIdentity): Promise<void> {
  if (key === undefined) return
  await db.deleteFrom('idempotency_keys').where('user_id', '=', userId).where('key', '=', key).execute()
}
