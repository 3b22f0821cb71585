import type { PantryItem } from '@spizarka/contract/pantry'
import { useState } from 'react'
import type { PantryActions } from '../pantry-actions.ts'
import { PriceHistory } from './PriceHistory.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductHistory } from './ProductHistory.tsx'

interface ProductDetailsProps {
  item: PantryItem
  actions: PantryActions
  onBusy: (busy: boolean) => void
  onClose: () => void
  onRemove: () => void
}

/** A product to be changed, what it cost, and what happened to it. */
export function ProductDetails({ item, actions, onBusy, onClose, onRemove }: ProductDetailsProps) {
  // Counts the changes that did not come from the form: it begins anew with each.
  const [revision, setRevision] = useState(0)
  return (
    <>
      <ProductForm key={revision} item={item} update={actions.update} onBusy={onBusy} onDone={onClose} onRemove={onRemove} />
      <PriceHistory productId={item.id} />
      <ProductHistory
        productId={item.id}
        undoLast={async () => {
          await actions.undoLast(item.id)
          setRevision((count) => count + 1)
        }}
      />
    </>
  )
}
