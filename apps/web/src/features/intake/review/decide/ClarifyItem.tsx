import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem, Resolution } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatNumber, formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { FormError } from '../../FormError.tsx'
import { type Amount, amountOf, formatSaidAmount, UNIT_NAMES } from '../../quantities.ts'
import { ItemTile, ProblemCard } from '../list/ItemParts.tsx'
import { errorText, useResolveItem } from '../use-pending-items.ts'
import type { ClarifyPanelProps } from './ConfirmConversionPanel.tsx'
import { baseUnitOf, ConfirmConversionPanel, convertWithDensity, convertWithPiece } from './ConfirmConversionPanel.tsx'

/** An item that disagrees with the pantry, and the panel that settles its kind of disagreement. */
export function ClarifyItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const details = item.clarification_details
  const calculated = details?.conflict_type === 'confirm_autocalculation'
  const amount = proposedAmount(item) ?? amountOf(item)
  return (
    <ProblemCard
      tone={calculated ? 'calculated' : 'clarify'}
      tile={<ItemTile item={item} />}
      title={item.product_name}
      item={item}
      amount={amount && formatSaidAmount(amount.value, amount.unit)}
      onDelete={onDelete}
    >
      <div className="flex flex-col gap-4 p-4">
        {details?.error_message && <p className="font-semibold text-late-ink">{details.error_message}</p>}
        {panelOf(item, details, onDelete)}
      </div>
    </ProblemCard>
  )
}

function panelOf(item: PendingItem, details: ClarificationDetails | null, onDelete: () => void) {
  switch (details?.conflict_type) {
    case 'setup_canonical_unit':
    case 'missing_conversion_rate':
      return <CanonicalUnitPanel item={item} details={details} onDelete={onDelete} />
    case 'confirm_autocalculation':
      return <ConfirmConversionPanel item={item} details={details} onDelete={onDelete} />
    case 'missing_density':
      return <DensityPanel item={item} details={details} onDelete={onDelete} />
    default:
      // A newer server may know conflicts that this version of the app does not.
      return <UnknownConflictPanel item={item} type={details?.conflict_type} onDelete={onDelete} />
  }
}

/** A kind of conflict that this version of the app has no panel for. */
function UnknownConflictPanel({ item, type = 'brak', onDelete }: { item: PendingItem; type?: string; onDelete: () => void }) {
  return (
    <>
      <p>Wystąpił nieobsługiwany typ konfliktu. Typ: {type}</p>
      <Button variant="outline" aria-label={`Usuń: ${item.product_name}`} onClick={onDelete}>
        Usuń
      </Button>
    </>
  )
}

/** setup_canonical_unit and missing_conversion_rate: which unit to keep the product in, and how much of it one piece holds. */
function CanonicalUnitPanel({ item, details }: ClarifyPanelProps) {
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
        label={`Ile ${UNIT_NAMES[base ?? 'grams'].genitive} ma 1 sztuka?`}
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

function setUpOf(base: Unit, unit: Unit, rate: number): Resolution {
  return {
    resolution_type: 'setup_canonical_unit',
    canonical_unit: unit,
    ...(base === 'grams' ? { conversion_to_grams: rate } : { conversion_to_ml: rate }),
  }
}

/** The decision that is filled in for an item, to be taken with one tap; undefined where there is none to propose. */
export function proposedResolution({ status, clarification_details: details }: PendingItem): Resolution | undefined {
  if (status !== 'needs_clarification' || !details) return undefined
  if (details.conflict_type === 'confirm_autocalculation') return { resolution_type: 'accept_calculation' }
  const rate = details.suggested_rate
  if (!rate) return undefined
  if (details.conflict_type === 'missing_density') return { resolution_type: 'set_density', grams_per_ml: rate }
  const base = baseUnitOf(details)
  return base && setUpOf(base, details.current_unit_in_db, rate)
}

/** What the proposed decision makes of an item's amount. */
function proposedAmount(item: PendingItem): Amount | undefined {
  const resolution = proposedResolution(item)
  const amount = amountOf(item)
  const details = item.clarification_details
  if (!resolution || !amount || !details) return undefined
  const base = baseUnitOf(details)
  if (resolution.resolution_type === 'set_density') return convertWithDensity(amount, resolution.grams_per_ml)
  if (resolution.resolution_type !== 'setup_canonical_unit' || !base || !details.suggested_rate) return amount
  return amount.unit === resolution.canonical_unit ? amount : convertWithPiece(amount, base, details.suggested_rate)
}

// People can weigh 100 ml; nobody can weigh one.
const MILLILITRES = 100

/** missing_density: grams meet millilitres, and nobody knows yet what a millilitre weighs. */
function DensityPanel({ item, details }: ClarifyPanelProps) {
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

/** Takes the decision as it stands, with what it comes to on the button. */
function AcceptButton({ busy, amount }: { busy: boolean; amount: Amount | undefined }) {
  return (
    <Button type="submit" variant="herb" full icon={<Check aria-hidden className="size-5" />} busy={busy} busyLabel="Zapisywanie...">
      {amount ? `Tak, ${formatSaidAmount(amount.value, amount.unit)}` : 'Zapisz wybór'}
    </Button>
  )
}
