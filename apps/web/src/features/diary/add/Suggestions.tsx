import { type DiarySuggestion, listDiarySuggestions } from '@spizarka/contract/diary'
import type { MealType } from '@spizarka/contract/meals'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { daysUntil, formatDaysLeft, formatNumber } from '../../../lib/text/format.ts'
import { ExpiryBadge } from '../../../ui/feedback/ExpiryBadge.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'
import { Row, Rows } from '../../../ui/layout/Row.tsx'
import { useDiaryChanges } from '../diary-changes.ts'
import { formatKcal, formatMeasure } from '../figures.ts'
import { type Dish, dishOf } from './things.ts'

const HEADINGS: Record<DiarySuggestion['why'], string> = {
  pantry: 'Stoi w\u00a0spiżarni',
  usual: 'Często jesz',
  recent: 'Ostatnio',
}

interface SuggestionsProps {
  day: string
  meal: MealType
  /** Which of them, in this order. */
  kinds: readonly DiarySuggestion['why'][]
  /** A dish whose portion is to be changed first; without it everything is added at once. */
  onDish?: (dish: Dish) => void
  /** Said under each kind. */
  note?: string
}

/** What may be eaten next, one tap away and free: leftovers, what one eats often at that meal, what one ate lately. */
export function Suggestions({ day, meal, kinds, onDish, note }: SuggestionsProps) {
  const { data, isPending } = useQuery({ ...endpointQuery(listDiarySuggestions, { query: { meal_type: meal } }), staleTime: 0 })
  if (isPending) return <SkeletonRows rows={3} label="Ładowanie podpowiedzi…" />
  return kinds.map((why) => {
    const suggestions = (data ?? []).filter((each) => each.why === why)
    if (suggestions.length === 0) return null
    return (
      <section key={why} aria-labelledby={`podpowiedzi-${why}`} className="flex flex-col gap-3">
        <h2 id={`podpowiedzi-${why}`} className="text-h4">
          {HEADINGS[why]}
        </h2>
        <Rows label={HEADINGS[why]}>
          {suggestions.map((suggestion) => (
            <SuggestionRow
              key={`${suggestion.title} ${JSON.stringify(suggestion.entry)}`}
              suggestion={suggestion}
              day={day}
              meal={meal}
              onDish={onDish}
            />
          ))}
        </Rows>
        {note !== undefined && <p className="text-small text-muted">{note}</p>}
      </section>
    )
  })
}

type SuggestionRowProps = Pick<SuggestionsProps, 'day' | 'meal' | 'onDish'> & { suggestion: DiarySuggestion }

function SuggestionRow({ suggestion, day, meal, onDish }: SuggestionRowProps) {
  const { addAtOnce } = useDiaryChanges()
  const [busy, setBusy] = useState(false)
  const { title, why, kcal, best_before, entry } = suggestion
  const dish = dishOf(suggestion)
  const add = async () => {
    if (busy) return
    setBusy(true)
    await addAtOnce({ ...entry, day, meal_type: meal })
    setBusy(false)
  }
  return (
    <Row
      title={
        dish && onDish ? (
          <button type="button" className="text-left font-semibold underline-offset-3 hover:underline" onClick={() => onDish(dish)}>
            {title}
            <span className="sr-only">: zmień porcję</span>
          </button>
        ) : (
          title
        )
      }
      detail={
        <span className="flex flex-wrap items-center gap-2 text-small text-muted">
          {describeAmount(suggestion)}
          {best_before !== null && <ExpiryBadge daysLeft={daysUntil(best_before)}>{formatDaysLeft(daysUntil(best_before))}</ExpiryBadge>}
        </span>
      }
      end={
        <>
          {/* The dish of what is left over is counted once it is written. */}
          {(kcal !== null || why !== 'pantry') && <span className="text-muted tabular-nums">{formatKcal(kcal)}</span>}
          <button
            type="button"
            aria-label={`Zapisz: ${title}`}
            aria-busy={busy || undefined}
            onClick={fireAndForget(add)}
            className="grid size-11 place-items-center rounded-pill text-brand-ink hover:bg-brand-soft"
          >
            {busy ? <Spinner /> : <Plus aria-hidden className="size-6" />}
          </button>
        </>
      }
    />
  )
}

function describeAmount({ why, entry: { portion_percent, grams, quantity, measure } }: DiarySuggestion): string {
  // What is left over is eaten by the portion, also of a recipe that is gone.
  if (why === 'pantry' && portion_percent === null) return '1 porcja'
  if (portion_percent !== null) return portion_percent === 100 ? '1 porcja' : `${portion_percent}% porcji`
  if (quantity !== null && measure !== null) return formatMeasure(quantity, measure)
  return grams === null ? '' : `${formatNumber(grams)}\u00a0g`
}
