import type { Unit } from '@spizarka/contract/common'
import type { PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { formatNumber, formatRawAmount, formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { FormError } from '../../FormError.tsx'
import { type Amount, amountOf, UNIT_NAMES } from '../../quantities.ts'
import { errorText, useConvertItem } from '../use-pending-items.ts'

interface ConvertUnitDialogProps {
  item: PendingItem
  amount: Amount
  open: boolean
  onClose: () => void
  onConverted: (amount: Amount) => void
}

/** 'Konwersja jednostki': says how much an item is in another unit. */
export function ConvertUnitDialog({ open, onClose, ...rest }: ConvertUnitDialogProps) {
  const formId = useId()
  const convert = useConvertItem(rest.item)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Konwersja jednostki"
      busy={convert.isPending}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Anuluj
          </Button>
          <Button type="submit" form={formId} busy={convert.isPending} busyLabel="Zapisywanie...">
            Zatwierdź zmianę
          </Button>
        </>
      }
    >
      {open && <ConversionForm id={formId} convert={convert} {...rest} />}
    </Dialog>
  )
}

interface ConversionFormProps extends Pick<ConvertUnitDialogProps, 'item' | 'amount' | 'onConverted'> {
  id: string
  convert: ReturnType<typeof useConvertItem>
}

function ConversionForm({ id, convert, item, amount, onConverted }: ConversionFormProps) {
  const targets = TARGETS[amount.unit]
  const [target, setTarget] = useState<Unit | null>(targets.length === 1 ? (targets[0] ?? null) : null)
  const [quantity, setQuantity] = useState<number | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const valid = quantity !== null && quantity > 0
  const suggestion = target && suggestedQuantity(item, amount, target)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (convert.isPending || target === null || !valid) return
    convert.mutate(
      { target_unit: target, target_quantity: quantity },
      { onSuccess: (changed) => onConverted(amountOf(changed) ?? { value: quantity, unit: target }) },
    )
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2">
      <p className="text-muted">
        {item.product_name}, teraz <strong className="text-ink">{formatRawAmount(amount.value, amount.unit)}</strong>
      </p>
      <Segmented
        label="Jednostka docelowa"
        showLabel
        value={target}
        onChange={setTarget}
        options={targets.map((value) => ({ value, label: UNIT_NAMES[value].many }))}
        error={submitted && target === null ? 'Musisz wybrać jednostkę docelową.' : undefined}
      />
      <Field
        label={conversionQuestion(amount, target)}
        error={submitted && target !== null && !valid ? 'Musisz podać prawidłową, dodatnią ilość.' : undefined}
        required
      >
        <NumberInput
          max={LIMITS.quantity}
          decimals={3}
          unit={target ? formatUnit(target) : undefined}
          value={quantity}
          onChange={setQuantity}
        />
      </Field>
      {target && suggestion && (
        <div>
          <ActionChip onClick={() => setQuantity(suggestion)}>
            zwykle {formatNumber(suggestion)} {formatUnit(target)}
          </ActionChip>
        </div>
      )}
      {convert.isError && <FormError>{errorText(convert.error, 'Wystąpił błąd podczas konwersji jednostki.')}</FormError>}
    </form>
  )
}

/** The units that an item may be restated in (SPEC section 4). */
const TARGETS: Record<Unit, readonly Unit[]> = {
  grams: ['pieces'],
  ml: ['pieces'],
  pieces: ['grams', 'ml'],
}

/** The question about the new amount; it reads otherwise for pieces than for weights and volumes. */
function conversionQuestion({ value, unit }: Amount, target: Unit | null): string {
  const now = formatRawAmount(value, unit)
  if (target === null) return `Ile to jest: ${now}?`
  return target === 'pieces' ? `Ile sztuk to ${now}?` : `Ile ${UNIT_NAMES[target].genitive} mają łącznie ${now}?`
}

/** What the amount usually is in the target unit, by the food table's usual pack or piece; undefined when it does not know. */
function suggestedQuantity({ suggested_piece }: PendingItem, { value, unit }: Amount, target: Unit): number | undefined {
  if (suggested_piece === null || suggested_piece <= 0) return undefined
  if (target === 'pieces' && unit !== 'pieces') return rounded(value / suggested_piece)
  // What one piece holds is known in grams alone.
  return target === 'grams' && unit === 'pieces' ? rounded(value * suggested_piece) : undefined
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
