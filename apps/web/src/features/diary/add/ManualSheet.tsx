import { LIMITS } from '@spizarka/contract/limits'
import type { MealType } from '@spizarka/contract/meals'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { REQUIRED } from '../../../lib/text/texts.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/feedback/Dialog.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { NumberInput } from '../../../ui/form/NumberInput.tsx'
import { MEALS_WRITTEN } from '../days.ts'
import { NUTRIENT_NAMES } from '../figures.ts'
import { useAddEntry } from './use-add-entry.ts'

interface ManualSheetProps {
  open: boolean
  day: string
  meal: MealType
  onClose: () => void
  onAdded: () => void
}

/** Figures of one's own: a name and its energy, and what else is printed on a package. */
export function ManualSheet({ open, ...rest }: ManualSheetProps) {
  const [busy, setBusy] = useState(false)
  return (
    <Dialog open={open} onClose={rest.onClose} busy={busy} title="Wpisz ręcznie">
      {open && <ManualForm {...rest} busy={busy} onBusy={setBusy} />}
    </Dialog>
  )
}

const OPTIONAL = ['protein_g', 'fat_g', 'carbs_g', 'salt_g'] as const

function ManualForm({
  day,
  meal,
  busy,
  onBusy,
  onAdded,
}: Omit<ManualSheetProps, 'open' | 'onClose'> & { busy: boolean; onBusy: (busy: boolean) => void }) {
  const { addEntry, problem } = useAddEntry({ onBusy, onAdded })
  const [title, setTitle] = useState('')
  const [figures, setFigures] = useState<Partial<Record<'kcal' | (typeof OPTIONAL)[number], number | null>>>({})
  const [tried, setTried] = useState(false)
  const { kcal = null } = figures
  const name = title.trim()

  const send = async () => {
    setTried(true)
    if (name === '' || kcal === null) return
    await addEntry({ day, meal_type: meal, title: name, ...figures, kcal })
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
      <Field label="Nazwa" required counter={[title.length, LIMITS.diaryTitle]} error={tried && name === '' ? REQUIRED : undefined}>
        <Input
          data-autofocus
          value={title}
          maxLength={LIMITS.diaryTitle}
          autoComplete="off"
          placeholder="np. ciastko od Kasi"
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label="Kalorie" required error={tried && kcal === null ? REQUIRED : undefined}>
        <NumberInput
          value={kcal}
          max={LIMITS.eatenKcal}
          decimals={0}
          unit="kcal"
          onChange={(value) => setFigures({ ...figures, kcal: value })}
        />
      </Field>
      <fieldset>
        <legend className="text-small text-muted">Jeśli wiesz; puste zostaną jako „nie wiadomo”.</legend>
        <div className="mt-2 grid grid-cols-2 gap-3">
          {OPTIONAL.map((nutrient) => (
            <Field key={nutrient} label={NUTRIENT_NAMES[nutrient]}>
              <NumberInput
                value={figures[nutrient] ?? null}
                max={LIMITS.eatenGrams.most}
                decimals={1}
                unit="g"
                onChange={(value) => setFigures({ ...figures, [nutrient]: value })}
              />
            </Field>
          ))}
        </div>
      </fieldset>
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
