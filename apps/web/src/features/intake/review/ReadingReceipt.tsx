import type { ResponseOf } from '@spizarka/contract/endpoint'
import { readIntakeProgress } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { formatAmount, formatNumber } from '../../../lib/text/format.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { MarkedPicture, useReceiptPicture } from '../receipt/ReceiptPicture.tsx'

const POLL_MS = 400
const LONG_MS = 20_000
/** Delay between lines as they appear. */
const LINE_MS = 120
/** How many new lines are announced to screen readers at once. */
const ANNOUNCE_EVERY = 3

/** The share read from which the total length can be estimated. */
const MIN_SHARE = 0.3

type Found = ResponseOf<typeof readIntakeProgress>['found']

/** While a receipt is being read: the picture, and what has been found on it so far. */
export function ReadingReceipt({ sessionId }: { sessionId: string }) {
  const { url: picture } = useReceiptPicture(sessionId)
  const { data } = useQuery({
    ...endpointQuery(readIntakeProgress, { params: { sessionId } }),
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'processing' ? POLL_MS : false),
    retry: false,
    gcTime: 0,
  })
  const found = useOneByOne(data?.found ?? [])
  const total = data && expectedCount(data)
  const long = useElapsed(LONG_MS)
  return (
    <div className="page page-narrow gap-5!">
      {picture && (
        <div className="relative h-93 overflow-hidden rounded-sheet bg-tint-jar">
          <MarkedPicture url={picture} places={found.flatMap(({ places }) => places)} hasNewest className="size-full" />
          <span aria-hidden className="scan-line" />
        </div>
      )}
      <Card>
        <p role="status" className="text-muted">
          Przetwarzanie listy przez AI...
        </p>
        <div className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 className="flex items-center gap-3 text-h3">
            {found.length === 0 ? (
              <>
                <Spinner /> Czytamy paragon
              </>
            ) : (
              countOf(found.length)
            )}
          </h2>
          {found.length > 0 && total !== undefined && (
            <span className="font-bold text-brand-ink tabular-nums">z ok. {formatNumber(Math.max(total, found.length))}</span>
          )}
        </div>
        <ProgressBar label="Odczytane" value={Math.round((data?.share ?? 0) * 100)} max={100} nearAt={2} className="mt-3" />
        <p aria-live="polite" className="sr-only">
          {found.length >= ANNOUNCE_EVERY && countOf(found.length - (found.length % ANNOUNCE_EVERY))}
        </p>
        {long && <p className="mt-1">Długi paragon, jeszcze chwila.</p>}
        {found.length > 0 && <FoundProducts found={found} />}
      </Card>
      <Banner icon={<ShieldCheck aria-hidden />}>
        {COSTS.receiptIntake} punktów jest <strong>zarezerwowanych</strong>. Jeśli odczyt się nie uda, wrócą same. Możesz wyjść z tego
        ekranu, lista poczeka na Ciebie w „Dodaj produkty”.
      </Banner>
    </div>
  )
}

/** About as many lines as the whole receipt has, by the part of it that was read; undefined where that is too little to tell. */
function expectedCount({ share, found }: { share: number; found: Found }): number | undefined {
  return share < MIN_SHARE ? undefined : Math.round(found.length / share)
}

/** Znaleziono 6 pozycji */
function countOf(count: number): string {
  return `Znaleziono ${formatNumber(count)} ${plural(count, ['pozycję', 'pozycje', 'pozycji'])}`
}

function FoundProducts({ found }: { found: Found }) {
  return (
    <ul role="list" aria-label="Znalezione produkty" className="mt-3 flex flex-wrap gap-2">
      {found.map((product, place) => (
        <li
          // Two lines may say the same; a line keeps its place.
          key={`${place} ${product.product_name}`}
          className={clsx(
            place === found.length - 1 ? 'bg-brand-soft' : 'bg-sunken',
            'flex max-w-full items-center gap-2 rounded-2xl py-1 pr-3 pl-1 text-[0.9375rem] leading-5 transition-[translate,opacity] duration-(--duration-slow) ease-standard starting:-translate-y-4 starting:opacity-0',
          )}
        >
          <ProductTile size="sm" name={product.product_name} {...foodLook(product)} />
          <span className="min-w-0 wrap-break-word">
            <span className="font-semibold">{product.product_name}</span>
            {product.quantity !== null && product.unit && (
              <span className="text-muted tabular-nums"> {formatAmount(product.quantity, product.unit)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What has been found, a line after the other; where movement is reduced all of it at once. */
function useOneByOne(found: Found): Found {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown >= found.length) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => setShown(still ? found.length : shown + 1), still ? 0 : LINE_MS)
    return () => clearTimeout(timer)
  }, [shown, found.length])
  return found.slice(0, shown)
}

/** Whether that much time has passed since the screen was opened. */
function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}
