import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** True when the database answers. */
export async function isDatabaseReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
