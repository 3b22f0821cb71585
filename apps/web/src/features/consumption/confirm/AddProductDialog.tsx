import { useState } from 'react'
import { starts } from '../../../lib/starts.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Row, Rows } from '../../../ui/Row.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Deduction, fromPantry } from './deduction.ts'
import { ProductPicture } from './ProductPicture.tsx'
import { stockWords } from './stock-words.ts'
import { usePantrySearch } from './use-pantry-search.ts'

interface AddProductDialogProps {
  open: boolean
  onClose: () => void
  /** Products that are on the list already. */
  taken: readonly string[]
  onPick: (deduction: Deduction) => void
}

/** Picks another product of the pantry that went into the dish. */
export function AddProductDialog({ open, onClose, ...choice }: AddProductDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Dodaj inny produkt" placement="wide">
      {open && <PantryChoice {...choice} />}
    </Dialog>
  )
}

function PantryChoice({ taken, onPick }: Pick<AddProductDialogProps, 'taken' | 'onPick'>) {
  const [search, setSearch] = useState('')
  const { data, isPending, isError, isFetching, refetch } = usePantrySearch(search)
  const products = data?.results.filter(({ id, in_stock }) => in_stock && !taken.includes(id)).map(fromPantry)
  return (
    <div className="flex min-h-80 flex-col gap-4 pt-1">
      <SearchField label="Szukaj w spiżarni" search={search} maxLength={100} onSearch={setSearch} autofocus />
      {isPending && <SkeletonRows rows={4} label="Ładowanie spiżarni…" />}
      {isError && (
        <ErrorPanel onRetry={starts(refetch)} busy={isFetching}>
          Nie udało się wczytać spiżarni.
        </ErrorPanel>
      )}
      {products && products.length > 0 && (
        <Rows label="Produkty w spiżarni">
          {products.map((product) => (
            <Row
              key={product.productId}
              className="relative hover:bg-sunken"
              start={<ProductPicture name={product.name} category={product.category} />}
              title={
                <button
                  type="button"
                  onClick={() => onPick(product)}
                  className="text-left font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
                >
                  {product.name}
                </button>
              }
              end={<span className="px-2 font-bold tabular-nums">{stockWords(product)}</span>}
            />
          ))}
        </Rows>
      )}
      <p role="status" className="text-muted">
        {products?.length === 0 && 'Nie ma tu takiego produktu.'}
      </p>
    </div>
  )
}
