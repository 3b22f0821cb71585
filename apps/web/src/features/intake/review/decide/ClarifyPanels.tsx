import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { Check } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatNumber, formatUnit } from '../../../../lib/text/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { FormError } from '../../../../ui/feedback/FormError.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import {
  type Amount,
  amountOf,
  baseUnitOf,
  convertWithDensity,
  convertWithPiece,
  formatRoundedAmount,
  setUpOf,
  UNIT_NAMES,
} from '../amounts.ts'
import { errorText, useResolveItem } from '../use-pending-items.ts'

/** What every panel of a conflict is given. */
interface ClarifyPanelProps {
  item: PendingItem
  details: ClarificationDetails
  onDelete: () => void
}

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
  const calculated = amount ? formatRoundedAmount(amount.value, amount.unit) : (details.calculated_output ?? '')
  return (
    <>
      <p className="rounded-control bg-ok-soft px-3.5 py-2.5 text-ok-ink">
        <strong className="tabular-nums">
          {details.original_input} to {calculated}.
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

/** The number that a text such as "1 500,5 g" begins with; undefined when it has none. */
function numberIn(text: string | null): number | undefined {
  const digits = /\d[\d\s]*(?:[.,]\d+)?/.exec(text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits.replace(/\s/g, '').replace(',', '.'))
}

/** setup_canonical_unit and missing_conversion_rate: which unit to keep the product in, and how much of it one piece holds. */
export function CanonicalUnitPanel({ item, details }: ClarifyPanelProps) {
  const base = baseUnitOf(details)
  const [unit, setUnit] = useState<Unit | null>(base ? details.current_unit_in_db : null)
  const [rate, setRate] = useState<number | null>(details.suggested_rate ?? null)
  const [submitted, setSubmitted] = useState(false)
  const resolve = useResolveItem(item)
  const validRate = rate !== null && rate > 0 ? rate : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (resolve.isPending || unit === null || validRate === undefined || !base) return
    resolve.mutate(setUpOf(base, unit, validRate))
  }

  const amount = amountOf(item)
  const converted = amount && base && validRate && unit !== amount.unit ? convertWithPiece(amount, base, validRate) : amount
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnitsDisagree details={details} />
      <Segmented
        label="W czym przechowywać?"
        value={unit}
        onChange={setUnit}
        options={[base ?? 'grams', 'pieces' as const].map((value) => ({ value, label: `w ${UNIT_NAMES[value].locative}` }))}
        error={submitted && unit === null ? 'Musisz wybrać preferowaną jednostkę.' : undefined}
      />
      <RateField
        label={`Ile ${UNIT_NAMES[base ?? 'grams'].genitive} ma 1\u00a0sztuka?`}
        unit={formatUnit(base ?? 'grams')}
        value={rate}
        onChange={setRate}
        suggestion={details.suggested_rate ?? null}
        error={submitted && validRate === undefined ? 'Musisz podać prawidłowy, dodatni przelicznik.' : undefined}
      />
      {!base && <FormError>Błąd: nie można określić jednostki bazowej konfliktu.</FormError>}
      {resolve.isError && <FormError>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</FormError>}
      <AcceptButton busy={resolve.isPending} amount={unit !== null && validRate !== undefined ? converted : undefined} />
    </form>
  )
}

// People can weigh 100 ml; nobody can weigh one.
const MILLILITRES = 100

/** missing_density: grams meet millilitres, and nobody knows yet what a millilitre weighs. */
export function DensityPanel({ item, details }: ClarifyPanelProps) {
  const usual = details.suggested_rate ? Math.round(details.suggested_rate * MILLILITRES * 10) / 10 : null
  const [grams, setGrams] = useState<number | null>(usual)
  const [submitted, setSubmitted] = useState(false)
  const resolve = useResolveItem(item)
  const gramsPerMl = grams !== null && grams > 0 ? grams / MILLILITRES : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!resolve.isPending && gramsPerMl !== undefined) resolve.mutate({ resolution_type: 'set_density', grams_per_ml: gramsPerMl })
  }

  const amount = amountOf(item)
  const converted = amount && gramsPerMl && convertWithDensity(amount, gramsPerMl)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnitsDisagree details={details} />
      <RateField
        label={`Ile waży ${MILLILITRES} ml?`}
        unit="g"
        value={grams}
        onChange={setGrams}
        suggestion={usual}
        error={submitted && gramsPerMl === undefined ? 'Musisz podać prawidłowy, dodatni przelicznik.' : undefined}
      />
      {resolve.isError && <FormError>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</FormError>}
      <AcceptButton busy={resolve.isPending} amount={converted || undefined} />
    </form>
  )
}

/** Says that pantry and list use different units, and that the answer is given once. */
function UnitsDisagree({ details }: { details: ClarificationDetails }) {
  const { current_unit_in_db: inPantry, new_unit_from_input: onList } = details
  // A server that speaks SPEC alone may leave them out.
  if (!(inPantry in UNIT_NAMES) || !(onList in UNIT_NAMES)) return null
  return (
    <p className="text-small">
      W spiżarni jest w <strong>{UNIT_NAMES[inPantry].locative}</strong>, na liście w <strong>{UNIT_NAMES[onList].locative}</strong>. Ustal
      to raz, zapamiętamy.
    </p>
  )
}

interface RateFieldProps {
  label: string
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  /** What the food table proposes, in the same unit; filled in at first. */
  suggestion: number | null
  error: string | undefined
}

/** Asks for a conversion rate, with the usual one filled in. */
function RateField({ label, unit, value, onChange, suggestion, error }: RateFieldProps) {
  return (
    <Field
      label={label}
      help={suggestion === null ? undefined : `zwykle ${formatNumber(suggestion)} ${unit}`}
      error={error}
      required
      className="grid! grid-cols-[minmax(0,1fr)_9rem] items-center gap-x-3 [&>p]:col-span-2"
    >
      <NumberInput max={LIMITS.quantity} decimals={3} unit={unit} value={value} onChange={onChange} />
    </Field>
  )
}

/** Takes the decision as it is, with what it comes to on the button. */
function AcceptButton({ busy, amount }: { busy: boolean; amount: Amount | undefined }) {
  return (
    <Button type="submit" variant="herb" full icon={<Check aria-hidden className="size-5" />} busy={busy} busyLabel="Zapisywanie...">
      {amount ? `Tak, ${formatRoundedAmount(amount.value, amount.unit)}` : 'Zapisz wybór'}
    </Button>
  )
}
