import type { PantryItem } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { ChefHat } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { paths } from '../../../lib/paths.ts'
import { daysUntil, formatDaysLeft } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { amountInWords } from '../amounts/amounts.ts'
import { SelectAllButton } from '../selection/SelectableRow.tsx'
import { useSelecting } from '../selection/selection.ts'
import { ProductRow } from './ProductRow.tsx'
import { useRowActions } from './row-actions.ts'

const MAX_SHOWN = 3
const MAX_SHOWN_WIDE = 5

interface UseSoonProps {
  /** What is due, the most urgent first. */
  rows: readonly PantryItem[]
}

/** What to use first, as rows above the shelves. */
export function UseSoonRows({ rows, tools }: UseSoonProps & { tools: ReactNode }) {
  const [all, setAll] = useState(false)
  const selecting = useSelecting()
  const shown = all ? rows : rows.slice(0, MAX_SHOWN)
  const hidden = rows.length - shown.length
  return (
    <section aria-labelledby="zuzyj-wkrotce">
      <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="zuzyj-wkrotce" className="text-h3">
          Zużyj wkrótce
        </h2>
        {selecting ? (
          <SelectAllButton ids={shown.map(({ id }) => id)} of="Zużyj wkrótce">
            {`Zaznacz ${shown.length}`}
          </SelectAllButton>
        ) : (
          tools
        )}
      </div>
      <Rows label="Zużyj wkrótce" className={selecting ? '' : 'border-honey!'}>
        {shown.map((item) => (
          <ProductRow key={item.id} item={item} />
        ))}
      </Rows>
      {!selecting && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.generateRecipe} className="flex-[3_1_11rem]" icon={<ChefHat aria-hidden className="size-5" />}>
            Ugotuj z nich
          </ButtonLink>
          {hidden > 0 && (
            <Button variant="outline" className="flex-[2_1_8.5rem] px-3! whitespace-nowrap" onClick={() => setAll(true)}>
              Pokaż {hidden} {plural(hidden, ['kolejny', 'kolejne', 'kolejnych'])}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** What to use first, beside the shelves. */
export function UseSoonCard({ rows, onShowAll }: UseSoonProps & { onShowAll: () => void }) {
  const { openProduct } = useRowActions()
  return (
    <Card pad="lg" className="border-honey!">
      <section aria-labelledby="zuzyj-wkrotce">
        <div className="mb-1 flex items-center justify-between gap-4">
          <h2 id="zuzyj-wkrotce" className="text-h3">
            Zużyj wkrótce
          </h2>
          <Badge tone="soon">{rows.length}</Badge>
        </div>
        <ul role="list" aria-label="Zużyj wkrótce">
          {rows.slice(0, MAX_SHOWN_WIDE).map((item) => (
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
        <ButtonLink to={paths.generateRecipe} full className="mt-3" icon={<ChefHat aria-hidden className="size-5" />}>
          Ugotuj z nich
        </ButtonLink>
      </section>
    </Card>
  )
}

function ShowAll({ count, onShowAll }: { count: number; onShowAll: () => void }) {
  if (count <= MAX_SHOWN_WIDE) return null
  return (
    <Button variant="ghost" size="sm" full onClick={onShowAll}>
      Pokaż wszystkie ({count})
    </Button>
  )
}
