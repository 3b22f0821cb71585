import { LIMITS } from '@spizarka/contract/limits'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { ActionChip } from '../../../ui/Chip.tsx'
import { Field } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'

export interface RateFieldProps {
  label: string
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  /** What the food table proposes, in the same unit. */
  suggestion: number | null
  error: string | undefined
  /** What the rate makes of this item: "2 szt. = 400 g". */
  result: ReactNode
}

/** Asks for a conversion rate, with the usual one a tap away. */
export function RateField({ label, unit, value, onChange, suggestion, error, result }: RateFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} required>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-32 flex-1">
            <NumberInput max={LIMITS.quantity} decimals={3} unit={unit} value={value} onChange={onChange} />
          </div>
          {suggestion !== null && (
            <ActionChip onClick={() => onChange(suggestion)}>
              zwykle {formatNumber(suggestion)} {unit}
            </ActionChip>
          )}
        </div>
      </Field>
      <p className="min-h-5 text-small text-muted tabular-nums" aria-live="polite">
        {result}
      </p>
    </div>
  )
}
