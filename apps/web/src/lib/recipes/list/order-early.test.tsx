import { render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderChoice } from './FilterFields.tsx'
import { NO_FILTERS, type RecipeListFilter } from './recipe-list-filter.ts'

const orders = { '-rating': 'Najlepiej oceniane', '-created_at': 'Najnowsze' }

function Library() {
  const [view, setView] = useState<RecipeListFilter>({
    ...NO_FILTERS,
    search: '',
    published: false,
    fits: false,
    author: '',
    order: '-rating',
  })
  return (
    <>
      <OrderChoice orders={orders} view={view} onChange={(change) => setView({ ...view, ...change })} />
      <output>{view.order}</output>
    </>
  )
}

test('an order that was chosen before the page came alive is the list’s order then', () => {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Library />)
  const select = root.querySelector('select')
  if (select) select.value = '-created_at'
  render(<Library />, { container: root, hydrate: true })
  expect(root.querySelector('output')?.textContent).toBe('-created_at')
})
