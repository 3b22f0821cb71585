import type { PantryItem } from '@spizarka/contract/pantry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { findCachedProduct } from '../pantry-cache.ts'
import { pantryProduct } from '../pantry-queries.ts'

const loadDetails = () => import('./ProductDetails.tsx')
const ProductDetails = lazy(async () => ({ default: (await loadDetails()).ProductDetails }))

interface ProductSheetProps {
  id: string
  actions: PantryActions
  onClose: () => void
  onRemove: (item: PantryItem) => void
}

/** Everything about one product: name, shelf, batches with their dates, unit, history. */
export function ProductSheet({ id, actions, onClose, onRemove }: ProductSheetProps) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  // The code comes while the product is being read; what fails here fails again, and is shown, where it is needed.
  useEffect(() => {
    loadDetails().catch(() => undefined)
  }, [])
  const product = useQuery({
    ...pantryProduct(id),
    queryFn: () => actions.read(id),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // Without a network the row is all there is; it can be read, and saving says why it cannot.
  const item = product.isFetchedAfterMount ? (product.data ?? findCachedProduct(client, id)) : undefined
  const isGone = isApiError(product.error, 404)
  const loading = <SkeletonRows rows={2} label="Ładowanie produktu…" />

  return (
    <Dialog open onClose={onClose} title={item?.product_name ?? 'Produkt'} busy={busy} placement="wide">
      {!product.isFetchedAfterMount && loading}
      {isGone && <p className="text-muted">Tego produktu nie ma już w spiżarni.</p>}
      {product.isError && !isGone && !item && (
        <ErrorPanel onRetry={fireAndForget(product.refetch)} busy={product.isFetching}>
          Nie udało się wczytać produktu. Spróbuj ponownie.
        </ErrorPanel>
      )}
      {item && !isGone && (
        <Suspense fallback={loading}>
          <ProductDetails
            item={item}
            actions={actions}
            onBusy={setBusy}
            onClose={onClose}
            onRemove={() => {
              onRemove(item)
              onClose()
            }}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
