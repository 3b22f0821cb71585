import type { listBroadcasts as contract } from '@spizarka/contract/admin'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { countBroadcasts, listBroadcasts } from './broadcasts.queries.ts'

/** One page of the notices that went to everybody, newest first. */
export async function readBroadcasts(
  { db }: Pick<AppContext, 'db'>,
  query: QueryOut<typeof contract>,
  url: string,
): Promise<ResponseOf<typeof contract>> {
  const [count, rows] = await Promise.all([countBroadcasts(db), listBroadcasts(db, windowOf(query))])
  const results = rows.map((row) => ({ ...row, id: String(row.id), created_at: row.created_at.toISOString() }))
  return toPage(url, query, { count, results })
}
