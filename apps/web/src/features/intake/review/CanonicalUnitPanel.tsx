import type { Unit } from '@spizarka/contract/common'
import { type FormEvent, useState } from 'react'
import { formatRawAmount, formatUnit } from '../../../lib/format.ts'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Problem } from '../Problem.tsx'
import { amountOf } from '../quantities.ts'
import { baseUnitOf, convertWithPiece } from './clarification.ts'
import type { ClarifyPanelProps } from './clarify-panel-props.ts'
import { PanelActions } from './PanelActions.tsx'
import { RateField } from './RateField.tsx'
import { UnitsDisagree } from './UnitsDisagree.tsx'
import { UNIT_NAMES } from './unit-names.ts'
import { errorText, useResolveItem } from './use-item-calls.ts'

/** setup_canonical_unit and missing_conversion_rate: which unit to keep the product in, and how much of it one piece holds. */
export function CanonicalUnitPanel({ item, details, onDelete }: ClarifyPanelProps) {
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
