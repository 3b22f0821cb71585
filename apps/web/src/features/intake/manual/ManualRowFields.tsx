import { LIMITS } from '@spizarka/contract/limits'
import { Trash2 } from 'lucide-react'
import { formatUnit } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Input } from '../../../ui/Input.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { ManualRow } from './manual-rows.ts'

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

export interface ManualRowFieldsProps {
  row: ManualRow
  /** From 1. */
  number: number
  /** It has just been asked for: typing goes on here. */
  newest: boolean
  onChange: (changes: Partial<Pick<ManualRow, 'name' | 'quantity' | 'unit'>>) => void
  /** Left out for the only row. */
  onRemove?: (() => void) | undefined
}

/** One product of the form: name, amount, unit. */
export function ManualRowFields({ row, number, newest, onChange, onRemove }: ManualRowFieldsProps) {
  const title = `Produkt ${number}`
  return (
    <li>
      <Card role="group" aria-label={title} className="flex flex-col gap-4">
        <div className="-my-2 -mr-2 flex min-h-11 items-center justify-between">
          <h2 className="text-h4">{title}</h2>
          {onRemove && (
            <IconButton label={`Usuń: ${row.name.trim() || title}`} icon={<Trash2 aria-hidden className="size-5" />} onClick={onRemove} />
          )}
        </div>
        <Field label="Nazwa" counter={[row.name.length, LIMITS.productName]}>
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just been asked for
            autoFocus={newest}
            maxLength={LIMITS.productName}
            autoComplete="off"
            placeholder="np. mąka pszenna"
            value={row.name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </Field>
        <div className="grid grid-cols-2 items-end gap-3">
          <Field label="Ilość">
            <NumberInput
              max={LIMITS.quantity}
              decimals={2}
              unit={formatUnit(row.unit)}
              value={row.quantity}
              onChange={(quantity) => onChange({ quantity })}
            />
          </Field>
          <Segmented label="Jednostka" showLabel value={row.unit} onChange={(unit) => onChange({ unit })} options={UNITS} />
        </div>
      </Card>
    </li>
  )
}
