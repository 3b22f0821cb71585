import type { PantryItem } from '@spizarka/contract/pantry'
import { createContext, use } from 'react'

/** What can be done to a product from its row. */
export interface RowActions {
  tap: (item: PantryItem, step: number) => void
  markUsedUp: (item: PantryItem) => void
  askAmount: (item: PantryItem) => void
  openProduct: (id: string) => void
}

export const RowActionsContext = createContext<RowActions | undefined>(undefined)

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext)
  if (!actions) throw new Error('Rows of the pantry stand on the pantry screen alone')
  return actions
}
