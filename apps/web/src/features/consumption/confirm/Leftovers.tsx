import { LIMITS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { formatDay, formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { type ConsumptionForm, type LeftoversForm, portionsLeft } from './consumption-form.ts'

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
          <Switch on={leftovers.kept} onChange={(kept) => change({ kept })} help={whereTo(leftovers)}>
            {portionWords(portions)}
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

function portionWords(portions: number): string {
  const left = plural(portions, ['Została', 'Zostały', 'Zostało', 'Zostało'])
  return `${left} ${formatNumber(portions)}\u00a0${plural(portions, ['porcja', 'porcje', 'porcji', 'porcji'])}`
}

function whereTo({ kept, bestBefore }: LeftoversForm): string {
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
