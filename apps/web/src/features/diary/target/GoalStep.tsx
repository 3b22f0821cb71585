import type { FitnessProfile } from '@spizarka/contract/fitness'
import { LIMITS } from '@spizarka/contract/limits'
import { useId } from 'react'
import { formatNumber } from '../../../lib/text/format.ts'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Slider } from '../../../ui/form/Slider.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { LEVELS, type Person, type PersonErrors } from './use-target.ts'

const GOALS: readonly { value: FitnessProfile['goal']; label: string }[] = [
  { value: 'lose', label: 'Schudnąć' },
  { value: 'keep', label: 'Utrzymać' },
  { value: 'gain', label: 'Przytyć' },
]

const PACES = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, LIMITS.paceKgPerWeek]
/** Above it a pace is hard to keep to. */
const CALM_PACE = 0.5
/** Energy of a kilogram of the body, spread over a week. */
const DAILY_KCAL_PER_WEEKLY_KG = 7700 / 7

interface GoalStepProps {
  person: Person
  onChange: (changed: Partial<Person>) => void
  errors: PersonErrors
}

/** How much somebody moves, and where to at which pace. */
export function GoalStep({ person, onChange, errors }: GoalStepProps) {
  const name = useId()
  const { goal, paceKgPerWeek: pace } = person
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 className="text-step font-semibold">Ruch i&nbsp;cel</h1>
        <p className="text-lead text-muted">Wybierz tydzień, jaki masz zwykle, nie najlepszy.</p>
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={errors.activity ? `${name}-error` : undefined}>
        <legend className="mb-3 font-display text-h3 font-semibold">Ile się ruszasz?</legend>
        <Card pad="none" className="divide-y divide-line overflow-hidden">
          {LEVELS.map(({ value, label, example, factor }) => (
            <label
              key={value}
              className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name}
                value={value}
                checked={person.activity === value}
                onChange={() => onChange({ activity: value })}
                className="size-6 shrink-0 appearance-none rounded-pill border-2 border-control checked:border-8 checked:border-brand-fill"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{example}</span>
              </span>
              <span className="shrink-0 text-small text-muted tabular-nums">×&nbsp;{formatNumber(factor)}</span>
            </label>
          ))}
        </Card>
        {errors.activity && (
          <p id={`${name}-error`} className="text-small font-semibold text-danger">
            {errors.activity}
          </p>
        )}
      </fieldset>
      <section className="flex flex-col gap-3">
        <h2 className="text-h3">Do czego zmierzasz?</h2>
        <Segmented
          label="Do czego zmierzasz?"
          value={goal}
          onChange={(next) => onChange({ goal: next })}
          options={GOALS}
          error={errors.goal}
        />
      </section>
      {goal !== null && goal !== 'keep' && (
        <section className="flex flex-col gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-h3">Tempo</h2>
            <p className="text-muted">
              <strong className="text-ink tabular-nums">{formatNumber(pace)}&nbsp;kg</strong> na tydzień
            </p>
          </div>
          <Card className="flex flex-col gap-2">
            <Slider
              label="Tempo w kilogramach na tydzień"
              stops={PACES}
              value={pace}
              onChange={(paceKgPerWeek) => onChange({ paceKgPerWeek })}
              format={(value) => `${formatNumber(value)} kg na tydzień`}
            />
            <p aria-hidden className="flex justify-between text-small text-muted">
              <span>0,1 kg</span>
              <span>{pace <= CALM_PACE ? 'spokojnie' : 'szybko'}</span>
              <span>1 kg</span>
            </p>
            <p aria-live="polite">
              Około <strong className="tabular-nums">{Math.round(pace * DAILY_KCAL_PER_WEEKLY_KG)}&nbsp;kcal</strong> dziennie{' '}
              {goal === 'lose' ? 'mniej' : 'więcej'}, niż zużywasz.
              {pace > CALM_PACE && ' To szybkie tempo. Łatwiej utrzymać do 0,5 kg tygodniowo.'}
            </p>
          </Card>
        </section>
      )}
    </>
  )
}
