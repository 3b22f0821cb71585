import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { LIMITS } from '@spizarka/contract/limits'
import { Calculator, CircleQuestionMark } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formatNumber, formatRawAmount, formatUnit } from '../../../../lib/format.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { ActionChip } from '../../../../ui/form/Chip.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { NumberInput } from '../../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../../ui/form/Segmented.tsx'
import { FormError } from '../../FormError.tsx'
import { amountOf, UNIT_NAMES } from '../../quantities.ts'
import { ItemTile, ProblemCard } from '../list/ItemParts.tsx'
import { errorText, useResolveItem } from '../use-pending-items.ts'
import type { ClarifyPanelProps } from './ConfirmConversionPanel.tsx'
import { baseUnitOf, ConfirmConversionPanel, convertWithDensity, convertWithPiece } from './ConfirmConversionPanel.tsx'

/** An item that disagrees with the pantry, and the panel that settles its kind of disagreement. */
export function ClarifyItem({ item, onDelete }: { item: PendingItem; onDelete: () => void }) {
  const details = item.clarification_details
  const calculated = details?.conflict_type === 'confirm_autocalculation'
  return (
    <ProblemCard
      tone={calculated ? 'calculated' : 'clarify'}
      tile={<ItemTile item={item} />}
      title={item.product_name}
      line={item.source_line}
      badge={
        calculated ? (
          <Kind tone="text-ok-ink" Icon={Calculator} word="Przeliczone" />
        ) : (
          <Kind tone="text-soon-ink" Icon={CircleQuestionMark} word="Wyjaśnij" />
        )
      }
    >
      <div className="flex flex-col gap-4 p-4">{panelOf(item, details, onDelete)}</div>
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

function Kind({ tone, Icon, word }: { tone: string; Icon: typeof Calculator; word: string }) {
  return (
    <span className={`flex shrink-0 items-center gap-1 text-caption font-bold ${tone}`}>
      <Icon aria-hidden className="size-4" />
      {word}
    </span>
  )
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
function CanonicalUnitPanel({ item, details, onDelete }: ClarifyPanelProps) {
  const base = baseUnitOf(details)
  // Where the unit was chosen before, only the rate is missing.
  const [unit, setUnit] = useState<Unit | null>(details.conflict_type === 'missing_conversion_rate' ? details.current_unit_in_db : null)
  const [rate, setRate] = useState<number | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const resolve = useResolveItem(item)
  const validRate = rate !== null && rate > 0 ? rate : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (resolve.isPending || unit === null || validRate === undefined || !base) return
    resolve.mutate({
      resolution_type: 'setup_canonical_unit',
      canonical_unit: unit,
      ...(base === 'grams' ? { conversion_to_grams: validRate } : { conversion_to_ml: validRate }),
    })
  }

  const amount = amountOf(item)
  const converted = amount && base && validRate && convertWithPiece(amount, base, validRate)
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UnitsDisagree details={details} />
      <Segmented
        label="W czym przechowywać?"
        showLabel
        value={unit}
        onChange={setUnit}
        options={[base ?? 'grams', 'pieces' as const].map((value) => ({ value, label: UNIT_NAMES[value].many }))}
        error={submitted && unit === null ? 'Musisz wybrać preferowaną jednostkę.' : undefined}
      />
      <RateField
        label={`Ile ${UNIT_NAMES[base ?? 'grams'].genitive} ma 1 sztuka?`}
        unit={formatUnit(base ?? 'grams')}
        value={rate}
        onChange={setRate}
        suggestion={details.suggested_rate}
        error={submitted && validRate === undefined ? 'Musisz podać prawidłowy, dodatni przelicznik.' : undefined}
        result={
          amount && converted && `${formatRawAmount(amount.value, amount.unit)} = ${formatRawAmount(converted.value, converted.unit)}`
        }
      />
      {submitted && !base && <FormError>Błąd: nie można określić jednostki bazowej konfliktu.</FormError>}
      {resolve.isError && <FormError>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</FormError>}
      <PanelActions item={item} busy={resolve.isPending} onDelete={onDelete} />
    </form>
  )
}

// People can weigh 100 ml; nobody can weigh one.
const MILLILITRES = 100

/** missing_density: grams meet millilitres, and nobody knows yet what a millilitre weighs. */
function DensityPanel({ item, details, onDelete }: ClarifyPanelProps) {
  const [grams, setGrams] = useState<number | null>(null)
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
        suggestion={details.suggested_rate && Math.round(details.suggested_rate * MILLILITRES * 10) / 10}
        error={submitted && gramsPerMl === undefined ? 'Musisz podać prawidłowy, dodatni przelicznik.' : undefined}
        result={
          amount && converted && `${formatRawAmount(amount.value, amount.unit)} = ${formatRawAmount(converted.value, converted.unit)}`
        }
      />
      {resolve.isError && <FormError>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</FormError>}
      <PanelActions item={item} busy={resolve.isPending} onDelete={onDelete} />
    </form>
  )
}

/** Says that pantry and list use different units, and that the answer is given once. */
function UnitsDisagree({ details }: { details: ClarificationDetails }) {
  const { current_unit_in_db: inPantry, new_unit_from_input: onList } = details
  return (
    <p>
      W spiżarni ten produkt jest w <strong>{UNIT_NAMES[inPantry].locative}</strong>, a na liście w{' '}
      <strong>{UNIT_NAMES[onList].locative}</strong>. Ustal to raz, zapamiętamy.
    </p>
  )
}

interface RateFieldProps {
  label: string
  unit: string
  value: number | null
  onChange: (value: number | null) => void
  /** What the food table proposes, in the same unit. */
  suggestion: number | null
  error: string | undefined
  /** What the rate makes of this item: "2 szt. = 400 g". */
  result: ReactNode
}

/** Asks for a conversion rate, with the usual one a tap away. */
function RateField({ label, unit, value, onChange, suggestion, error, result }: RateFieldProps) {
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} required>
        <div className="flex flex-wrap gap-2">
          <div className="min-w-32 flex-1">
            <NumberInput max={LIMITS.quantity} decimals={3} unit={unit} value={value} onChange={onChange} />
          </div>
          {suggestion !== null && (
            <ActionChip onClick={() => onChange(suggestion)}>
              zwykle {formatNumber(suggestion)} {unit}
            </ActionChip>
          )}
        </div>
      </Field>
      <p className="min-h-5 text-small text-muted tabular-nums" aria-live="polite">
        {result}
      </p>
    </div>
  )
}

/** Saves a panel's decision, or takes the item off the list. */
function PanelActions({ item, busy, onDelete }: { item: PendingItem; busy: boolean; onDelete: () => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" className="flex-1" busy={busy} busyLabel="Zapisywanie...">
        Zapisz wybór
      </Button>
      <Button variant="outline" aria-label={`Usuń: ${item.product_name}`} onClick={onDelete}>
        Usuń
      </Button>
    </div>
  )
}
