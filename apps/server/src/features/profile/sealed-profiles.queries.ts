import type { Db, Trx } from '../../platform/db/connect.ts'
import type { SealedProfilesRow } from '../../platform/db/row-types.gen.ts'

export type ProfileKind = SealedProfilesRow['kind']

export async function findSealed(db: Db | Trx, userId: number, kind: ProfileKind): Promise<{ keyId: string; bytes: Buffer } | undefined> {
  return db
    .selectFrom('sealed_profiles')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .select(['key_id as keyId', 'sealed as bytes'])
    .executeTakeFirst()
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

export async function deleteSealed(trx: Trx, userId: number, kind: ProfileKind): Promise<void> {
  await trx.deleteFrom('sealed_profiles').where('user_id', '=', userId).where('kind', '=', kind).execute()
}
