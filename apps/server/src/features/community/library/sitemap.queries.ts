import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'

/** Recipes that everybody may read. */
export async function countPublished(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from recipes where published_at is not null`.execute(db)
  return rows[0]?.count ?? 0
}

/** One part of them, in the order of their ids, with the day they were published. */
export async function listPublishedPart(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<{ id: number; published_on: string }>`
    select id, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD') as published_on
    from recipes where published_at is not null order by id limit ${limit} offset ${offset}
  `.execute(db)
  return rows
}
