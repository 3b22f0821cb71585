import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { MEALS_WRITTEN } from '../days.ts'
import { formatKcal } from '../figures.ts'
import { type Amount, energyOf, entryOf, gramsOf, type Thing, usualAmount, wrongAmount } from './things.ts'
import { useAddEntry } from './use-add-entry.ts'

interface AmountSheetProps {
  /** The dialog is open while this is set. */
  thing: Thing | undefined
  day: string
  meal: MealType
  onClose: () => void
  onAdded: () => void
}

/** How much of something was eaten, in measures people use, with what that comes to. */
export function AmountSheet({ thing, day, meal, onClose, onAdded }: AmountSheetProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={thing !== undefined} onClose={onClose} busy={busy} title={thing?.title}>
      {thing && <AmountForm key={thing.title} thing={thing} day={day} meal={meal} busy={busy} onBusy={setBusy} onAdded={onAdded} />}
    </Dialog>
  )
}

interface AmountFormProps extends Omit<AmountSheetProps, 'thing' | 'onClose'> {
  thing: Thing
  busy: boolean
  onBusy: (busy: boolean) => void
}

const PORTIONS = [50, 100, 150, 200]

function AmountForm({ thing, day, meal, busy, onBusy, onAdded }: AmountFormProps) {
  const { addEntry, problem } = useAddEntry({ onBusy, onAdded })
  const [amount, setAmount] = useState<Amount>(() => usualAmount(thing))
  const wrong = wrongAmount(thing, amount)
  const isDish = thing.kind === 'dish'

  const send = async () => {
    if (wrong !== undefined) return
    await addEntry(entryOf(thing, amount, day, meal))
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        fireAndForget(send)()
      }}
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <output className="text-h2 font-sans! font-extrabold tabular-nums">{formatKcal(energyOf(thing, amount))}</output>
        <span className="text-muted tabular-nums">{describeWeight(thing, amount)}</span>
      </p>
      <div role="group" aria-label={isDish ? 'Porcja' : 'Miara'} className="flex flex-wrap gap-2">
        {isDish
          ? PORTIONS.map((percent) => (
              <FilterChip key={percent} on={amount.value === percent} onClick={() => setAmount({ value: percent, measure: null })}>
                {percent === 100 ? 'cała porcja' : `${formatNumber(percent / 100)} porcji`}
              </FilterChip>
            ))
          : [...thing.measures, { measure: null, grams: 1 }].map(({ measure, grams }) => (
              <FilterChip
                key={measure}
                on={amount.measure === measure}
                onClick={() => setAmount(measure === null ? { value: gramsOf(thing, amount) ?? 100, measure } : { value: 1, measure })}
              >
                {measure === null ? 'gramy' : `${measure}, ${formatNumber(grams)}\u00a0g`}
              </FilterChip>
            ))}
      </div>
      <Field label={isDish ? 'Ile procent porcji?' : amount.measure === null ? 'Ile gramów?' : `Ile? (${amount.measure})`} error={wrong}>
        <NumberInput
          data-autofocus
          value={amount.value}
          max={isDish ? LIMITS.portionPercent.most : LIMITS.eatenGrams.most}
          decimals={isDish ? 0 : amount.measure === null ? 1 : 2}
          unit={isDish ? '%' : amount.measure === null ? 'g' : ''}
          onChange={(value) => setAmount({ ...amount, value })}
        />
      </Field>
      {thing.kind === 'weighed' && thing.source !== null && <p className="text-small text-muted">Wartości: {thing.source}.</p>}
      {thing.kind === 'dish' && thing.productId !== null && <p className="text-small text-muted">Tyle ubędzie też ze spiżarni.</p>}
      {problem !== undefined && (
        <p role="alert" className="text-small font-semibold text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" size="lg" full busy={busy} busyLabel="Zapisywanie...">
        Zapisz {MEALS_WRITTEN[meal]}
      </Button>
    </form>
  )
}

function describeWeight(thing: Thing, amount: Amount): string {
  if (thing.kind === 'dish') return thing.kcal === null ? '' : `porcja ${formatKcal(thing.kcal)}`
  const grams = gramsOf(thing, amount)
  return grams === null ? '' : `${formatNumber(grams)}\u00a0g`
}
