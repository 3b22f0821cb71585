import { listPantry, listPantryHistory, type PantryItem, readPantrySummary } from '@spizarka/contract/pantry'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { PAGES_KEY, type PantryPages, pantryProduct } from './pantry-queries.ts'

/** Shows a product as it is now in every list that holds it, and in its sheet. */
export function updateCachedProduct(client: QueryClient, item: PantryItem): void {
  for (const [queryKey, data] of client.getQueriesData<PantryPages>({ queryKey: PAGES_KEY })) {
    const position = data && positionOf(data, item.id)
    if (position)
      setPages(
        client,
        queryKey,
        withRows(data, position.page, (rows) => rows.with(position.row, item)),
      )
  }
  client.setQueryData<PantryItem>(pantryProduct(item.id).queryKey, (shown) => shown && item)
}

/** The product as some list has it. */
export function findCachedProduct(client: QueryClient, id: string): PantryItem | undefined {
  return client
    .getQueriesData<PantryPages>({ queryKey: PAGES_KEY })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ results }) => results)
    .find((item) => item.id === id)
}

/** Removes a product from every list; the returned function rolls that back, to the position where it stood. */
export function removeCachedProduct(client: QueryClient, id: string): (item: PantryItem) => void {
  const left = client.getQueriesData<PantryPages>({ queryKey: PAGES_KEY }).flatMap(([queryKey, data]) => {
    const position = data && positionOf(data, id)
    if (!position) return []
    setPages(
      client,
      queryKey,
      withRows(data, position.page, (rows) => rows.toSpliced(position.row, 1)),
    )
    return [{ queryKey, position }]
  })
  return (item) => {
    for (const { queryKey, position } of left) {
      const data = client.getQueryData<PantryPages>(queryKey)
      if (data && !positionOf(data, id))
        setPages(
          client,
          queryKey,
          withRows(data, position.page, (rows) => rows.toSpliced(position.row, 0, item)),
        )
    }
  }
}

/** Cancels the queries in flight: their answers would bring back what a change has just replaced. */
export async function cancelListQueries(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: PAGES_KEY })
}

/** Reads again what follows from amounts: counts and history. The lists here know already, those of other screens read when opened. */
export async function invalidateCounts(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [readPantrySummary.path] }),
    client.invalidateQueries({ queryKey: [listPantryHistory.path] }),
    client.invalidateQueries({ queryKey: [listPantry.path], refetchType: 'none' }),
  ])
}

/** Reads all of the pantry again: a name, a shelf or a date has changed, and with it the position in the lists. */
export async function invalidatePantry(client: QueryClient): Promise<void> {
  await Promise.all([invalidateCounts(client), client.invalidateQueries({ queryKey: [listPantry.path] })])
}

// What is changed here is as old as the answer it was read from: when that was is shown where the server cannot be reached.
function setPages(client: QueryClient, queryKey: QueryKey, data: PantryPages): void {
  client.setQueryData(queryKey, data, { updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt })
}

function positionOf(data: PantryPages, id: string): { page: number; row: number } | undefined {
  for (const [page, { results }] of data.pages.entries()) {
    const row = results.findIndex((item) => item.id === id)
    if (row !== -1) return { page, row }
  }
  return undefined
}

function withRows(data: PantryPages, index: number, change: (rows: PantryItem[]) => PantryItem[]): PantryPages {
  const pages = data.pages.map((page, at) => (at === index ? { ...page, results: change(page.results) } : page))
  return { ...data, pages }
}
