import type { Db, Trx } from '../../platform/db/connect.ts'
import type { SealedProfilesRow } from '../../platform/db/row-types.gen.ts'

type ProfileKind = SealedProfilesRow['kind']

export async function findSealed(db: Db | Trx, userId: number, kind: ProfileKind): Promise<{ keyId: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('sealed_profiles')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select(['key_id as keyId', 'sealed as bytes'])
    .executeTakeFirst()
}

/** Those of several kinds that there are, in one statement. */
export async function listSealed(
  db: Db | Trx,
  userId: number,
  kinds: readonly ProfileKind[],
): Promise<{ kind: ProfileKind; keyId: string; bytes: Buffer }[]> {
  return db
    .selectFrom('sealed_profiles')
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .select(['kind', 'key_id as keyId', 'sealed as bytes'])
    .execute()
}

export async function upsertSealed(
  trx: Trx,
  userId: number,
  kind: ProfileKind,
  sealed: { keyId: string; bytes: Buffer },
  at: Date,
): Promise<void> {
  const changed = { key_id: sealed.keyId, sealed: sealed.bytes, updated_at: at }
  await trx
    .insertInto('sealed_profiles')
    .values({ user_id: userId, kind, ...changed })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(changed))
    .execute()
}

export async function deleteSealed(trx: Trx, userId: number, kind: ProfileKind): Promise<boolean> {
  const result = await trx.deleteFrom('sealed_profiles').where('user_id', '=', userId).where('kind', '=', kind).executeTakeFirst()
  return result.numDeletedRows > 0n
}

export async function listEquipment(db: Db | Trx, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('user_equipment').where('user_id', '=', userId).select('equipment_id').orderBy('equipment_id').execute()
  return rows.map((row) => row.equipment_id)
}

/** The profile's lock must be held. */
export async function updateEquipment(trx: Trx, userId: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('user_equipment').where('user_id', '=', userId).execute()
  if (ids.length === 0) return
  await trx
    .insertInto('user_equipment')
    .values(ids.map((id) => ({ user_id: userId, equipment_id: id })))
    .execute()
}

/** Every writer of a profile takes this lock first: no conditions are saved beside the withdrawal of the consent to them. */
export async function lockProfile(trx: Trx, userId: number): Promise<void> {
  await trx.selectFrom('users').where('id', '=', userId).select('id').forNoKeyUpdate().executeTakeFirstOrThrow()
}

/** Ends the copies of a user's data that can still be fetched: each holds the profile as it was. Who makes one takes the profile's lock. */
export async function updateDataExportsExpired(trx: Trx, userId: number, at: Date): Promise<void> {
  await trx
    .updateTable('data_exports')
    .set({ key_id: null, sealed: null, expires_at: at })
    .where('user_id', '=', userId)
    .where('sealed', 'is not', null)
    .execute()
}
