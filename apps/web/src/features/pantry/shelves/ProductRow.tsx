import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { clsx } from 'clsx'
import { Check, EllipsisVertical, Trash2 } from 'lucide-react'
import { memo, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { foodLook } from '../../../lib/food-look.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { newProducts } from '../../../lib/new-products.ts'
import { daysUntil, formatAmount, formatDaysLeft } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { ProductTile } from '../../../ui/food/ProductTile.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { amountOf, stepOf } from '../amounts/amounts.ts'
import { SelectableRow } from '../selection/SelectableRow.tsx'
import { SelectionContext, useSelecting } from '../selection/selection.ts'
import { moveFocusToNeighbour, useRowActions } from './row-actions.ts'
import { useRowGestures } from './use-row-gestures.ts'

/**
 * A product on a shelf: a tap on it opens its sheet. The browser skips drawing rows that are far from the screen, so a shelf of
 * thousands scrolls like one of ten, and the page's own search and screen readers still find every row.
 */
export const ProductRow = memo(function ProductRow({ item }: { item: PantryItem }) {
  return useSelecting() ? <SelectableRow item={item} /> : <RestingRow item={item} />
})

function RestingRow({ item }: { item: PantryItem }) {
  const { markUsedUp, remove, openProduct } = useRowActions()
  const selection = use(SelectionContext)
  const usedUp = useExitAnimation(() => markUsedUp(item))
  const removed = useExitAnimation(() => remove(item))
  const isNew = useSyncExternalStore(newProducts.subscribe, () => newProducts.read().has(item.id))
  const { panel, state, open, close, handlers } = useRowGestures({
    onFullSwipe: usedUp.leave,
    onHold: (row) => {
      navigator.vibrate?.(10)
      const { top } = row.getBoundingClientRect()
      flushSync(() => selection.start(item.id))
      // What is not chosen from goes: the row stays under the finger.
      const now = [...document.querySelectorAll(`[data-selectable="${item.id}"]`)].at(-1)?.closest('li')
      if (now) window.scrollBy({ top: now.getBoundingClientRect().top - top, behavior: 'instant' })
    },
  })
  const wide = useWideScreen()
  const menu = wide && state === 'open'
  return (
    <Row
      {...handlers}
      className={clsx(
        'relative touch-pan-y [contain-intrinsic-size:auto_4.5rem] [content-visibility:auto] pointer-coarse:select-none',
        'overflow-clip transition-[max-height,opacity] duration-(--duration-base) ease-exit',
        usedUp.leaving || removed.leaving ? 'max-h-0 opacity-0' : 'max-h-60',
        isNew && 'row-new',
        menu && 'bg-sunken',
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
      end={
        <>
          {menu ? (
            <RowMenu name={item.product_name} onUsedUp={usedUp.leave} onRemove={removed.leave} onClose={close} />
          ) : (
            <ProductAmount item={item} onUsedUp={usedUp.leave} />
          )}
          {wide && !menu && (
            <IconButton
              label={`Więcej działań: ${item.product_name}`}
              icon={<EllipsisVertical aria-hidden className="size-5" />}
              onClick={open}
            />
          )}
        </>
      }
    >
      {!wide && state !== 'closed' && (
        <div
          ref={panel}
          data-row-panel
          className={clsx(
            'absolute inset-y-0 right-0 flex w-38 overflow-hidden [&_button]:flex [&_button]:flex-1 [&_button]:flex-col [&_button]:items-center [&_button]:justify-center [&_button]:gap-1 [&_button]:text-[0.9375rem] [&_button]:font-bold [&_button]:text-white',
            state === 'open' && 'transition-[width,translate] duration-(--duration-base)',
          )}
        >
          <button type="button" className="bg-herb-fill" onClick={usedUp.leave}>
            <Check aria-hidden className="size-5.5" />
            Zużyte
          </button>
          <button type="button" className="max-w-19 bg-danger-fill" onClick={removed.leave}>
            <Trash2 aria-hidden className="size-5.5" />
            Usuń
          </button>
        </div>
      )}
    </Row>
  )
}

interface RowMenuProps {
  name: string
  onUsedUp: () => void
  onRemove: () => void
  onClose: () => void
}

/** What a swipe uncovers on a phone, in the place of the amount; it goes when it is left, or with Esc. */
function RowMenu({ name, onUsedUp, onRemove, onClose }: RowMenuProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and leaving close it; each button in it can be reached
    <div
      ref={box}
      role="group"
      aria-label={`Co zrobić: ${name}`}
      className="relative flex gap-2"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onClose()
      }}
    >
      <Button variant="outline" size="sm" icon={<Check aria-hidden className="size-5" />} onClick={onUsedUp}>
        Zużyte
      </Button>
      <Button variant="outline" size="sm" icon={<Trash2 aria-hidden className="size-5 text-danger" />} onClick={onRemove}>
        Usuń
      </Button>
    </div>
  )
}

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
