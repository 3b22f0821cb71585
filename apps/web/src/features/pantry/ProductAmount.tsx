import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { Trash2 } from 'lucide-react'
import { formatAmount } from '../../lib/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { amountOf, stepOf } from './amounts.ts'
import { useRowActions } from './row-actions.ts'

/** How much there is, with − and +; at the last step − becomes a bin. An amount that nobody has said can be said here. */
export function ProductAmount({ item, onUsedUp }: { item: PantryItem; onUsedUp: () => void }) {
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
