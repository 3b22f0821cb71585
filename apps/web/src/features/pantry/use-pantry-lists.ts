import { listPantry, type PantryItem } from '@spizarka/contract/pantry'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { daysUntil } from '../../lib/format.ts'
import { offlineCopies } from '../../lib/offline-copy.ts'
import { DUE, type PantryFilter, pantryPages, rowsOf } from './pantry-queries.ts'
import { filterOf, isFiltered, type PantryView } from './use-pantry-view.ts'

/** The lists of the pantry screen. `shown` is the view that the rows belong to: the last one, until the answer to the next is here. */
export function usePantryLists(view: PantryView) {
  const products = usePantryPages(filterOf(view), isFiltered(view) ? undefined : 'pantry')
  const due = usePantryPages(DUE, 'pantry-due')
  const spices = usePantryPages(
    { is_spice: 'true', ordering: 'product_name', ...(view.search !== '' && { search: view.search }) },
    view.search === '' ? 'pantry-spices' : undefined,
  )

  const [shown, setShown] = useState(view)
  if (shown !== view && !products.isPlaceholderData) setShown(view)

  return {
    shown,
    products: { ...products, rows: useMemo(() => (shown.show === 'soon' ? soon(products.rows) : products.rows), [shown, products.rows]) },
    soon: useMemo(() => soon(due.rows), [due.rows]),
    spices,
    isPending: products.isPending || due.isPending || spices.isPending,
  }
}

// What is past its date is due as well, but stands in a list of its own.
function soon(rows: readonly PantryItem[]): PantryItem[] {
  return rows.filter(({ best_before }) => best_before !== null && daysUntil(best_before) >= 0)
}

/** Rows of the pantry. With `keepAs` the first page stands in this browser too: it is there at once, and without a network. */
function usePantryPages(filter: PantryFilter, keepAs?: string) {
  const copy = () => (keepAs === undefined ? undefined : offlineCopies.find(keepAs, listPantry))
  const query = useInfiniteQuery({
    ...pantryPages(filter),
    initialData: () => {
      const page = copy()?.data
      return page && { pages: [page], pageParams: [1] }
    },
    initialDataUpdatedAt: () => copy()?.savedAt,
    // A copy is shown while it is checked, however young it is: the pantry may have changed on another screen since.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
  const { data, dataUpdatedAt, isPlaceholderData } = query

  const [firstPage] = data?.pages ?? []
  useEffect(() => {
    if (keepAs !== undefined && firstPage && !isPlaceholderData) offlineCopies.save(keepAs, firstPage, dataUpdatedAt)
  }, [keepAs, firstPage, dataUpdatedAt, isPlaceholderData])

  return { ...query, rows: useMemo(() => rowsOf(data), [data]) }
}
