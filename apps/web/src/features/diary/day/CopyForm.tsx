import type { MealType } from '@spizarka/contract/meals'
import { useState } from 'react'
import { addDays } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { writableDays } from '../days.ts'
import { useDiaryChanges } from '../diary-changes.ts'

/** What is to be copied: one meal of a day to another one, or another whole day to this one. */
export type Copying = { title: string } & (
  | { from: string; meal: MealType; to?: undefined }
  | { to: string; from?: undefined; meal?: undefined }
)

interface CopyFormProps {
  copying: Copying
  busy: boolean
  onBusy: (busy: boolean) => void
  onDone: () => void
}

/** The other day of a copy, near ones first, and the making of it. */
export function CopyForm({ copying: { from, to, meal }, busy, onBusy, onDone }: CopyFormProps) {
  const { copy } = useDiaryChanges()
  const here = from ?? to
  const { first, last } = writableDays()
  const near =
    from === undefined ? [addDays(here, -1), addDays(here, -2), addDays(here, -7)] : [today(), addDays(today(), 1), addDays(here, 7)]
  const offered = [...new Set(near)].filter((day) => day !== here && day >= first && day <= last)
  const [day, setDay] = useState(offered[0] ?? addDays(here, -1))
  const send = async () => {
    onBusy(true)
    const done = await copy(from ?? day, to ?? day, meal)
    onBusy(false)
    if (done) onDone()
  }
  const wrong =
    day === here ? 'Wybierz inny dzień niż ten.' : day < first || day > last ? 'Tego dnia dziennik jeszcze nie obejmuje.' : undefined
  return (
    <div className="flex flex-col gap-4">
      <div role="group" aria-label={from === undefined ? 'Z którego dnia' : 'Na który dzień'} className="flex flex-wrap gap-2">
        {offered.map((each) => (
          <FilterChip key={each} on={each === day} onClick={() => setDay(each)}>
            {describe(each, here, from === undefined)}
          </FilterChip>
        ))}
      </div>
      <Field label={from === undefined ? 'Z dnia' : 'Na dzień'}>
        <Input type="date" min={first} max={last} value={day} onChange={({ target }) => setDay(target.value)} />
      </Field>
      <Button size="lg" full busy={busy} busyLabel="Kopiowanie..." reason={wrong} onClick={fireAndForget(send)}>
        {meal === undefined ? 'Skopiuj dzień' : 'Skopiuj posiłek'}
      </Button>
    </div>
  )
}

function describe(day: string, here: string, back: boolean): string {
  if (day === today()) return 'dziś'
  if (day === addDays(today(), 1)) return 'jutro'
  if (day === addDays(today(), -1)) return 'wczoraj'
  if (day === addDays(here, -1)) return 'dzień wcześniej'
  if (day === addDays(here, -2)) return 'dwa dni wcześniej'
  return back ? 'tydzień wcześniej' : 'tydzień później'
}
