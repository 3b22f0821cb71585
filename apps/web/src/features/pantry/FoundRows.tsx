import type { PantryItem } from '@spizarka/contract/pantry'
import { SearchX } from 'lucide-react'
import { formatProducts } from '../../lib/format.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Rows } from '../../ui/Row.tsx'
import { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
import { ProductRow } from './ProductRow.tsx'
import type { PantryView } from './use-pantry-view.ts'

interface FoundRowsProps {
  view: PantryView
  rows: readonly PantryItem[]
  more: LoadMoreProps
  onShowAll: () => void
}

/** What a search or a filter has found, as one list. */
export function FoundRows({ view, rows, more, onShowAll }: FoundRowsProps) {
  return (
    <section aria-labelledby="znalezione">
      <h2 id="znalezione" className="sr-only">
        Znalezione produkty
      </h2>
      <p role="status" className="mb-3 text-small text-muted">
        {rows.length > 0 && `Wynik: ${more.load ? 'ponad ' : ''}${formatProducts(rows.length)}`}
      </p>
      {rows.length > 0 ? (
        <Rows label="Znalezione produkty">
          {rows.map((item) => (
            <ProductRow key={item.id} item={item} />
          ))}
        </Rows>
      ) : (
        more.load === null && (
          <EmptyState
            picture={
              <span className="grid size-16 place-items-center rounded-sheet bg-sunken text-muted">
                <SearchX aria-hidden className="size-8" />
              </span>
            }
            {...nothingFound(view)}
          >
            <Button variant="soft" onClick={onShowAll}>
              Pokaż całą spiżarnię
            </Button>
          </EmptyState>
        )
      )}
      <LoadMore {...more} />
    </section>
  )
}

function nothingFound({ search, show }: PantryView): { title: string; text: string } {
  if (search !== '') return { title: 'Nie ma takiego produktu', text: `W spiżarni nic nie pasuje do „${search}”.` }
  if (show === 'soon') return { title: 'Nic nie goni', text: 'Przez najbliższe trzy dni nic nie traci terminu.' }
  if (show === 'expired') return { title: 'Wszystko w terminie', text: 'Żaden produkt nie jest po terminie.' }
  return { title: 'Ta półka jest pusta', text: 'Nic na niej teraz nie stoi.' }
}
