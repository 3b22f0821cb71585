import { clsx } from 'clsx'
import { paths } from '../../../lib/paths.ts'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { useShoppingList } from '../../../lib/shopping/replica/local-lists.ts'
import type { ShownList } from '../../../lib/shopping/replica/shown-list.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PrintBar } from '../../../ui/layout/PrintBar.tsx'
import { byAisle } from './aisles.ts'
import { amountWords } from './item-words.ts'
import { useAisleOrder } from './use-aisle-order.ts'

/** /shopping-lists/{id}/print: what is still to be bought on a sheet of A4. */
export function PrintListScreen() {
  const { id = '' } = useParams()
  const { list, reading, again } = useShoppingList(id)
  return (
    <>
      <title>Wydruk listy – Spiżarka</title>
      <div className="print:hidden">
        <PageHeader title="Wydruk listy" back={{ to: paths.shoppingList(id), label: 'Wróć do listy' }} />
      </div>
      <div className="page page-narrow print:m-0 print:block print:max-w-none print:p-0">
        {list?.isRead ? (
          <Sheet list={list} />
        ) : reading === 'under way' ? (
          <SkeletonRows label="Ładowanie listy…" />
        ) : (
          <ErrorPanel onRetry={again}>Nie udało się wczytać listy.</ErrorPanel>
        )}
      </div>
      {list?.isRead && <PrintBar />}
    </>
  )
}

/** What fits on one sheet in each type: up to so many lines, headings counted, in so many columns. */
const PAPER = [
  { lines: 76, className: 'print:columns-2 print:text-[12pt]' },
  { lines: 135, className: 'print:columns-3 print:text-[10pt]' },
  { lines: 220, className: 'print:columns-4 print:text-[8pt]' },
  { lines: Number.POSITIVE_INFINITY, className: 'print:columns-5 print:text-[6.5pt]' },
] as const

function Sheet({ list: { about, items } }: { list: ShownList }) {
  const { walk } = useAisleOrder()
  const aisles = byAisle(
    items.filter(({ checked }) => !checked),
    walk,
  )
  const lines = aisles.reduce((sum, aisle) => sum + 2 + aisle.items.length, 0)
  return (
    <article
      data-paper-sheet
      className="rounded-card border border-line bg-card p-5 shadow-card print:rounded-none print:border-0 print:bg-transparent print:p-0 print:leading-[1.35] print:text-black print:shadow-none"
    >
      <h2 className="mb-3 text-h2 wrap-break-word">{about.name}</h2>
      <div className={clsx('gap-6 sm:columns-2', PAPER.find((size) => lines <= size.lines)?.className)}>
        {aisles.map(({ aisle, title, items: here }) => (
          <section key={aisle} className="mb-[0.8em]">
            <h3 className="font-bold">{title}</h3>
            <ul role="list">
              {here.map((item) => (
                <li key={item.id} className="flex items-baseline gap-[0.5em] break-inside-avoid">
                  <span aria-hidden className="inline-block size-[0.75em] shrink-0 border border-current" />
                  <span className="min-w-0 flex-1 wrap-break-word">
                    {item.name}
                    {item.note && <span className="text-muted print:text-black">, {item.note}</span>}
                  </span>
                  <span className="tabular-nums">{amountWords(item)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {aisles.length === 0 && <p>Wszystko kupione.</p>}
      </div>
    </article>
  )
}
