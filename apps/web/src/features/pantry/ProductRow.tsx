import type { PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { memo } from 'react'
import { foodLook } from '../../lib/food-look.ts'
import { daysUntil, formatDaysLeft } from '../../lib/format.ts'
import { ExpiryBadge } from '../../ui/ExpiryBadge.tsx'
import { ProductTile } from '../../ui/food/ProductTile.tsx'
import { Row } from '../../ui/Row.tsx'
import { ProductAmount } from './ProductAmount.tsx'
import { useRowActions } from './row-actions.ts'
import { useLeaving } from './use-leaving.ts'

/**
 * A product on a shelf: a tap on it opens its sheet. The browser skips drawing rows that are far from the screen, so a shelf of
 * thousands scrolls like one of ten, and the page's own search and screen readers still find every row.
 */
export const ProductRow = memo(function ProductRow({ item }: { item: PantryItem }) {
  const { markUsedUp, openProduct } = useRowActions()
  const { leaving, leave } = useLeaving(() => markUsedUp(item))
  return (
    <Row
      className={clsx(
        'relative [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        'overflow-clip transition-[max-height,opacity] duration-(--duration-base) ease-exit',
        leaving ? 'max-h-0 opacity-0' : 'max-h-60',
      )}
      start={<ProductTile name={item.product_name} {...foodLook(item.product_name, item.category)} />}
      title={
        <button
          type="button"
          data-row-name
          aria-haspopup="dialog"
          onClick={() => openProduct(item.id)}
          className="text-left wrap-break-word -outline-offset-3 outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {item.product_name}
        </button>
      }
      detail={
        item.best_before !== null && (
          <ExpiryBadge daysLeft={daysUntil(item.best_before)}>{formatDaysLeft(daysUntil(item.best_before))}</ExpiryBadge>
        )
      }
      end={<ProductAmount item={item} onUsedUp={leave} />}
    />
  )
})
