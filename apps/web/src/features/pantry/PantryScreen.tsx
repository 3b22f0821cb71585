import type { PantryItem } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { Ellipsis, History, ListChecks, Plus, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { useLatest } from '../../lib/hooks/use-latest.ts'
import { useWideScreen } from '../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchParams } from '../../lib/router/links.tsx'
import { useLocation, useNavigate } from '../../lib/router/ScreenRoutes.tsx'
import { formatNumber, formatPoints, formatProducts } from '../../lib/text/format.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { usePantryActions } from './pantry-actions.ts'
import type { PantrySummary } from './pantry-queries.ts'
import { usePantrySummary } from './pantry-queries.ts'
import { createSelection, SelectionContext, useSelecting } from './selection/selection.ts'
import { PantryBody } from './shelves/PantryBody.tsx'
import { moveFocusToNeighbour, RowActionsContext } from './shelves/row-actions.ts'

const ProductSheet = lazy(async () => ({ default: (await import('./product/ProductSheet.tsx')).ProductSheet }))
const ExactAmountDialog = lazy(async () => ({ default: (await import('./amounts/ExactAmountDialog.tsx')).ExactAmountDialog }))

interface PantryScreenProps {
  /** The ways of adding products, for an empty pantry. */
  quickAdd: ReactNode
  /** The line at the head in which products are written down; without it the search is there. */
  addLine?: ReactNode
}

/** /pantry: what is at home, and everything that happens to it. */
export function PantryScreen({ quickAdd, addLine }: PantryScreenProps) {
  const summary = usePantrySummary()
  const actions = usePantryActions()
  const { productId, open, close } = useProductSheet()
  const [asked, setAsked] = useState<PantryItem>()
  const [params] = useSearchParams()
  const [searching, setSearching] = useState(() => params.has('q'))
  const [selection] = useState(createSelection)
  const { state } = useLocation()
  const [arrived] = useState(() => bonusOf(state) !== undefined)
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
    () => ({
      tap: actions.tap,
      markUsedUp: actions.markUsedUp,
      remove: actions.remove,
      askAmount: setAsked,
      openProduct: fireAndForget(open),
    }),
    [actions, open],
  )

  return (
    <RowActionsContext value={rowActions}>
      <SelectionContext value={selection}>
        <title>Spiżarnia – Spiżarka</title>
        <PantryHeader summary={summary.data} onSearch={addLine ? () => setSearching(true) : undefined} />
        <PantryBody
          quickAdd={quickAdd}
          addLine={addLine}
          searching={searching}
          onSearching={setSearching}
          summary={summary}
          actions={actions}
          arrived={arrived}
        />
        {asked && (
          <Suspense>
            <ExactAmountDialog key={asked.id} item={asked} actions={actions} onClose={() => setAsked(undefined)} />
          </Suspense>
        )}
        {productId !== null && (
          <Suspense>
            <ProductSheet
              key={productId}
              id={productId}
              actions={actions}
              onClose={fireAndForget(close)}
              onRemove={(item) => {
                toRemove.current = item
              }}
            />
          </Suspense>
        )}
      </SelectionContext>
    </RowActionsContext>
  )
}

const PARAM = 'product'
const ID = /^[1-9]\d{0,17}$/
const OPENED_HERE_STATE = { sheet: 'opened here' }

/** The product whose sheet is open is in the address: the phone's Back closes it, a reload keeps it. */
function useProductSheet() {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const named = params.get(PARAM)
  const productId = named !== null && ID.test(named) ? named : null

  // Rows hold on to `open`: it must not change with the address, or each of them is drawn again.
  const now = useLatest({ params, state, navigate })
  const sheet = useMemo(() => {
    const go = (id: string | null, options: { replace?: boolean; state?: unknown }) => {
      const next = new URLSearchParams(now.current.params)
      if (id === null) next.delete(PARAM)
      else next.set(PARAM, id)
      return now.current.navigate({ search: next.toString() }, options)
    }
    return {
      open: (id: string) => go(id, { state: OPENED_HERE_STATE }),
      close: () => (wasOpenedHere(now.current.state) ? now.current.navigate(-1) : go(null, { replace: true })),
    }
  }, [now])
  return { productId, ...sheet }
}

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === OPENED_HERE_STATE.sheet
}

/** Celebrates the bonus that a review has brought, once: reloading or coming back says nothing again. */
function useBonusToast(): void {
  const location = useLocation()
  const navigate = useNavigate()
  const bonus = bonusOf(location.state)
  useEffect(() => {
    if (bonus === undefined) return
    if (bonus > 0) toast.success(`Pełna spiżarnia! Masz +${formatPoints(bonus)} AI.`)
    const leave = navigate({ search: location.search }, { replace: true, state: null })
    Promise.resolve(leave).catch(reportError)
  }, [bonus, location.search, navigate])
}

function bonusOf(state: unknown): number | undefined {
  const bonus = typeof state === 'object' && state !== null && 'bonusAwarded' in state ? state.bonusAwarded : undefined
  return typeof bonus === 'number' ? bonus : undefined
}

interface PantryHeaderProps {
  summary: PantrySummary | undefined
  /** Shows the search where it does not stand already. */
  onSearch: (() => void) | undefined
}

/** The head of the pantry: how full it is, the search, what else can be done, and from 768 px on the way to add to it. */
function PantryHeader({ summary, onSearch }: PantryHeaderProps) {
  const selecting = useSelecting()
  if (selecting) return null
  return (
    <PageHeader
      title="Spiżarnia"
      // The line is there before its words, so that nothing moves when they come.
      subtitle={summary ? <Fullness summary={summary} /> : '\u00a0'}
      actions={
        <>
          {onSearch && (
            <IconButton
              data-opens-search
              look="soft"
              label="Szukaj w spiżarni"
              icon={<Search aria-hidden className="size-5.5" />}
              onClick={onSearch}
            />
          )}
          <MoreActions />
          {/* An empty pantry shows the four ways themselves. */}
          {summary?.products !== 0 && (
            <ButtonLink to={paths.addProducts} className="max-md:hidden" icon={<Plus aria-hidden className="size-5" />}>
              Dodaj produkty
            </ButtonLink>
          )}
        </>
      }
    />
  )
}

const NEAR_LIMIT = 0.8

/** How much of the plan's limit is used, in a line; without a limit the count alone. */
function Fullness({ summary: { products, spices, limit } }: { summary: PantrySummary }) {
  const full = limit !== null && products >= limit
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>
          {limit === null ? formatProducts(products) : `${formatNumber(products)} z ${formatNumber(limit)} produktów`}
          <span className="max-md:hidden">, {formatSpices(spices)}</span>
        </span>
        {limit !== null && (
          <ProgressBar
            label="Produkty w spiżarni"
            value={products}
            max={limit}
            nearAt={NEAR_LIMIT}
            full
            className="h-1.25! w-24! bg-card! md:hidden"
          />
        )}
      </span>
      {full && (
        <span className="mt-1 block text-small font-semibold text-late-ink">
          Spiżarnia jest pełna. Zużyj coś albo{' '}
          <Link to={paths.subscription} className="inline-block py-1 underline underline-offset-3">
            przejdź na Premium
          </Link>
          .
        </span>
      )}
    </>
  )
}

/** What is done now and then: choosing several products, and what has happened. */
function MoreActions() {
  const selection = use(SelectionContext)
  const wide = useWideScreen()
  const [open, setOpen] = useState(false)
  const row = 'flex min-h-12 w-full items-center gap-3.5 rounded-control px-3 text-left font-semibold hover:bg-sunken'
  return (
    <>
      <IconButton
        look="soft"
        label="Więcej: spiżarnia"
        icon={<Ellipsis aria-hidden className="size-5.5" />}
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={() => setOpen(false)} title="Spiżarnia">
        <div className="-mx-2 flex flex-col">
          {!wide && (
            <button
              type="button"
              className={row}
              onClick={() => {
                setOpen(false)
                selection.start()
              }}
            >
              <ListChecks aria-hidden className="size-5.5" />
              Zaznacz
            </button>
          )}
          <Link to={paths.pantryHistory} className={row}>
            <History aria-hidden className="size-5.5" />
            Historia zmian
          </Link>
        </div>
      </Dialog>
    </>
  )
}

function formatSpices(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['przyprawa', 'przyprawy', 'przypraw'])}`
}
