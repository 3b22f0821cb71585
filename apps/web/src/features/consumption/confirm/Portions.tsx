import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatNumber, today } from '../../../lib/format.ts'
import { MEALS } from '../../../lib/recipes/recipe-words.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Slider } from '../../../ui/form/Slider.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type ConsumptionForm, type LeftoversForm, portionsLeft } from './consumption-form.ts'
import type { Proposal } from './deduction.ts'

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

interface PortionEatenProps {
  form: ConsumptionForm
  proposal: Proposal
  onChange: (changed: Partial<ConsumptionForm>) => void
}

/** How much of a serving was eaten, as which meal and when: what the diary gets. */
export function PortionEaten({ form: { portion, meal, day }, proposal: { per_serving, coverage }, onChange }: PortionEatenProps) {
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
            <span className="font-bold tabular-nums">{describeEnergy(per_serving.kcal, portion)}</span>
          </p>
          {percent < 100 && <p className="text-small text-muted">Policzone {percent}% masy dania.</p>}
        </div>
      </Card>
    </section>
  )
}

function describeEnergy(kcal: number | null, portion: number | null): string {
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

interface LeftoversProps {
  form: ConsumptionForm
  servings: number
  /** The server asks for another name. */
  nameRefused: boolean
  onChange: (leftovers: LeftoversForm) => void
}

/** Portions that nobody has eaten yet go onto the shelf, with a date. */
export function Leftovers({ form, servings, nameRefused, onChange }: LeftoversProps) {
  const [editing, setEditing] = useState(false)
  const { leftovers } = form
  const portions = portionsLeft(form, servings)
  const change = (changed: Partial<LeftoversForm>) => onChange({ ...leftovers, ...changed })
  if (portions === 0) return null
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
          <PackageOpen className="size-6" />
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <Switch on={leftovers.kept} onChange={(kept) => change({ kept })} help={describeDestination(leftovers)}>
            {describePortions(portions)}
          </Switch>
        </div>
      </div>
      {leftovers.kept &&
        (editing || nameRefused ? (
          <LeftoversFields leftovers={leftovers} portions={portions} most={LIMITS.recipeServings} onChange={change} />
        ) : (
          <Button variant="ghost" size="sm" className="-mt-2 self-start" onClick={() => setEditing(true)}>
            Zmień ilość, nazwę lub datę
          </Button>
        ))}
    </Card>
  )
}

function describePortions(portions: number): string {
  const left = plural(portions, ['Została', 'Zostały', 'Zostało', 'Zostało'])
  return `${left} ${formatNumber(portions)}\u00a0${plural(portions, ['porcja', 'porcje', 'porcji', 'porcji'])}`
}

function describeDestination({ kept, bestBefore }: LeftoversForm): string {
  if (!kept) return 'Nie trafi do spiżarni'
  return bestBefore === '' ? 'Trafi do spiżarni' : `Trafi do spiżarni, zużyj do ${formatDay(bestBefore)}`
}

const HALF = 0.5

interface LeftoversFieldsProps {
  leftovers: LeftoversForm
  portions: number
  most: number
  onChange: (changed: Partial<LeftoversForm>) => void
}

/** How many portions are kept, under which name, until when. */
function LeftoversFields({ leftovers: { name, bestBefore }, portions, most, onChange }: LeftoversFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span>Porcje</span>
        <Stepper
          label="porcje do spiżarni"
          value={portions}
          step={HALF}
          min={HALF}
          max={most}
          format={formatNumber}
          onChange={(changed) => onChange({ portions: changed })}
        />
      </div>
      <Field label="Nazwa w spiżarni" counter={[name.length, LIMITS.productName]}>
        <Input
          maxLength={LIMITS.productName}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <Field label="Najlepiej zużyć do">
        <Input
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          value={bestBefore}
          onChange={(event) => onChange({ bestBefore: event.target.value })}
        />
      </Field>
    </div>
  )
}
