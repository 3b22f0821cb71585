import { LIMITS } from '@spizarka/contract/limits'
import { formatNumber } from '../../../lib/format.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import type { LeftoversForm } from './consumption-form.ts'

const HALF = 0.5

interface LeftoversFieldsProps {
  leftovers: LeftoversForm
  portions: number
  most: number
  onChange: (changed: Partial<LeftoversForm>) => void
}

/** How many portions are kept, under which name, until when. */
export function LeftoversFields({ leftovers: { name, bestBefore }, portions, most, onChange }: LeftoversFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>Porcje</span>
        <Stepper
          label="porcje do spiżarni"
          value={portions}
          step={HALF}
          min={HALF}
          max={most}
          format={formatNumber}
          onChange={(changed) => onChange({ portions: changed })}
        />
      </div>
      <Field label="Nazwa w spiżarni" counter={[name.length, LIMITS.productName]}>
        <Input
          maxLength={LIMITS.productName}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Najlepiej zużyć do">
        <Input
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          value={bestBefore}
          onChange={(event) => onChange({ bestBefore: event.target.value })}
        />
      </Field>
    </div>
  )
}
