import { listPrices, type PantryItem, type Price } from '@spizarka/contract/pantry'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { formatAmount, formatDay, formatGrosze } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { ChangeRow } from '../history/ChangeRow.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { pantryHistory, rowsOf } from '../pantry-queries.ts'
import { ProductForm } from './ProductForm.tsx'

interface ProductDetailsProps {
  item: PantryItem
  actions: PantryActions
  onBusy: (busy: boolean) => void
  onClose: () => void
  onRemove: () => void
}

/** A product to be changed, what it cost, and what happened to it. */
export function ProductDetails({ item, actions, onBusy, onClose, onRemove }: ProductDetailsProps) {
  // Counts the changes that did not come from the form: it begins again with each.
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

const MAX_SHOWN = 5

/** The latest changes of one product. */
function ProductHistory({ productId, undoLast }: { productId: string; undoLast: () => Promise<void> }) {
  const history = useInfiniteQuery(pantryHistory(productId, MAX_SHOWN))
  return (
    <section aria-labelledby="historia-produktu" className="mt-7">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4">
        <h3 id="historia-produktu" className="text-h4">
          Ostatnie zmiany
        </h3>
        <Link to={paths.pantryHistory} className="inline-flex min-h-11 items-center font-bold text-brand-ink">
          Cała historia
        </Link>
      </div>
      {history.isPending && <SkeletonRows rows={2} label="Ładowanie historii…" />}
      {history.isError && (
        <ErrorPanel onRetry={fireAndForget(history.refetch)} busy={history.isFetching}>
          Nie udało się wczytać historii.
        </ErrorPanel>
      )}
      {history.data && (
        <Rows label="Ostatnie zmiany">
          {rowsOf(history.data).map((change) => (
            <ChangeRow key={change.id} change={change} among="product" undo={undoLast} />
          ))}
        </Rows>
      )}
    </section>
  )
}

const PRICES_SHOWN = 10
const PER = { grams: 'za kg', ml: 'za l', pieces: 'za szt.' } as const

/** What a product cost on the latest receipts; nothing while there is none, for most products come from lists. */
function PriceHistory({ productId }: { productId: string }) {
  const { data } = useQuery(endpointQuery(listPrices, { params: { id: productId }, query: { page_size: PRICES_SHOWN } }))
  if (!data || data.results.length === 0) return null
  const prices = data.results
  return (
    <section aria-labelledby="ceny-produktu" className="mt-7">
      <h3 id="ceny-produktu" className="mb-3 text-h4">
        Ceny
      </h3>
      <PriceTrend prices={prices} />
      <Rows label="Ceny">
        {prices.map((price, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- nothing is put in between while the sheet is open
          <Row key={place} title={perUnit(price) ?? formatGrosze(price.price_grosze)} detail={<Detail price={price} />} />
        ))}
      </Rows>
    </section>
  )
}

function Detail({ price }: { price: Price }) {
  const { shop, bought_on: boughtOn, quantity, unit } = price
  const bought = quantity === null || unit === null ? undefined : `${formatAmount(quantity, unit)} za ${formatGrosze(price.price_grosze)}`
  return <span className="text-small text-muted">{[formatDay(boughtOn), shop, bought].filter(Boolean).join(' · ')}</span>
}

/** 12,99 zł za kg */
function perUnit({ grosze_per_unit: grosze, unit }: Price): string | undefined {
  return grosze === null || unit === null ? undefined : `${formatGrosze(grosze)} ${PER[unit]}`
}

const WIDTH = 320
const HEIGHT = 56
const EDGE = 5

/** The way of the price per unit from the first to the latest receipt; the figures are in the list below it. */
function PriceTrend({ prices }: { prices: readonly Price[] }) {
  const points = pointsOf(prices)
  const last = points.at(-1)
  if (points.length < 2 || !last) return null
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="mb-3 block w-full rounded-card bg-sunken text-brand">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={last.x} cy={last.y} r="4" fill="currentColor" />
    </svg>
  )
}

/** Of the prices, newest first, that are for the unit of the newest one. */
function pointsOf(prices: readonly Price[]): { x: number; y: number }[] {
  const values = prices
    .filter(({ unit }) => unit === prices[0]?.unit)
    .flatMap(({ grosze_per_unit: grosze }) => grosze ?? [])
    .toReversed()
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1)
  return values.map((value, place) => {
    const share = most === least ? 0.5 : (value - least) / (most - least)
    return { x: EDGE + place * step, y: HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE) }
  })
}
