import type { ResponseOf } from '@spizarka/contract/endpoint'
import { COSTS } from '@spizarka/contract/limits'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { foodLook } from '../../../lib/food-look.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../lib/router/links.tsx'
import { formatNumber, formatProducts } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CostPill } from '../../../ui/button/CostPill.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { amountWords, dishWords } from '../list/item-words.ts'

interface NotBoughtProps {
  items: readonly ShoppingItem[]
  struck: ReadonlySet<string>
  onStrike: (ids: readonly string[], isStruck: boolean) => void
}

/** More than this, and the rest is shown when it is asked for. */
const MAX_SHOWN = 4

/** What stays to be bought, unless it is struck off. */
export function NotBought({ items, struck, onStrike }: NotBoughtProps) {
  const [open, setOpen] = useState(false)
  if (items.length === 0) return null
  const areMany = items.length > MAX_SHOWN + 1
  const hidden = areMany && !open ? items.length - MAX_SHOWN : 0
  const areAllStruck = items.every(({ id }) => struck.has(id))
  return (
    <section aria-labelledby="niekupione" className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="niekupione" className="text-h3">
          Nie kupione
        </h2>
        <Badge tone="soon">{items.length}</Badge>
      </div>
      {areMany && (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p className="text-small text-muted">
            {areAllStruck ? 'Wszystko zniknie z\u00a0listy.' : 'Zostaną na liście, chyba że je usuniesz.'}
          </p>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              onStrike(
                items.map(({ id }) => id),
                !areAllStruck,
              )
            }
          >
            {areAllStruck ? 'Zostaw wszystkie' : 'Usuń wszystkie'}
          </Button>
        </div>
      )}
      <Rows>
        {items.slice(0, items.length - hidden).map((item) => (
          <Row
            key={item.id}
            start={<ProductTile name={item.name} {...foodLook({ tile: null, category: item.aisle })} />}
            title={<span className={struck.has(item.id) ? 'text-muted line-through' : ''}>{item.name}</span>}
            detail={<span className="text-small text-muted">{[amountWords(item), dishWords(item)].filter(Boolean).join(', ')}</span>}
          >
            <div className="px-3 pb-3">
              <Segmented
                label={`Co z\u00a0pozycją: ${item.name}?`}
                value={struck.has(item.id) ? 'go' : 'stay'}
                onChange={(choice) => onStrike([item.id], choice === 'go')}
                options={[
                  { value: 'stay', label: 'Zostaw na liście' },
                  { value: 'go', label: 'Usuń z\u00a0listy' },
                ]}
              />
            </div>
          </Row>
        ))}
      </Rows>
      {hidden > 0 && (
        <Button variant="soft" aria-expanded={false} onClick={() => setOpen(true)}>
          Pokaż jeszcze {hidden}
        </Button>
      )}
    </section>
  )
}

/** How full the pantry will be; undefined until that is known. */
export interface Room extends Pick<ResponseOf<typeof readPantrySummary>, 'products' | 'limit'> {
  /** Products that come to those that are there. */
  added: number
  /** How many of them there is no room for. */
  over: number
}

/** What the pantry becomes with so many new products. */
export function useRoom(added: number): Room | undefined {
  const { data } = useQuery(endpointQuery(readPantrySummary))
  if (!data) return undefined
  const { products, limit } = data
  return { products, limit, added, over: limit === null || added === 0 ? 0 : Math.max(0, products + added - limit) }
}

/** The pantry once all of it is on its shelves; `filled` products are there already. */
export function PantryAfter({ products, limit, added, filled }: Room & { filled: number }) {
  const all = products + added
  return (
    <Card className="flex flex-col gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>Spiżarnia po dodaniu</span>
        <strong className="tabular-nums">
          {limit === null ? formatProducts(all) : `${formatNumber(all)} z\u00a0${formatProducts(limit)}`}
        </strong>
      </p>
      {limit !== null && <ProgressBar label="Spiżarnia po dodaniu" value={products} more={added} max={limit} />}
      <p className="text-small text-muted tabular-nums">
        {formatNumber(products)} teraz i&nbsp;{formatNumber(added)} {plural(added, ['nowy', 'nowe', 'nowych'])}.
        {filled > 0 && ` ${inWords(filled)} tylko uzupełniasz.`}
      </p>
    </Card>
  )
}

const WORDS = ['', 'Jeden', 'Dwa', 'Trzy', 'Cztery', 'Pięć', 'Sześć', 'Siedem', 'Osiem', 'Dziewięć']

function inWords(count: number): string {
  return WORDS[count] ?? formatNumber(count)
}

/** The receipt of these things: with it come their prices. */
export function ReceiptOffer({ listId }: { listId: string }) {
  return (
    <Card pad="none">
      <Link
        to={paths.receiptOfList(listId)}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card p-4 text-ink no-underline hover:bg-ink/4"
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-tile bg-soon-soft text-soon-ink">
          <ReceiptText aria-hidden className="size-6" />
        </span>
        <span className="min-w-32 flex-1">
          <span className="block font-semibold">Masz paragon?</span>
          <span className="block text-small text-muted">Dopiszemy ceny i&nbsp;pominiemy to, co już tu jest</span>
        </span>
        <CostPill points={COSTS.receiptIntake} />
      </Link>
    </Card>
  )
}
