import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listConsents as endpoint } from '@spizarka/contract/privacy'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { countConsents, listConsents } from './consents.queries.ts'

/** One page of what a user agreed to, refused or withdrew, newest first. */
export async function readConsents(
  { db }: AppContext,
  userId: number,
  query: QueryOut<typeof endpoint>,
  url: string,
): Promise<ResponseOf<typeof endpoint>> {
  const [count, rows] = await Promise.all([countConsents(db, userId), listConsents(db, userId, windowOf(query))])
  const results = rows.map(({ id, created_at, ...consent }) => ({ ...consent, id: String(id), created_at: created_at.toISOString() }))
  return toPage(url, query, { count, results })
}
