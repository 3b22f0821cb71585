import { MEAL_TYPES } from '@spizarka/contract/meals'
import { formatNumber, today } from '../../../lib/format.ts'
import { MEALS } from '../../../lib/recipes/meals.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import type { ConsumptionForm } from './consumption-form.ts'
import type { Proposal } from './deduction.ts'
import { Portion } from './Portion.tsx'

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

interface EatenProps {
  form: ConsumptionForm
  proposal: Proposal
  onChange: (changed: Partial<ConsumptionForm>) => void
}

/** How much of a serving was eaten, as which meal and when: what the diary gets. */
export function Eaten({ form: { portion, meal, day }, proposal: { per_serving, coverage }, onChange }: EatenProps) {
  const percent = Math.round(coverage * 100)
  return (
    <section aria-labelledby="zjedzone" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="zjedzone" className="text-h3">
          Zjedzona porcja
        </h2>
        <output className="text-h3 font-bold tabular-nums">{portion !== null && `${portion}%`}</output>
      </div>
      <Card pad="lg" className="flex flex-col gap-4">
        <Portion value={portion} onChange={(changed) => onChange({ portion: changed })} />
        <Segmented label="Posiłek" value={meal} onChange={(changed) => onChange({ meal: changed })} options={MEAL_OPTIONS} />
        <Field label="Dzień">
          <Input
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={day ?? today()}
            onChange={(event) => onChange({ day: event.target.value })}
          />
        </Field>
        <div>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-muted">Do dziennika</span>
            <span className="font-bold tabular-nums">{energyWords(per_serving.kcal, portion)}</span>
          </p>
          {percent < 100 && <p className="text-small text-muted">Policzone {percent}% masy dania.</p>}
        </div>
      </Card>
    </section>
  )
}

function energyWords(kcal: number | null, portion: number | null): string {
  if (kcal === null || portion === null) return 'nie wiadomo'
  return `${formatNumber(Math.round((kcal * portion) / 100))}\u00a0kcal`
}
