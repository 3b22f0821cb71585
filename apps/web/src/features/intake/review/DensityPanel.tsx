import { type FormEvent, useState } from 'react'
import { formatRawAmount } from '../../../lib/format.ts'
import { Problem } from '../Problem.tsx'
import { amountOf } from '../quantities.ts'
import { convertWithDensity } from './clarification.ts'
import type { ClarifyPanelProps } from './clarify-panel-props.ts'
import { PanelActions } from './PanelActions.tsx'
import { RateField } from './RateField.tsx'
import { UnitsDisagree } from './UnitsDisagree.tsx'
import { errorText, useResolveItem } from './use-item-calls.ts'

// People can weigh 100 ml; nobody can weigh one.
const MILLILITRES = 100

/** missing_density: grams meet millilitres, and nobody knows yet what a millilitre weighs. */
export function DensityPanel({ item, details, onDelete }: ClarifyPanelProps) {
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
