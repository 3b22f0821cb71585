import type { Db, Trx } from '../../platform/db/connect.ts'

/** A secret as the database keeps it. */
export interface SealedSecret {
  keyId: string
  bytes: Buffer
}

/** Place that a user's secret is sealed for. */
export function placeOfSecret(userId: number): string {
  return `second_factors/${userId}/sealed_secret`
}

/** The factor in force and the one that waits for its first code, locked until the transaction ends. */
export async function lockSecondFactors(trx: Trx, userId: number) {
  const rows = await secondFactors(trx, userId).forUpdate().execute()
  return { confirmed: rows.find((row) => row.confirmed_at !== null), waiting: rows.find((row) => row.confirmed_at === null) }
}

/** The factor in force; undefined while there is none. */
export async function findConfirmedFactor(db: Db | Trx, userId: number) {
  return secondFactors(db, userId).where('confirmed_at', 'is not', null).executeTakeFirst()
}

function secondFactors(db: Db | Trx, userId: number) {
  return db
    .selectFrom('second_factors')
    .select(['id', 'key_id as keyId', 'sealed_secret as bytes', 'confirmed_at', 'last_step', 'recovery_hashes'])
    .where('user_id', '=', userId)
    .orderBy('id')
}

/** What an authenticator app calls the account. */
export async function getUsername(db: Db, userId: number): Promise<string> {
  const { username } = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirstOrThrow()
  return username
}

/** Lets a new secret wait for its first code, in place of one that waits already. */
export async function upsertPendingFactor(db: Db, userId: number, { keyId, bytes }: SealedSecret, at: Date): Promise<void> {
  const secret = { key_id: keyId, sealed_secret: bytes, created_at: at }
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...secret })
    .onConflict((conflict) => conflict.column('user_id').where('confirmed_at', 'is', null).doUpdateSet(secret))
    .execute()
}

export async function deleteFactor(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('second_factors').where('id', '=', id).execute()
}

/** Deletes the one in force and the one that waits. */
export async function deleteFactors(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function updateFactorConfirmed(
  trx: Trx,
  id: number,
  proof: { step: number; recoveryHashes: string[]; at: Date },
): Promise<void> {
  await trx
    .updateTable('second_factors')
    .set({ confirmed_at: proof.at, last_step: proof.step, recovery_hashes: proof.recoveryHashes })
    .where('id', '=', id)
    .execute()
}

export async function updateLastStep(trx: Trx, id: number, step: number): Promise<void> {
  await trx.updateTable('second_factors').set({ last_step: step }).where('id', '=', id).execute()
}

export async function updateRecoveryHashes(trx: Trx, id: number, hashes: string[]): Promise<void> {
  await trx.updateTable('second_factors').set({ recovery_hashes: hashes }).where('id', '=', id).execute()
}

/** The session counts as verified from now on. */
export async function updateAuthSessionVerified(trx: Trx, sessionId: string, at: Date): Promise<void> {
  await trx.updateTable('auth_sessions').set({ second_factor_at: at }).where('id', '=', sessionId).execute()
}

/** No session of the user counts as verified any more. */
export async function updateAuthSessionsUnverified(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('auth_sessions')
    .set({ second_factor_at: null })
    .where('user_id', '=', userId)
    .where('second_factor_at', 'is not', null)
    .execute()
}
