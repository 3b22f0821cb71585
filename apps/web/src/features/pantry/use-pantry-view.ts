import { isPantryCategory, type PantryCategory } from '@spizarka/contract/pantry'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PantryFilter } from './pantry-queries.ts'

const SHOWS = ['all', 'soon', 'expired'] as const
type Show = (typeof SHOWS)[number]

/** Which part of the pantry is looked at; kept in the address, so that it can be reloaded, shared and gone back to. */
export interface PantryView {
  search: string
  show: Show
  shelf: PantryCategory | null
}

export function usePantryView(): [PantryView, (change: Partial<PantryView>) => void] {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const show = SHOWS.find((known) => known === params.get('show')) ?? 'all'
  const wanted = params.get('shelf')
  const shelf = isPantryCategory(wanted) ? wanted : null
  const view = useMemo(() => ({ search, show, shelf }), [search, show, shelf])
  const change = useCallback(
    (changed: Partial<PantryView>) => {
      const next = { ...view, ...changed }
      setParams(
        (before) => {
          write(before, 'q', next.search)
          write(before, 'show', next.show === 'all' ? '' : next.show)
          write(before, 'shelf', next.shelf ?? '')
          return before
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [view, setParams],
  )
  return [view, change]
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name)
  else params.set(name, value)
}

export function isFiltered(view: PantryView): boolean {
  return view.search !== '' || view.show !== 'all' || view.shelf !== null
}

/** What the server is asked for. */
export function filterOf(view: PantryView): PantryFilter {
  return {
    is_spice: 'false',
    ordering: view.show === 'all' ? 'category' : 'best_before',
    ...(view.search !== '' && { search: view.search }),
    ...(view.shelf !== null && { category: view.shelf }),
    ...(view.show === 'soon' && { use_soon: 'true' }),
    ...(view.show === 'expired' && { expired: 'true' }),
  }
}
