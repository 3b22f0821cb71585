import type { PantryItem } from '@spizarka/contract/pantry'
import { ChefHat } from 'lucide-react'
import { foodLook } from '../../../lib/food-look.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { amountOf } from '../amounts/amounts.ts'
import { ProductRow } from './ProductRow.tsx'
import { useRowActions } from './row-actions.ts'

const SHOWN = 5

interface UseSoonProps {
  /** What is due, the most urgent first. */
  rows: readonly PantryItem[]
  onShowAll: () => void
}

/** What to use first, as rows above the shelves. */
export function UseSoonRows({ rows, onShowAll }: UseSoonProps) {
  return (
    <section aria-labelledby="zuzyj-wkrotce">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="zuzyj-wkrotce" className="text-h3">
          Zużyj wkrótce
        </h2>
        <Link to={paths.generateRecipe} className="inline-flex min-h-11 items-center gap-2 font-bold text-brand-ink">
          <ChefHat aria-hidden className="size-5" />
          Ugotuj z nich
        </Link>
      </div>
      <Rows label="Zużyj wkrótce" className="border-2! border-soon-soft! divide-soon-soft!">
        {rows.slice(0, SHOWN).map((item) => (
          <ProductRow key={item.id} item={item} />
        ))}
      </Rows>
      <ShowAll count={rows.length} onShowAll={onShowAll} />
    </section>
  )
}

/** What to use first, beside the shelves. */
export function UseSoonCard({ rows, onShowAll }: UseSoonProps) {
  const { openProduct } = useRowActions()
  return (
    <Card pad="lg">
      <section aria-labelledby="zuzyj-wkrotce">
        <div className="mb-1 flex items-center justify-between gap-4">
          <h2 id="zuzyj-wkrotce" className="text-h3">
            Zużyj wkrótce
          </h2>
          <Badge tone="soon">{rows.length}</Badge>
        </div>
        <ul role="list" aria-label="Zużyj wkrótce">
          {rows.slice(0, SHOWN).map((item) => (
            <li key={item.id} className="relative flex items-center gap-3 py-2">
              <ProductTile name={item.product_name} {...foodLook(item)} size="sm" />
              <span className="flex min-w-0 flex-1 flex-col">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => openProduct(item.id)}
                  className="text-left leading-5 font-semibold wrap-break-word outline-none after:absolute after:inset-0 after:rounded-tile focus-visible:after:outline-3 focus-visible:after:outline-brand"
                >
                  {item.product_name}
                </button>
                <span className="text-small text-muted tabular-nums">{amountInWords(item)}</span>
              </span>
              {item.best_before && (
                <ExpiryBadge daysLeft={daysUntil(item.best_before)}>{formatDaysLeft(daysUntil(item.best_before))}</ExpiryBadge>
              )}
            </li>
          ))}
        </ul>
        <ShowAll count={rows.length} onShowAll={onShowAll} />
        <ButtonLink to={paths.generateRecipe} variant="soft" full className="mt-3" icon={<ChefHat aria-hidden className="size-5" />}>
          Ugotuj z nich
        </ButtonLink>
      </section>
    </Card>
  )
}

function ShowAll({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  if (count <= SHOWN) return null
  return (
    <Button variant="ghost" size="sm" full onClick={onShowAll}>
      Pokaż wszystkie ({count})
    </Button>
  )
}

function amountInWords(item: PantryItem): string {
  const amount = amountOf(item)
  return amount === null || item.canonical_unit === null ? 'bez ilości' : formatAmount(amount, item.canonical_unit)
}
