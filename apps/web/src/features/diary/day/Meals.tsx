import { type DiaryDay, type DiaryEntry, readDiaryDay } from '@spizarka/contract/diary'
import { MEAL_TYPES, type MealType } from '@spizarka/contract/meals'
import { useQuery } from '@tanstack/react-query'
import { Copy, Plus, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { addDays } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { MEAL_ICONS } from '../../../lib/recipes/meal-icons.ts'
import { formatNumber, today } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useDiaryChanges } from '../diary-changes.ts'
import { amountOf, formatKcal, UNKNOWN } from '../figures.ts'

interface MealsProps {
  day: DiaryDay
  onOpen: (entry: DiaryEntry) => void
  onCopy: (meal: MealType) => void
}

/** The four meals of a day with what was eaten; an empty one offers what was eaten the day before. */
export function Meals({ day, onOpen, onCopy }: MealsProps) {
  const someEmpty = day.meals.some(({ entries }) => entries.length === 0)
  const yesterday = addDays(day.day, -1)
  const { data: before } = useQuery({ ...endpointQuery(readDiaryDay, { params: { day: yesterday } }), enabled: someEmpty })
  const left = day.target && day.total.kcal !== null ? Math.round(day.target.kcal - day.total.kcal) : null
  return (
    <Card pad="none" className="divide-y divide-line">
      {day.meals.map((meal) => (
        <section key={meal.meal_type} aria-label={MEAL_TYPES[meal.meal_type]} className="py-3 pr-2 pl-3 md:pr-3 md:pl-4">
          <MealHead day={day.day} meal={meal} onCopy={() => onCopy(meal.meal_type)} />
          <div className="pl-14">
            {meal.entries.length === 0 ? (
              <EmptyMeal
                day={day.day}
                meal={meal.meal_type}
                left={day.day === today() ? left : null}
                before={before?.meals.find(({ meal_type }) => meal_type === meal.meal_type)?.entries ?? []}
              />
            ) : (
              <ul role="list" aria-label={`Wpisy: ${MEAL_TYPES[meal.meal_type].toLocaleLowerCase('pl')}`}>
                {meal.entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} onOpen={() => onOpen(entry)} />
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
    </Card>
  )
}

function MealHead({
  day,
  meal: { meal_type: meal, total, entries },
  onCopy,
}: {
  day: string
  meal: DiaryDay['meals'][number]
  onCopy: () => void
}) {
  const Icon = MEAL_ICONS[meal]
  const name = MEAL_TYPES[meal].toLocaleLowerCase('pl')
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
        <Icon className="size-5.5" />
      </span>
      <h3 className="min-w-20 flex-1 text-h4">{MEAL_TYPES[meal]}</h3>
      <div className="ml-auto flex items-center">
        {entries.length > 0 && (
          <>
            <span className="mr-1 font-bold tabular-nums">{formatKcal(total.kcal)}</span>
            <IconButton label={`Skopiuj: ${name}`} icon={<Copy aria-hidden className="size-4.5 text-muted" />} onClick={onCopy} />
          </>
        )}
        <Link
          to={paths.addMeal(day, meal)}
          aria-label={`Dodaj: ${name}`}
          className="grid size-11 place-items-center rounded-pill text-brand-ink hover:bg-brand-soft"
        >
          <Plus aria-hidden className="size-6" />
        </Link>
      </div>
    </div>
  )
}

function EntryRow({ entry, onOpen }: { entry: DiaryEntry; onOpen: () => void }) {
  const { title, nutrients, coverage } = entry
  const amount = amountOf(entry)
  return (
    <li>
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="-ml-2 flex min-h-11 w-[calc(100%+0.5rem)] items-center justify-between gap-3 rounded-tile px-2 py-1.5 text-left hover:bg-sunken"
      >
        <span className="min-w-0 wrap-break-word">
          {title}
          {amount !== null && <span className="text-small text-muted">, {amount}</span>}
        </span>
        <span className="shrink-0 text-right text-muted tabular-nums">
          {nutrients.kcal === null ? (
            <span className="text-small">{UNKNOWN}</span>
          ) : (
            <>
              {coverage < 1 && <span title="Policzone z części składu">ok. </span>}
              {formatNumber(Math.round(nutrients.kcal))}
              <span className="sr-only"> kcal</span>
            </>
          )}
        </span>
      </button>
    </li>
  )
}

interface EmptyMealProps {
  day: string
  meal: MealType
  /** Energy left of today's target. */
  left: number | null
  /** What was eaten at that meal the day before. */
  before: readonly DiaryEntry[]
}

function EmptyMeal({ day, meal, left, before }: EmptyMealProps) {
  const { copy } = useDiaryChanges()
  const [busy, setBusy] = useState(false)
  const repeat = async () => {
    setBusy(true)
    await copy(addDays(day, -1), day, meal)
    setBusy(false)
  }
  return (
    <>
      <p className="pb-1 text-small text-muted">Jeszcze nic.{left !== null && left > 0 && ` Zmieści się ${formatKcal(left)}.`}</p>
      {before.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3 max-w-full"
          busy={busy}
          icon={<RotateCcw aria-hidden className="size-4.5" />}
          onClick={fireAndForget(repeat)}
        >
          <span className="min-w-0 text-left wrap-break-word">
            {day === today() ? 'Jak wczoraj' : 'Jak dzień wcześniej'}: {before.map(({ title }) => title).join(', ')}
          </span>
        </Button>
      )}
    </>
  )
}
