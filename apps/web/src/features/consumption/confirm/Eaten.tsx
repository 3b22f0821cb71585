import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { useState } from 'react'
import { formatNumber, today } from '../../../lib/format.ts'
import { MEALS } from '../../../lib/recipes/meals.ts'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { NumberInput } from '../../../ui/NumberInput.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Slider } from '../../../ui/Slider.tsx'
import type { ConsumptionForm } from './consumption-form.ts'
import type { Proposal } from './deduction.ts'

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

// Fine about one serving, coarse where nobody measures.
const STOPS = [
  1, 5, 10, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100, 110, 120, 125, 130, 140, 150, 160, 170, 175, 180, 190, 200, 225, 250, 275, 300,
  350, 400, 450, 500,
] as const
const PRESETS = ['50', '100', '150'] as const
const format = (percent: number) => `${percent}%`

/** How much of one serving was eaten, in per cent: a slider, the usual portions, or any number from 1 to 500. */
function Portion({ value, onChange }: { value: number | null; onChange: (percent: number | null) => void }) {
  const [exact, setExact] = useState(false)
  const preset = exact ? undefined : PRESETS.find((percent) => Number(percent) === value)
  return (
    <>
      <Slider
        label="Zjedzona porcja"
        stops={STOPS}
        value={value ?? 100}
        format={format}
        onChange={(percent) => {
          setExact(false)
          onChange(percent)
        }}
      />
      <Segmented
        label="Jaka część porcji"
        value={preset ?? 'other'}
        onChange={(chosen) => {
          setExact(chosen === 'other')
          if (chosen !== 'other') onChange(Number(chosen))
        }}
        options={[...PRESETS.map((percent) => ({ value: percent, label: `${percent}%` })), { value: 'other' as const, label: 'inna' }]}
      />
      {preset === undefined && (
        <Field label="Ile procent porcji?" help={`Od ${LIMITS.portionPercent.least} do ${LIMITS.portionPercent.most}%.`}>
          <NumberInput
            value={value}
            max={LIMITS.portionPercent.most}
            decimals={0}
            unit="%"
            onChange={(percent) => {
              // The box stays as it is: nothing that can be typed after a zero is a portion.
              if (percent === 0) return
              setExact(true)
              onChange(percent)
            }}
          />
        </Field>
      )}
    </>
  )
}
