import type { PantryItem } from '@spizarka/contract/pantry'
import { useMemo, useState } from 'react'
import { daysUntil } from '../../lib/format.ts'
import { DUE } from './pantry-queries.ts'
import { usePantryPages } from './use-pantry-pages.ts'
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
