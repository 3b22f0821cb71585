import { clsx } from 'clsx'
import { ToggleChip } from '../../../ui/Chip.tsx'
import { Row } from '../../../ui/Row.tsx'
import type { Deduction } from './deduction.ts'
import { ProductPicture } from './ProductPicture.tsx'

/** A spice has no amount: it stays in stock, or this was the last of it. */
export function SpiceRow({ spice: { name, category, usedUp }, onChange }: { spice: Deduction; onChange: (usedUp: boolean) => void }) {
  return (
    <Row
      start={<ProductPicture name={name} category={category} />}
      title={name}
      detail={
        <span className={clsx('text-small', usedUp ? 'font-bold text-soon-ink' : 'text-muted')}>
          {usedUp ? 'zużyte w całości' : 'zostaje na stanie'}
        </span>
      }
      end={
        <ToggleChip on={usedUp} onClick={() => onChange(!usedUp)}>
          Zużyte<span className="sr-only"> ({name})</span>
        </ToggleChip>
      }
    />
  )
}
