import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { Trash2 } from 'lucide-react'
import { memo, useState } from 'react'
import { foodLook } from '../../../lib/food-look.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { amountOf, stepOf } from '../amounts/amounts.ts'
import { moveFocusToNeighbour, useRowActions } from './row-actions.ts'

/**
 * A product on a shelf: a tap on it opens its sheet. The browser skips drawing rows that are far from the screen, so a shelf of
 * thousands scrolls like one of ten, and the page's own search and screen readers still find every row.
 */
export const ProductRow = memo(function ProductRow({ item }: { item: PantryItem }) {
  const { markUsedUp, openProduct } = useRowActions()
  const { leaving, leave } = useExitAnimation(() => markUsedUp(item))
  return (
    <Row
      className={clsx(
        'relative [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto]',
        'overflow-clip transition-[max-height,opacity] duration-(--duration-base) ease-exit',
        leaving ? 'max-h-0 opacity-0' : 'max-h-60',
      )}
      start={<ProductTile name={item.product_name} {...foodLook(item)} />}
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

// --duration-base, after which the row has closed.
const EXIT_MS = 200

/** Lets a row close before it is taken away. */
function useExitAnimation(onLeft: () => void) {
  const [leaving, setLeaving] = useState(false)
  return {
    leaving,
    leave: () => {
      if (leaving) return
      moveFocusToNeighbour()
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
        onLeft()
        return
      }
      setLeaving(true)
      setTimeout(() => {
        setLeaving(false)
        onLeft()
      }, EXIT_MS)
    },
  }
}

/** How much there is, with − and +; at the last step − becomes a bin. An amount that nobody has said can be said here. */
function ProductAmount({ item, onUsedUp }: { item: PantryItem; onUsedUp: () => void }) {
  const { tap, askAmount } = useRowActions()
  const unit = item.canonical_unit ?? 'pieces'
  const amount = amountOf(item)
  if (amount === null) {
    return (
      <div role="group" aria-label={`Ilość: ${item.product_name}`} className="relative flex items-center rounded-pill bg-sunken">
        <IconButton
          label={`Zużyte: ${item.product_name}`}
          icon={<Trash2 aria-hidden className="size-5" />}
          look="danger"
          onClick={onUsedUp}
        />
        <button
          type="button"
          onClick={() => askAmount(item)}
          className="min-h-11 rounded-pill pr-4 pl-1 text-[0.9375rem] font-bold text-brand-ink hover:bg-brand-soft"
        >
          Ile masz?
          <span className="sr-only"> {item.product_name}</span>
        </button>
      </div>
    )
  }
  return (
    <div className="relative">
      <Stepper
        label={item.product_name}
        value={amount}
        step={stepOf(unit, amount)}
        max={LIMITS.quantity}
        format={(value) => formatAmount(value, unit)}
        onChange={(value) => tap(item, value - amount)}
        onRemove={onUsedUp}
        onExact={() => askAmount(item)}
      />
    </div>
  )
}
