import type { Unit } from '@spizarka/contract/common'
import type { BodyIn } from '@spizarka/contract/endpoint'
import { LIMITS } from '@spizarka/contract/limits'
import type { createPantryItem } from '@spizarka/contract/pantry'
import { Trash2 } from 'lucide-react'
import { newIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { formatUnit } from '../../../lib/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Card } from '../../../ui/layout/Card.tsx'

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

interface ManualRowFieldsProps {
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

export interface ManualRow {
  id: string
  /** A row is added once, however often it is sent as it is. */
  idempotencyKey: string
  name: string
  quantity: number | null
  unit: Unit
}

export type ManualRows = readonly ManualRow[]

export function emptyRow(): ManualRow {
  return { id: newIdempotencyKey(), idempotencyKey: newIdempotencyKey(), name: '', quantity: null, unit: 'grams' }
}

export function withEmptyRow(rows: ManualRows): ManualRows {
  return rows.length < LIMITS.manualRows ? [...rows, emptyRow()] : rows
}

/** The rows with one of them changed; a changed row is another request, with another key. */
export function changeRow(rows: ManualRows, id: string, changes: Partial<Pick<ManualRow, 'name' | 'quantity' | 'unit'>>): ManualRows {
  return rows.map((row) => (row.id === id ? { ...row, ...changes, idempotencyKey: newIdempotencyKey() } : row))
}

export function withoutRow(rows: ManualRows, id: string): ManualRows {
  return rows.filter((row) => row.id !== id)
}

/** A row that is added: it has a name and an amount above 0. */
export function isComplete({ name, quantity }: ManualRow): boolean {
  return name.trim() !== '' && quantity !== null && quantity > 0
}

/** A row that someone has begun and not completed. */
export function isIncomplete(row: ManualRow): boolean {
  return !isComplete(row) && (row.name.trim() !== '' || row.quantity !== null)
}

/** A row as `POST /pantry/` takes it: one amount, in the field of its unit. */
export function toPantryItem({ name, quantity, unit }: ManualRow): BodyIn<typeof createPantryItem> {
  return { product_name: name.trim(), canonical_unit: unit, is_spice: false, [`quantity_${unit}`]: quantity }
}
