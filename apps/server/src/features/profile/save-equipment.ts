import { EQUIPMENT } from '@spizarka/culinary/choices'
import type { AppContext } from '../../platform/context.ts'
import { chosenIds } from './chosen-ids.ts'
import { replaceEquipment } from './equipment.queries.ts'
import { lockProfile } from './profile-lock.queries.ts'

/** Puts equipment in the place of the user's; throws `equipment_unknown`. */
export async function saveEquipment({ db }: Pick<AppContext, 'db'>, userId: number, given: readonly number[]): Promise<number[]> {
  const ids = chosenIds(given, EQUIPMENT, 'equipment_unknown')
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    await replaceEquipment(trx, userId, ids)
  })
  return ids
}
