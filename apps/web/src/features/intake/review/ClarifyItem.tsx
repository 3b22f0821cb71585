import type { Unit } from '@spizarka/contract/common'
import type { ClarificationDetails, PendingItem } from '@spizarka/contract/intake'
import { Calculator, CircleQuestionMark } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { formatRawAmount, formatUnit } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Problem } from '../Problem.tsx'
import { amountOf } from '../quantities.ts'
import { AutocalculationPanel } from './AutocalculationPanel.tsx'
import { baseUnitOf, convertWithDensity, convertWithPiece } from './clarification.ts'
import type { ClarifyPanelProps } from './clarify-panel-props.ts'
import { ItemTile } from './ItemTile.tsx'
import { PanelActions } from './PanelActions.tsx'
import { ProblemCard } from './ProblemCard.tsx'
import { RateField } from './RateField.tsx'
import { UnitsDisagree } from './UnitsDisagree.tsx'
import { UNIT_NAMES } from './unit-names.ts'
import { errorText, useResolveItem } from './use-item-calls.ts'

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
      return <AutocalculationPanel item={item} details={details} onDelete={onDelete} />
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
      {submitted && !base && <Problem>Błąd: nie można określić jednostki bazowej konfliktu.</Problem>}
      {resolve.isError && <Problem>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</Problem>}
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
      {resolve.isError && <Problem>{errorText(resolve.error, 'Nie udało się zapisać decyzji. Spróbuj ponownie.')}</Problem>}
      <PanelActions item={item} busy={resolve.isPending} onDelete={onDelete} />
    </form>
  )
}
