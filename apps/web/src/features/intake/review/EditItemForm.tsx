import type { Unit } from '@spizarka/contract/common'
import type { PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { formatUnit } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Problem } from '../Problem.tsx'
import { type Amount, amountOf, toQuantities } from '../quantities.ts'
import { ConvertUnitDialog } from './ConvertUnitDialog.tsx'
import { useSaveItem } from './use-item-calls.ts'

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

/** An item being changed, in the place of its row. */
export function EditItemForm({ item, onDone }: { item: PendingItem; onDone: () => void }) {
  const known = amountOf(item)
  const [name, setName] = useState(item.product_name)
  const [quantity, setQuantity] = useState(known?.value ?? null)
  const [unit, setUnit] = useState<Unit>(known?.unit ?? 'pieces')
  const [bestBefore, setBestBefore] = useState(item.best_before ?? '')
  const [converting, setConverting] = useState(false)
  const [nameless, setNameless] = useState(false)
  const save = useSaveItem(item)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setNameless(name.trim() === '')
    if (save.isPending || name.trim() === '') return
    save.mutate(
      { product_name: name.trim(), ...toQuantities(quantity === 0 ? null : quantity, unit), best_before: bestBefore || null },
      { onSuccess: onDone },
    )
  }
  const converted = (amount: Amount) => {
    setQuantity(amount.value)
    setUnit(amount.unit)
    setConverting(false)
  }

  return (
    <li className="bg-sunken p-4">
      <form noValidate aria-label={`Edycja: ${item.product_name}`} onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Nazwa"
          counter={[name.length, LIMITS.productName]}
          error={nameless ? 'To pole jest wymagane.' : refusedName(save.error)}
          required
        >
          <Input
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just been opened for editing
            autoFocus
            maxLength={LIMITS.productName}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field label="Ilość" className="min-w-32 flex-1">
            <NumberInput max={LIMITS.quantity} decimals={3} unit={formatUnit(unit)} value={quantity} onChange={setQuantity} />
          </Field>
          {known ? (
            <Button variant="outline" className="min-h-13 flex-1" onClick={() => setConverting(true)}>
              Zmień jednostkę
            </Button>
          ) : (
            <div className="flex-1">
              <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />
            </div>
          )}
        </div>
        <Field label="Najlepiej zużyć do (opcjonalnie)">
          <Input type="date" min="2000-01-01" max="2100-12-31" value={bestBefore} onChange={(event) => setBestBefore(event.target.value)} />
        </Field>
        {save.isError && !refusedName(save.error) && <Problem>Nie udało się zapisać zmian. Spróbuj ponownie.</Problem>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onDone}>
            Anuluj
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel="Zapisywanie...">
            Zapisz
          </Button>
        </div>
        <p className="text-small wrap-anywhere text-muted">Z wiersza: „{item.source_line}”</p>
      </form>
      {known && (
        <ConvertUnitDialog item={item} amount={known} open={converting} onClose={() => setConverting(false)} onConverted={converted} />
      )}
    </li>
  )
}

function refusedName(error: unknown): string | undefined {
  return isApiError(error) ? error.fieldMessage('product_name') : undefined
}
