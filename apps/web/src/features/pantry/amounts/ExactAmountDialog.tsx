import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import type { PantryItem } from '@spizarka/contract/pantry'
import { type FormEvent, useId, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import type { PantryActions } from '../pantry-actions.ts'
import { failureText } from '../pantry-actions.ts'
import { amountOf } from './amounts.ts'

export const UNITS = [
  { value: 'grams', label: 'g' },
  { value: 'ml', label: 'ml' },
  { value: 'pieces', label: 'szt.' },
] as const

interface ExactAmountDialogProps {
  item: PantryItem
  onClose: () => void
  actions: Pick<PantryActions, 'setAmount' | 'markUsedUp'>
}

/** How much there is to the gram; 0 means used up. Where the amount was unknown its unit is chosen too. */
export function ExactAmountDialog({ item, onClose, actions }: ExactAmountDialogProps) {
  const form = useId()
  const before = amountOf(item)
  const [amount, setAmount] = useState(before)
  const [unit, setUnit] = useState<Unit>(item.canonical_unit ?? 'pieces')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (amount === null) {
      setError('Podaj ilość.')
      return
    }
    if (amount === 0) {
      onClose()
      actions.markUsedUp(item)
      return
    }
    setBusy(true)
    try {
      await actions.setAmount(item.id, amount, unit)
      onClose()
    } catch (cause) {
      setError(failureText(cause, 'Nie udało się zapisać ilości. Spróbuj ponownie.'))
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ile masz: ${item.product_name}?`}
      busy={busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Zapisywanie...">
            Zapisz ilość
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={fireAndForget(submit)} className="flex flex-col gap-4">
        {before === null && <Segmented label="Jednostka" showLabel value={unit} onChange={setUnit} options={UNITS} />}
        <Field label="Ilość" error={error} help={before === null ? undefined : 'Zero znaczy: zużyte.'}>
          <NumberInput
            data-autofocus
            value={amount}
            max={LIMITS.quantity}
            decimals={3}
            unit={formatUnit(unit)}
            onChange={(value) => {
              setAmount(value)
              setError(undefined)
            }}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
