import type { Unit } from '@spizarka/contract/common'
import type { PendingItem, pendingItemEditSchema } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import type { UseMutationResult } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { z } from 'zod'
import { isApiError } from '../../../../lib/api/api-error.ts'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { focusFirstInvalid } from '../../../../lib/form/focus-first-invalid.ts'
import { formatNumber, formatRawAmount, formatUnit } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Dialog } from '../../../../ui/feedback/Dialog.tsx'
import { FormError } from '../../../../ui/feedback/FormError.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { Input } from '../../../../ui/form/Input.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { type Amount, amountOf, toQuantities, UNIT_NAMES } from '../amounts.ts'
import { errorText, useConvertItem, useOpenEdit } from '../use-pending-items.ts'

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

interface ConvertUnitDialogProps {
  item: PendingItem
  amount: Amount
  open: boolean
  onClose: () => void
  onConverted: (amount: Amount) => void
}

/** 'Konwersja jednostki': says how much an item is in another unit. */
function ConvertUnitDialog({ open, onClose, ...rest }: ConvertUnitDialogProps) {
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
