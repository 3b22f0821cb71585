import { readPantryItem, type PantryItem } from '@spizarka/contract/pantry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { findShownProduct } from '../pantry-cache.ts'
import { pantryProduct } from '../pantry-queries.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductHistory } from './ProductHistory.tsx'

interface ProductSheetProps {
  id: string
  actions: PantryActions
  onClose: () => void
  onRemove: (item: PantryItem) => void
}

/** Everything about one product: name, shelf, unit, batches with their dates, history. */
export function ProductSheet({ id, actions, onClose, onRemove }: ProductSheetProps) {
  const client = useQueryClient()
  const product = useQuery({
    ...pantryProduct(id),
    queryFn: async ({ signal }) => {
      // Taps that wait belong to what is shown here.
      await actions.sendTaps(id)
      return call(readPantryItem, { params: { id }, signal })
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}
