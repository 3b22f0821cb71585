import { LIMITS } from '@spizarka/contract/limits'
import { clsx } from 'clsx'
import { formatUnit } from '../../../lib/format.ts'
import { Field } from '../../../ui/Field.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Row } from '../../../ui/Row.tsx'
import { type Deduction, remainder } from './deduction.ts'
import { ProductPicture } from './ProductPicture.tsx'

interface DeductionRowProps {
  deduction: Deduction
  /** It has just been added: typing goes on here. */
  newest: boolean
  onChange: (quantity: number | null) => void
}

/** How much of one product went into the dish, and what that leaves. */
export function DeductionRow({ deduction, newest, onChange }: DeductionRowProps) {
  const { name, category, unit, available, quantity } = deduction
  const { words, emptied } = remainder(deduction)
  return (
    <Row
      start={<ProductPicture name={name} category={category} />}
      title={name}
      detail={<span className={clsx('text-small', emptied ? 'font-bold text-soon-ink' : 'text-muted')}>{words}</span>}
      end={
        unit !== null &&
        available !== null && (
          <Field label={`Ile zeszło: ${name}`} hideLabel className="w-31">
            <NumberInput
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the product has just been asked for
              autoFocus={newest}
              value={quantity}
              max={LIMITS.quantity}
              decimals={3}
              unit={formatUnit(unit)}
              onChange={onChange}
              className="font-bold tabular-nums"
            />
          </Field>
        )
      }
    />
  )
}
