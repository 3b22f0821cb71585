import type { Endpoint } from '@spizarka/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../lib/api/call.ts'

/** A list that does not end by then never will. */
const MAX_PAGES = 50

interface Page<Row> {
  next: string | null
  results: Row[]
}

/** A call that answers with the pages of a public list. */
type ChoiceList<Row> = Endpoint<string, z.ZodType | undefined, undefined, z.ZodType<Page<Row>>>

/** Every entry of a list: follows `next` from page to page until there is none, to each page once. */
export async function readAllChoices<Row>(list: ChoiceList<Row>, signal: AbortSignal): Promise<Row[]> {
  const entries: Row[] = []
  const visited = new Set<string>()
  let path: string | undefined = list.path
  while (path !== undefined && !visited.has(path) && visited.size < MAX_PAGES) {
    visited.add(path)
    const page: Page<Row> = await call({ ...list, path }, { signal })
    entries.push(...page.results)
    path = page.next === null ? undefined : pathBelowApi(page.next)
  }
  return entries
}

/** `http://host/api/diet-choices/?page=2` → `/diet-choices/?page=2`: whatever host a proxy made of it, ours is asked. */
function pathBelowApi(next: string): string {
  const { pathname, search } = new URL(next, window.location.origin)
  return pathname.replace(/^\/api(?=\/)/, '') + search
}

/** The whole of a list of choices; it changes with the app, not under the user. */
export function useChoices<Row>(list: ChoiceList<Row>) {
  return useQuery({
    queryKey: [list.path, 'every page'],
    queryFn: ({ signal }) => readAllChoices(list, signal),
    staleTime: Infinity,
  })
}
