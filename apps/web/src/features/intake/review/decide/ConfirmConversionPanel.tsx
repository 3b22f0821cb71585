import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber, formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { FormError } from '../../FormError.tsx'
import { type Amount, amountOf, formatSaidAmount } from '../../quantities.ts'
import { errorText, useResolveItem } from '../use-pending-items.ts'

/** confirm_autocalculation: the amount was converted with a rate that is known; the user accepts or corrects it. */
export function ConfirmConversionPanel({ item, details, onDelete }: ClarifyPanelProps) {
  const [correcting, setCorrecting] = useState(false)
  const correctButton = useRef<HTMLButtonElement>(null)
  const resolve = useResolveItem(item)

  const stopCorrecting = () => {
    // The form takes the focus with it; it goes back to the button that opened it.
    flushSync(() => setCorrecting(false))
    correctButton.current?.focus()
  }

  const amount = amountOf(item)
  const said = amount ? formatSaidAmount(amount.value, amount.unit) : (details.calculated_output ?? '')
  return (
    <>
      <p className="rounded-control bg-ok-soft px-3.5 py-2.5 text-ok-ink">
        <strong className="tabular-nums">
          {details.original_input} to {said}.
        </strong>{' '}
        {describeRate(details)}
      </p>
      {resolve.isError && <FormError>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</FormError>}
      {correcting ? (
        <CorrectionForm item={item} details={details} resolve={resolve} onCancel={stopCorrecting} onDelete={onDelete} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="herb"
            className="flex-1 px-2!"
            icon={<Check aria-hidden className="size-5" />}
            busy={resolve.isPending}
            busyLabel="Zapisywanie..."
            onClick={() => resolve.mutate({ resolution_type: 'accept_calculation' })}
          >
            Akceptuję
          </Button>
          <Button ref={correctButton} variant="outline" className="flex-1 px-2!" onClick={() => setCorrecting(true)}>
            Popraw ilość
          </Button>
        </div>
      )}
    </>
  )
}

interface CorrectionFormProps extends ClarifyPanelProps {
  resolve: ReturnType<typeof useResolveItem>
  onCancel: () => void
}

function CorrectionForm({ item, details, resolve, onCancel, onDelete }: CorrectionFormProps) {
  const [quantity, setQuantity] = useState<number | null>(null)
  const [error, setError] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (resolve.isPending) return
    const original = numberIn(details.original_input)
    if (quantity === null || quantity <= 0) setError('Podaj prawidłową, dodatnią ilość.')
    else if (!original) setError('Błąd: Brak oryginalnej wartości do przeliczenia.')
    else resolve.mutate({ resolution_type: 'correct_conversion', new_conversion_rate: original / quantity })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={`Ile to naprawdę: ${details.original_input ?? ''}?`} error={error} required>
        <NumberInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field has just been asked for
          autoFocus
          max={LIMITS.quantity}
          decimals={3}
          unit={formatUnit(details.current_unit_in_db)}
          value={quantity}
          onChange={(value) => {
            setQuantity(value)
            setError(undefined)
          }}
        />
      </Field>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="outline" onClick={onCancel}>
          Anuluj
        </Button>
        <Button type="submit" busy={resolve.isPending} busyLabel="Zapisywanie...">
          Zapisz ilość
        </Button>
      </div>
      <Button variant="ghost" size="sm" aria-label={`Usuń z listy: ${item.product_name}`} onClick={onDelete}>
        Usuń z listy
      </Button>
    </form>
  )
}

function describeRate(details: ClarificationDetails): string {
  const rate = details.conversion_rate_used
  if (rate === null) return 'Użyliśmy zapisanego przelicznika.'
  const pieces = details.current_unit_in_db === 'pieces' || details.new_unit_from_input === 'pieces'
  const one = pieces ? '1 szt.' : '1 ml'
  const unit = pieces ? formatUnit(baseUnitOf(details) ?? 'grams') : 'g'
  return `Użyliśmy zapisanego przelicznika: ${one} = ${formatNumber(rate)} ${unit}.`
}

/** The unit that one piece is measured in: of the pantry's and the list's the one that is not pieces (SPEC section 4). */
export function baseUnitOf({ current_unit_in_db, new_unit_from_input }: ClarificationDetails): Exclude<Unit, 'pieces'> | undefined {
  return [current_unit_in_db, new_unit_from_input].find((unit) => unit === 'grams' || unit === 'ml')
}

/** An amount in the other unit, where one piece holds `rate` of the base unit. */
export function convertWithPiece({ value, unit }: Amount, base: Unit, rate: number): Amount {
  return unit === 'pieces' ? { value: rounded(value * rate), unit: base } : { value: rounded(value / rate), unit: 'pieces' }
}

/** Grams as millilitres and the other way round, where a millilitre weighs `gramsPerMl`. */
export function convertWithDensity({ value, unit }: Amount, gramsPerMl: number): Amount | undefined {
  if (unit === 'pieces') return undefined
  return unit === 'ml' ? { value: rounded(value * gramsPerMl), unit: 'grams' } : { value: rounded(value / gramsPerMl), unit: 'ml' }
}

/** The number that a text such as "1 500,5 g" begins with; undefined when it has none. */
function numberIn(text: string | null): number | undefined {
  const digits = /\d[\d\s]*(?:[.,]\d+)?/.exec(text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits.replace(/\s/g, '').replace(',', '.'))
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** What every panel of a conflict is given. */
export interface ClarifyPanelProps {
  item: PendingItem
  details: ClarificationDetails
  onDelete: () => void
}
