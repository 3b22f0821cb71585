import type { PantryItem } from '@spizarka/contract/pantry'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { starts } from '../../lib/starts.ts'
import { FabLink } from '../../ui/Fab.tsx'
import { ExactAmountDialog } from './ExactAmountDialog.tsx'
import { PantryBody } from './PantryBody.tsx'
import { PantryHead } from './PantryHead.tsx'
import { passFocusOn } from './pass-focus-on.ts'
import { ProductSheet } from './product/ProductSheet.tsx'
import { RowActionsContext } from './row-actions.ts'
import { useBonusToast } from './use-bonus-toast.ts'
import { usePantryActions } from './use-pantry-actions.ts'
import { usePantrySummary } from './use-pantry-summary.ts'
import { useProductSheet } from './use-product-sheet.ts'

/** /pantry: what is at home, and everything that happens to it. `quickAdd` are the ways of adding products. */
export function PantryScreen({ quickAdd }: { quickAdd: ReactNode }) {
  const summary = usePantrySummary()
  const actions = usePantryActions()
  const { productId, open, close } = useProductSheet()
  const [asked, setAsked] = useState<PantryItem>()
  const toRemove = useRef<PantryItem>(undefined)
  useBonusToast()

  // A product is removed once its sheet has closed and given the focus back to the row, which can then pass it on.
  useEffect(() => {
    const item = toRemove.current
    if (!item || productId !== null) return
    toRemove.current = undefined
    passFocusOn()
    actions.remove(item)
  }, [productId, actions])

  const rowActions = useMemo(
    () => ({ tap: actions.tap, markUsedUp: actions.markUsedUp, askAmount: setAsked, openProduct: starts(open) }),
    [actions, open],
  )

  return (
    <RowActionsContext value={rowActions}>
      <title>Spiżarnia – Spiżarka</title>
      <PantryHead summary={summary.data} />
      <PantryBody quickAdd={quickAdd} summary={summary} actions={actions} />
      <FabLink to={paths.addProducts} icon={<Plus aria-hidden className="size-6" />}>
        Dodaj
      </FabLink>
      {asked && <ExactAmountDialog key={asked.id} item={asked} actions={actions} onClose={() => setAsked(undefined)} />}
      {productId !== null && (
        <ProductSheet
          key={productId}
          id={productId}
          actions={actions}
          onClose={starts(close)}
          onRemove={(item) => {
            toRemove.current = item
          }}
        />
      )}
    </RowActionsContext>
  )
}
