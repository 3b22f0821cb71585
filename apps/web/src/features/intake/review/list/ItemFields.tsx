import type { Unit } from '@spizarka/contract/common'
import type { PendingItem, pendingItemEditSchema } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { isApiError } from '../../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../../lib/form/focus-first-invalid.ts'
import { formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Input } from '../../../../ui/form/Input.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { FormError } from '../../FormError.tsx'
import { type Amount, toQuantities } from '../../quantities.ts'
import { useOpenEdit } from '../open-edits.ts'
import { ConvertUnitDialog } from './ConvertUnitDialog.tsx'

const UNITS = (['grams', 'ml', 'pieces'] as const).map((value) => ({ value, label: formatUnit(value) }))

interface ItemFieldsProps {
  label: string
  start: { name: string; quantity: number | null; unit: Unit; bestBefore: string }
  /** The item's amount, whose unit is changed by saying how much it is in the other; left out where any unit may be chosen. */
  convert?: { item: PendingItem; amount: Amount } | undefined
  save: UseMutationResult<PendingItem, Error, z.input<typeof pendingItemEditSchema>>
  sourceLine?: string
  onDone: () => void
}

/** Name, amount and best-before date of an item, as its owner says them. */
export function ItemFields({ label, start, convert, save, sourceLine = '', onDone }: ItemFieldsProps) {
  const [name, setName] = useState(start.name)
  const [quantity, setQuantity] = useState(start.quantity)
  const [unit, setUnit] = useState<Unit>(start.unit)
  const [bestBefore, setBestBefore] = useState(start.bestBefore)
  const [converting, setConverting] = useState(false)
  const [nameless, setNameless] = useState(false)

  const isChanged = name !== start.name || quantity !== start.quantity || unit !== start.unit || bestBefore !== start.bestBefore
  const form = useRef<HTMLFormElement>(null)
  const trySave = async (): Promise<boolean> => {
    const isNameless = name.trim() === ''
    flushSync(() => setNameless(isNameless))
    if (isNameless) {
      if (form.current) focusFirstInvalid(form.current)
      return false
    }
    try {
      await save.mutateAsync({
        product_name: name.trim(),
        ...toQuantities(quantity === 0 ? null : quantity, unit),
        best_before: bestBefore || null,
      })
      onDone()
      return true
    } catch {
      // The form says why.
      return false
    }
  }
  useOpenEdit(() => (isChanged ? trySave() : Promise.resolve(true)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending) fireAndForget(trySave)()
  }
  const converted = (amount: Amount) => {
    setQuantity(amount.value)
    setUnit(amount.unit)
    setConverting(false)
  }

  return (
    <div className="p-4">
      <form ref={form} noValidate aria-label={label} onSubmit={submit} className="flex flex-col gap-4">
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
          {convert ? (
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
        {save.isError && !refusedName(save.error) && <FormError>Nie udało się zapisać zmian. Spróbuj ponownie.</FormError>}
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onDone}>
            Anuluj
          </Button>
          <Button type="submit" busy={save.isPending} busyLabel="Zapisywanie...">
            Zapisz
          </Button>
        </div>
        {sourceLine !== '' && <p className="text-small wrap-anywhere text-muted">Z wiersza: „{sourceLine}”</p>}
      </form>
      {convert && <ConvertUnitDialog {...convert} open={converting} onClose={() => setConverting(false)} onConverted={converted} />}
    </div>
  )
}

function refusedName(error: unknown): string | undefined {
  return isApiError(error) ? error.fieldMessage('product_name') : undefined
}
