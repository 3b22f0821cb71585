import type { PantryItem } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { History, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { formatNumber, formatPoints, formatProducts } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Link } from '../../ui/button/link.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { ExactAmountDialog } from './amounts/ExactAmountDialog.tsx'
import { usePantryActions } from './pantry-actions.ts'
import type { PantrySummary } from './pantry-queries.ts'
import { usePantrySummary } from './pantry-queries.ts'
import { ProductSheet } from './product/ProductSheet.tsx'
import { PantryBody } from './shelves/PantryBody.tsx'
import { moveFocusToNeighbour, RowActionsContext } from './shelves/row-actions.ts'

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
    moveFocusToNeighbour()
    actions.remove(item)
  }, [productId, actions])

  const rowActions = useMemo(
    () => ({ tap: actions.tap, markUsedUp: actions.markUsedUp, askAmount: setAsked, openProduct: fireAndForget(open) }),
    [actions, open],
  )

  return (
    <RowActionsContext value={rowActions}>
      <title>Spiżarnia – Spiżarka</title>
      <PantryHeader summary={summary.data} />
      <PantryBody quickAdd={quickAdd} summary={summary} actions={actions} />
      {asked && <ExactAmountDialog key={asked.id} item={asked} actions={actions} onClose={() => setAsked(undefined)} />}
      {productId !== null && (
        <ProductSheet
          key={productId}
          id={productId}
          actions={actions}
          onClose={fireAndForget(close)}
          onRemove={(item) => {
            toRemove.current = item
          }}
        />
      )}
    </RowActionsContext>
  )
}

const PARAM = 'product'
const ID = /^[1-9]\d{0,17}$/
const OPENED_HERE = { sheet: 'opened here' }

/** The product whose sheet is open stands in the address: the phone's Back closes it, a reload keeps it. */
function useProductSheet() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = params.get(PARAM)
  const productId = named !== null && ID.test(named) ? named : null

  // Rows hold on to `open`: it must not change with the address, or each of them is drawn again.
  const now = useRef({ params, state, navigate })
  useEffect(() => {
    now.current = { params, state, navigate }
  })
  const sheet = useMemo(() => {
    const go = (id: string | null, options: { replace?: boolean; state?: unknown }) => {
      const next = new URLSearchParams(now.current.params)
      if (id === null) next.delete(PARAM)
      else next.set(PARAM, id)
      return now.current.navigate({ search: next.toString() }, { ...options, preventScrollReset: true })
    }
    return {
      open: (id: string) => go(id, { state: OPENED_HERE }),
      close: () => (wasOpenedHere(now.current.state) ? now.current.navigate(-1) : go(null, { replace: true })),
    }
  }, [])
  return { productId, ...sheet }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === OPENED_HERE.sheet
}

/** Celebrates the bonus that a review has brought, once: reloading or coming back says nothing again. */
function useBonusToast(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const bonus = bonusOf(location.state)
  useEffect(() => {
    if (bonus === undefined) return
    if (bonus > 0) toast.success(`Pełna spiżarnia! Masz +${formatPoints(bonus)} AI.`)
    const leave = navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true })
    Promise.resolve(leave).catch(reportError)
  }, [bonus, location.search, navigate])
}

function bonusOf(state: unknown): number | undefined {
  const bonus = typeof state === 'object' && state !== null && 'bonusAwarded' in state ? state.bonusAwarded : undefined
  return typeof bonus === 'number' ? bonus : undefined
}

/** The head of the pantry: what is in it, its history, and from 768 px on the way to add to it. */
function PantryHeader({ summary }: { summary: PantrySummary | undefined }) {
  return (
    <PageHeader
      title="Spiżarnia"
      // The line is there before its words, so that nothing moves when they come.
      subtitle={summary ? `${formatProducts(summary.products)}, ${formatSpices(summary.spices)}` : '\u00a0'}
      actions={
        <>
          <Link
            to={paths.pantryHistory}
            aria-label="Historia zmian"
            className="grid size-11 place-items-center rounded-pill bg-card hover:bg-sunken lg:hidden"
          >
            <History aria-hidden className="size-5.5" />
          </Link>
          <ButtonLink
            to={paths.pantryHistory}
            variant="outline"
            className="max-lg:hidden"
            icon={<History aria-hidden className="size-5" />}
          >
            Historia
          </ButtonLink>
          <ButtonLink to={paths.addProducts} className="max-md:hidden" icon={<Plus aria-hidden className="size-5" />}>
            Dodaj produkty
          </ButtonLink>
        </>
      }
    />
  )
}

function formatSpices(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['przyprawa', 'przyprawy', 'przypraw'])}`
}
