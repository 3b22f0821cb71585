import type { BillingCycle } from '@spizarka/contract/subscription-products'
import { Segmented } from '../../ui/form/Segmented.tsx'

/** Paying by the month, or by the year for ten of them. */
export function CycleChoice({ value, onChange }: { value: BillingCycle; onChange: (cycle: BillingCycle) => void }) {
  return (
    <Segmented
      label="Jak chcesz płacić"
      value={value}
      onChange={onChange}
      options={[
        { value: 'monthly', label: 'Miesięcznie' },
        { value: 'yearly', label: 'Rocznie', gain: '-2 miesiące gratis!' },
      ]}
    />
  )
}
