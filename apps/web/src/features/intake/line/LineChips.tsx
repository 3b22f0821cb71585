import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { daysUntil, formatAmount, formatDaysLeft, formatNumber } from '../../../lib/text/format.ts'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import type { LineProduct } from './typed-line.ts'
import type { AddLineState } from './use-add-line.ts'

const LineProductSheet = lazy(async () => ({ default: (await import('./LineProductSheet.tsx')).LineProductSheet }))

/** How the line reads: each product a chip, certain ones solid, doubtful ones with a question, the last words as far as they go. */
export function LineChips({ line }: { line: AddLineState }) {
  const [opened, setOpened] = useState<LineProduct>()
  const { products, unfinished, more } = line
  return (
    <>
      <ul role="list" aria-label="Odczytane produkty" className="flex flex-wrap gap-2">
        {products.map((product) => (
          <li key={product.key} className="max-w-full">
            <ProductChip product={product} onOpen={() => setOpened(product)} />
          </li>
        ))}
        {unfinished && (
          <li className="flex min-h-12.5 max-w-full items-center gap-2.5 rounded-2xl border-[1.5px] border-dashed border-control px-3 py-1 text-muted">
            <Pencil aria-hidden className="size-5 shrink-0 text-ink" />
            <span className="min-w-0">
              <span className="block truncate leading-5">{unfinished.written}…</span>
              {unfinished.suggestion && <span className="block text-caption">{unfinished.suggestion}?</span>}
            </span>
          </li>
        )}
        {more > 0 && (
          <li className="flex min-h-12.5 items-center px-2 text-small font-semibold text-muted">
            i jeszcze {formatNumber(more)} {plural(more, ['produkt', 'produkty', 'produktów'])}
          </li>
        )}
      </ul>
      {opened && (
        <Suspense>
          <LineProductSheet
            key={opened.key}
            product={opened}
            onClose={() => setOpened(undefined)}
            onCorrect={(what) => {
              line.correct(opened, what)
              setOpened(undefined)
            }}
            onDrop={() => {
              line.drop(opened)
              setOpened(undefined)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function ProductChip({ product, onOpen }: { product: LineProduct; onOpen: () => void }) {
  const { read, correction, certain } = product
  const amount = correction ? correction.amount : read.amount
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={clsx(
        'flex min-h-12.5 max-w-full items-center gap-2 rounded-2xl border-[1.5px] py-1 pr-2.5 pl-1 text-left',
        certain ? 'border-line bg-card shadow-card hover:bg-sunken' : 'border-dashed border-honey bg-soon-soft hover:brightness-97',
      )}
    >
      <ProductTile size="sm" name={read.product_name} {...foodLook(read)} />
      <span className="min-w-0">
        <span className="block leading-5 font-semibold wrap-break-word">{correction?.name ?? read.product_name}</span>
        <span className="block text-caption tabular-nums">
          <span className="font-bold">{read.is_spice ? 'na stanie' : amount && formatAmount(amount.quantity, amount.unit)}</span>
          <ChipNote product={product} />
        </span>
      </span>
    </button>
  )
}

const QUESTIONS = { name: 'dodać tak?', amount: 'czy więcej?', unit: 'zgadza się?' } as const

/** What is behind the amount: a question, what there will be in all, or how long it keeps. */
function ChipNote({ product: { read, correction, certain } }: { product: LineProduct }) {
  const amount = correction ? correction.amount : read.amount
  const space = amount ? ' ' : ''
  if (!certain && read.doubt) return <span className="font-bold text-soon-ink">{`${space}${QUESTIONS[read.doubt]}`}</span>
  const { in_pantry: held } = read
  if (amount && held && held.unit === amount.unit)
    return (
      <span className="text-muted">
        , razem{' '}
        {amount.unit === 'pieces'
          ? formatNumber(held.quantity + amount.quantity)
          : formatAmount(held.quantity + amount.quantity, amount.unit)}
      </span>
    )
  const date = correction?.bestBefore === undefined ? read.best_before : correction.bestBefore
  if (date === null || read.is_spice) return null
  const left = formatDaysLeft(daysUntil(date))
  return <span className="text-muted">{correction?.bestBefore === undefined ? `, ok. ${left}` : `, ${left}`}</span>
}
