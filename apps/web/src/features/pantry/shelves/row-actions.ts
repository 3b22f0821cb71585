import type { PantryItem } from '@spizarka/contract/pantry'
import { createContext, use } from 'react'

/** What can be done to a product from its row. */
interface RowActions {
  tap: (item: PantryItem, step: number) => void
  markUsedUp: (item: PantryItem) => void
  remove: (item: PantryItem) => void
  askAmount: (item: PantryItem) => void
  openProduct: (id: string) => void
}

export const RowActionsContext = createContext<RowActions | undefined>(undefined)

export function useRowActions(): RowActions {
  const actions = use(RowActionsContext)
  if (!actions) throw new Error('Rows of the pantry stand on the pantry screen alone')
  return actions
}

/** Gives the focus to a neighbour of the row that is about to go, so that the keyboard keeps its place in the list. */
export function moveFocusToNeighbour(): void {
  const row = document.activeElement?.closest('li')
  if (row) neighbourOf(row)?.focus()
}

// Names of rows, not their buttons: who holds Enter on "−" must not use up the neighbour as well.
const ROW_NAME_SELECTOR = '[data-row-name]'

function neighbourOf(row: HTMLElement): HTMLElement | null {
  const neighbour = row.nextElementSibling ?? row.previousElementSibling
  if (neighbour) return neighbour.querySelector<HTMLElement>(ROW_NAME_SELECTOR)
  // With its last row a shelf goes too: the next one has the focus, or the one before.
  const names = [...document.querySelectorAll<HTMLElement>(ROW_NAME_SELECTOR)].filter((name) => !row.contains(name))
  const follows = (name: HTMLElement) => Boolean(row.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING)
  return names.find(follows) ?? names.at(-1) ?? document.querySelector('main')
}
