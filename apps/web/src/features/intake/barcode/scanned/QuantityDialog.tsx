import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Field } from '../../../../ui/Field.tsx'
import { NumberInput } from '../../../../ui/NumberInput.tsx'
import type { ScannedItem } from './scanned-item.ts'

interface QuantityDialogProps {
  item: ScannedItem
  onClose: () => void
  onQuantity: (quantity: number) => void
}

/** The exact amount, a whole number of at least 1; anything else changes nothing (SPEC section 5). */
export function QuantityDialog({ item, onClose, onQuantity }: QuantityDialogProps) {
  const form = useId()
  const [quantity, setQuantity] = useState<number | null>(item.editableQuantity)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (quantity !== null && Number.isInteger(quantity) && quantity >= 1) onQuantity(quantity)
    else onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Ile jest: ${item.name}?`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={form}>
            Zapisz ilość
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <Field label="Ilość" help="Razem, we wszystkich opakowaniach. Liczba całkowita.">
          <NumberInput
            data-autofocus
            value={quantity}
            max={LIMITS.quantity}
            decimals={0}
            unit={item.unit}
            onChange={setQuantity}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </form>
    </Dialog>
  )
}
