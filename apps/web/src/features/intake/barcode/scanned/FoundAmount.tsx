import { LIMITS } from '@spizarka/contract/limits'
import { Stepper } from '../../../../ui/Stepper.tsx'
import { formatScanned } from './pack-amount.ts'
import type { ScannedItem } from './scanned-item.ts'

interface FoundAmountProps {
  item: ScannedItem
  onChange: (quantity: number) => void
  onExact: () => void
}

/** How much there is in all; a step is one package, and the last one is taken away by the bin. */
export function FoundAmount({ item: { name, editableQuantity, baseQuantity, unit }, onChange, onExact }: FoundAmountProps) {
  return (
    <Stepper
      label={name}
      value={editableQuantity}
      step={baseQuantity}
      min={Math.min(editableQuantity, baseQuantity)}
      max={LIMITS.quantity}
      format={(value) => formatScanned({ value, unit })}
      onChange={onChange}
      onExact={onExact}
    />
  )
}
