import type { listEquipmentChoices } from '@spizarka/contract/choices'
import type { QueryOut } from '@spizarka/contract/endpoint'
import { toPage, windowOf } from '../../platform/http/page.ts'

/** One page of a list of the kitchen's, each entry as `present` shows it. */
export function readChoices<Entry, Shown>(
  choices: readonly Entry[],
  present: (choice: Entry) => Shown,
  query: QueryOut<typeof listEquipmentChoices>,
  url: string,
) {
  const { limit, offset } = windowOf(query)
  return toPage(url, query, { count: choices.length, results: choices.slice(offset, offset + limit).map(present) })
}
