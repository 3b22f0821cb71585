import { LIMITS } from '@spizarka/contract/limits'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { type ReactNode, useState } from 'react'
import { MEALS } from '../../../lib/recipes/words/recipe-words.ts'
import { formatDay, formatNumber, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { Stepper } from '../../../ui/form/Stepper.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { type ConsumptionForm, type LeftoversForm, portionsLeft } from './consumption-form.ts'
import type { Proposal } from './deduction.ts'

interface PortionsProps {
  form: ConsumptionForm
  proposal: Proposal
  /** The server asks for another name of what is left. */
  nameRefused: boolean
  onChange: (changed: Partial<ConsumptionForm>) => void
}

/** People count portions by the half. */
const HALF = 0.5

/** How much of the dish was eaten, for the diary, and how much is kept; what hardly anybody changes is folded. */
export function Portions({ form, proposal: { servings, per_serving, coverage }, nameRefused, onChange }: PortionsProps) {
  const [open, setOpen] = useState(false)
  const { portion, leftovers } = form
  const left = portionsLeft(form, servings)
  const percent = Math.round(coverage * 100)
  const keep = (portions: number) => onChange({ leftovers: { ...leftovers, kept: portions > 0, portions } })
  return (
    <section aria-labelledby="porcje" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="porcje" className="text-h3">
          Porcje
        </h2>
        <output className="font-bold tabular-nums">{describeEnergy(per_serving.kcal, portion)}</output>
      </div>
      <Card pad="none" className="divide-y divide-line px-4">
        <PortionRow name="Twoja porcja" detail={describeMeal(form)}>
          <Stepper
            label="Twoja porcja"
            value={portion === null ? 0 : portion / 100}
            step={HALF}
            max={LIMITS.portionPercent.most / 100}
            format={formatNumber}
            onChange={(portions) => onChange({ portion: portions === 0 ? null : Math.round(portions * 100) })}
          />
        </PortionRow>
        <PortionRow name="Zostało na później" detail={describeDestination(left, leftovers)}>
          <Stepper label="Zostało na później" value={left} step={HALF} max={LIMITS.recipeServings} format={formatNumber} onChange={keep} />
        </PortionRow>
        {open || nameRefused ? (
          <Details form={form} left={left} onChange={onChange} />
        ) : (
          <div className="py-1">
            <Button variant="ghost" size="sm" className="-ml-3" aria-expanded={false} onClick={() => setOpen(true)}>
              Zmień posiłek, dzień lub nazwę
            </Button>
          </div>
        )}
      </Card>
      {percent < 100 && portion !== null && <p className="text-small text-muted">Kalorie policzone z&nbsp;{percent}% masy dania.</p>}
    </section>
  )
}

function PortionRow({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <p className="flex min-w-32 flex-1 flex-col">
        <span className="font-semibold">{name}</span>
        <span className="text-small text-pretty text-muted">{detail}</span>
      </p>
      <div className="ml-auto">{children}</div>
    </div>
  )
}

function describeEnergy(kcal: number | null, portion: number | null): string {
  if (portion === null) return ''
  return kcal === null ? 'kcal nieznane' : `${formatNumber(Math.round((kcal * portion) / 100))}\u00a0kcal`
}

/** `do dziennika, obiad`, with the day where that is not today. */
function describeMeal({ portion, meal, day }: ConsumptionForm): string {
  if (portion === null) return 'bez wpisu w\u00a0dzienniku'
  const words = `do dziennika, ${MEAL_TYPES[meal].toLocaleLowerCase('pl')}`
  return day === null || day === '' || day === today() ? words : `${words}, ${formatDay(day)}`
}

function describeDestination(left: number, { bestBefore }: LeftoversForm): string {
  if (left === 0) return 'nic nie trafi do spiżarni'
  return bestBefore === '' ? 'trafi do spiżarni' : `lodówka, zjedz do ${formatDay(bestBefore).replaceAll(' ', '\u00a0')}`
}

const MEAL_OPTIONS = MEALS.map((value) => ({ value, label: MEAL_TYPES[value] }))

/** Which meal it was and when, how much to the percent, and how what is left is called and how long it keeps. */
function Details({ form, left, onChange }: { form: ConsumptionForm; left: number } & Pick<PortionsProps, 'onChange'>) {
  const { portion, meal, day, leftovers } = form
  const changeLeftovers = (changed: Partial<LeftoversForm>) => onChange({ leftovers: { ...leftovers, ...changed } })
  return (
    <div className="flex flex-col gap-4 py-4">
      <Segmented label="Posiłek" showLabel value={meal} onChange={(changed) => onChange({ meal: changed })} options={MEAL_OPTIONS} />
      <Field label="Dzień">
        <Input
          type="date"
          min="2000-01-01"
          max="2100-12-31"
          value={day ?? today()}
          onChange={(event) => onChange({ day: event.target.value })}
        />
      </Field>
      <Field
        label="Ile procent porcji?"
        help={`Od ${LIMITS.portionPercent.least} do ${LIMITS.portionPercent.most}%; puste pole to bez wpisu w dzienniku.`}
      >
        <NumberInput
          value={portion}
          max={LIMITS.portionPercent.most}
          decimals={0}
          unit="%"
          // No valid portion begins with a zero, so it is ignored.
          onChange={(percent) => percent !== 0 && onChange({ portion: percent })}
        />
      </Field>
      {left > 0 && (
        <>
          <Field label="Nazwa w spiżarni" counter={[leftovers.name.length, LIMITS.productName]}>
            <Input
              maxLength={LIMITS.productName}
              autoComplete="off"
              value={leftovers.name}
              onChange={(event) => changeLeftovers({ name: event.target.value })}
            />
          </Field>
          <Field label="Najlepiej zużyć do">
            <Input
              type="date"
              min="2000-01-01"
              max="2100-12-31"
              value={leftovers.bestBefore}
              onChange={(event) => changeLeftovers({ bestBefore: event.target.value })}
            />
          </Field>
        </>
      )}
    </div>
  )
}
