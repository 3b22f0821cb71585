import type { Unit } from '@spizarka/contract/common'
import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { useIdempotencyKey } from '../../../lib/api/use-idempotency-key.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatUnit } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { UNITS } from '../amounts/ExactAmountDialog.tsx'
import { failureText, type PantryActions } from '../pantry-actions.ts'

interface AddWantedDialogProps {
  /** What was looked for and is not there. */
  name: string
  add: PantryActions['addProduct']
  onClose: () => void
  onAdded: () => void
}

/** Puts what a search did not find on the shelf, once its amount is said. */
export function AddSearchedDialog({ name: wanted, add, onClose, onAdded }: AddWantedDialogProps) {
  const form = useId()
  const [name, setName] = useState(wanted.slice(0, LIMITS.productName))
  const [amount, setAmount] = useState<number | null>(1)
  const [unit, setUnit] = useState<Unit>('pieces')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const attempt = useIdempotencyKey()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const typed = name.trim()
    if (typed === '') return setError('Podaj nazwę.')
    if (amount === null || amount === 0) return setError('Podaj ilość większą od zera.')
    setBusy(true)
    try {
      await add(typed, amount, unit, attempt.keyFor(`${typed} ${amount} ${unit}`))
      attempt.succeeded()
      toast.success(`Dodane: ${typed}`)
      onAdded()
    } catch (cause) {
      setError(failureText(cause, 'Nie udało się dodać produktu. Spróbuj ponownie.'))
      setBusy(false)
    }
    return undefined
  }
  const edited = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      setError(undefined)
    }
  }
  const changeName = edited(setName)

  return (
    <Dialog
      open
      onClose={onClose}
      title="Dodaj do spiżarni"
      busy={busy}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Dodawanie...">
            Dodaj
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={fireAndForget(submit)} className="flex flex-col gap-4">
        <Field label="Nazwa">
          <Input value={name} maxLength={LIMITS.productName} autoComplete="off" onChange={(event) => changeName(event.target.value)} />
        </Field>
        <Segmented label="Jednostka" showLabel value={unit} onChange={edited(setUnit)} options={UNITS} />
        <Field label="Ilość" error={error}>
          <NumberInput
            data-autofocus
            value={amount}
            max={LIMITS.quantity}
            decimals={2}
            unit={formatUnit(unit)}
            onChange={edited(setAmount)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
