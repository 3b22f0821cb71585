import type { listConsumptions } from '@spizarka/contract/consumption'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { AppContext } from '../../platform/context.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import { countConsumptions, listConsumptionPage } from './consumptions.queries.ts'
import { presentConsumption } from './present-consumption.ts'

/** One page of what the owner cooked, newest first. */
export async function readConsumptions(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listConsumptions>,
  url: string,
): Promise<ResponseOf<typeof listConsumptions>> {
  const [count, rows] = await Promise.all([countConsumptions(db, ownerId), listConsumptionPage(db, ownerId, windowOf(query))])
  return toPage(url, query, { count, results: rows.map(presentConsumption) })
}
