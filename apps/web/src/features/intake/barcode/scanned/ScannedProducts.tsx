import { useState } from 'react'
import { Attribution } from './Attribution.tsx'
import { QuantityDialog } from './QuantityDialog.tsx'
import { ScannedRow } from './ScannedRow.tsx'
import type { ScannedItem, ScannedItems } from './scanned-item.ts'
import type { ScannedList } from './scanned-list.ts'

interface ScannedProductsProps {
  list: ScannedList
  items: ScannedItems
  /** What has just happened to them. */
  news: string
  onName: (item: ScannedItem) => void
}

/** Everything scanned so far, the newest on top. */
export function ScannedProducts({ list, items, news, onName }: ScannedProductsProps) {
  const [weighing, setWeighing] = useState<ScannedItem>()
  return (
    <section
      tabIndex={-1}
      aria-labelledby="zeskanowane"
      className="mx-auto flex w-full max-w-160 flex-col gap-3 px-4 pt-4 pb-10 outline-none md:px-10 lg:p-0"
    >
      <h2 id="zeskanowane" className="text-h3">
        Zeskanowane produkty ({items.length})
      </h2>
      {/* Always there: a live region that appears together with its text is not announced. */}
      <p role="status" className="sr-only">
        {news}
      </p>
      {items.length === 0 ? (
        <p className="rounded-card border-[1.5px] border-dashed border-control px-5 py-6 text-center text-muted">
          Lista jest pusta. Uruchom skaner i pokaż mu pierwszy kod.
        </p>
      ) : (
        <ul role="list" aria-labelledby="zeskanowane" className="flex flex-col gap-3">
          {items.map((item) => (
            <ScannedRow key={item.gtin} item={item} list={list} onName={() => onName(item)} onWeigh={() => setWeighing(item)} />
          ))}
        </ul>
      )}
      <Attribution items={items} />
      {weighing && (
        <QuantityDialog
          item={weighing}
          onClose={() => setWeighing(undefined)}
          onQuantity={(quantity) => {
            list.setQuantity(weighing.gtin, quantity)
            setWeighing(undefined)
          }}
        />
      )}
    </section>
  )
}
