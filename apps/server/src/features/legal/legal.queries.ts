import type { LegalDocumentKey } from '@spizarka/contract/legal'
import { sql } from 'kysely'
import { inChunks, type Trx } from '../../platform/db/connect.ts'

/** Notes that everybody is told of a version; false where they have been. Whoever does the same at this moment waits. */
export async function insertAnnouncement(trx: Trx, document: LegalDocumentKey, day: string, at: Date): Promise<boolean> {
  const inserted = await trx
    .insertInto('legal_announcements')
    .values({ document, day, announced_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Everybody who has an account, in chunks. */
export function listEverybody(trx: Trx): AsyncGenerator<{ id: number; email: string }[]> {
  return inChunks(trx, sql<{ id: number; email: string }>`select id, email from users where is_active and deleted_at is null order by id`)
}
