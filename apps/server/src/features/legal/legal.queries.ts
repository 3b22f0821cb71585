import type { LegalDocumentKey } from '@spizarka/contract/legal'
import { sql } from 'kysely'
import { inChunks, type Trx } from '../../platform/db/connect.ts'

/**
 * Notes that everybody is told of a version at this time, and answers up to whose activation they were told before: null where nobody was.
 * Whoever does the same at this moment waits.
 */
export async function moveAnnouncement(trx: Trx, document: LegalDocumentKey, day: string, at: Date): Promise<Date | null> {
  const inserted = await trx
    .insertInto('legal_announcements')
    .values({ document, day, announced_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst()
  if (inserted) return null
  const version = trx.selectFrom('legal_announcements').where('document', '=', document).where('day', '=', day)
  const { announced_at } = await version.select('announced_at').forUpdate().executeTakeFirstOrThrow()
  await trx.updateTable('legal_announcements').set({ announced_at: at }).where('document', '=', document).where('day', '=', day).execute()
  return announced_at
}

/** Everybody who has an account, or who has activated it since, in chunks. */
export function listEverybody(trx: Trx, since: Date | null): AsyncGenerator<{ id: number; email: string }[]> {
  const newcomers = since ? sql`and activated_at >= ${since}` : sql``
  return inChunks(
    trx,
    sql<{ id: number; email: string }>`select id, email from users where is_active and deleted_at is null ${newcomers} order by id`,
  )
}
