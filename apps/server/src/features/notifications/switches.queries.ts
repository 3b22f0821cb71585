import type { NotificationKind } from '@spizarka/contract/notifications'
import type { Db } from '../../platform/db/connect.ts'

export interface Switch {
  kind: NotificationKind
  enabled: boolean
}

/** The kinds that a user ever switched. */
export async function listSwitches(db: Db, userId: number): Promise<Switch[]> {
  return db.selectFrom('notification_switches').select(['kind', 'enabled']).where('user_id', '=', userId).execute()
}

export async function saveSwitches(db: Db, userId: number, switches: readonly Switch[]): Promise<void> {
  if (switches.length === 0) return
  await db
    .insertInto('notification_switches')
    .values(switches.map(({ kind, enabled }) => ({ user_id: userId, kind, enabled })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({ enabled: row.ref('excluded.enabled') })))
    .execute()
}
