import type { Db, Trx } from '../../platform/db/connect.ts'

export async function listEquipment(db: Db | Trx, userId: number): Promise<number[]> {
  const rows = await db.selectFrom('user_equipment').where('user_id', '=', userId).select('equipment_id').orderBy('equipment_id').execute()
  return rows.map((row) => row.equipment_id)
}

/** The profile's lock must be held. */
export async function replaceEquipment(trx: Trx, userId: number, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('user_equipment').where('user_id', '=', userId).execute()
  if (ids.length === 0) return
  await trx
    .insertInto('user_equipment')
    .values(ids.map((id) => ({ user_id: userId, equipment_id: id })))
    .execute()
}
