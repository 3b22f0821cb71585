import type { DiarySummary } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { formatDays, shortWeekdayOf } from '../../../lib/days.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatFigure, NUTRIENT_NAMES, roundFigure } from '../figures.ts'
import { CAREFUL, WatchedHeading } from '../WatchedHeading.tsx'
import { type Bar, BarChart, type BarTone, ChartTable, Legend } from './charts.tsx'
import { LEAST_OF_WEEK, weeklyMeans } from './periods.ts'

type Watched = DiarySummary['watch'][number]

/** What a condition of the profile watches over months: the means of its weeks against the limit of a day. */
export function WatchedWeeksCard({ watched, days }: { watched: Watched; days: readonly string[] }) {
  const { nutrient, limit, kind, unit, eaten, source } = watched
  const weeks = weeklyMeans(days, new Map(watched.days.map((day) => [day.day, day.eaten])))
  const bars = weeks.map(
    ({ first, amount }): Bar => ({
      key: first,
      value: roundFigure(amount),
      label: shortWeekdayOf(first),
      amount,
      tone: toneOf(amount, { limit, kind }),
    }),
  )
  const words: Partial<Record<BarTone, string>> =
    kind === 'most'
      ? { ok: `do ${roundFigure(limit * CAREFUL)} ${unit}`, attention: 'uwaga', over: 'ponad limit' }
      : { ok: `od ${roundFigure(limit)} ${unit}`, attention: 'mniej' }
  const tones = (['ok', 'attention', 'over'] as const).filter((tone) => bars.some((bar) => bar.tone === tone))
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <WatchedHeading watched={watched} size="period">
        <p className="text-right">
          <span className="block text-lead font-bold tabular-nums">{formatFigure(eaten, unit)}</span>
          <span className="block text-small text-muted">średnio</span>
        </p>
      </WatchedHeading>
      {weeks.length === 0 ? (
        <p className="text-muted">Tygodnie pokażemy, gdy w&nbsp;którymś będą {LEAST_OF_WEEK} zapisane dni.</p>
      ) : (
        <>
          <BarChart bars={bars} line={limit} hasWords={false} />
          <Legend entries={tones.map((tone) => [tone, words[tone] ?? ''] as const)} line={formatFigure(limit, unit)} />
          <ChartTable
            caption={`${NUTRIENT_NAMES[nutrient]} tydzień po tygodniu`}
            head={['Tydzień', 'Średnio dziennie', kind === 'most' ? 'Limit' : 'Co najmniej', 'Dni z wpisami']}
            rows={weeks.map((week) => ({
              key: week.first,
              cells: [
                formatDays(week.first, week.last),
                formatFigure(week.amount, unit),
                formatFigure(limit, unit),
                `${week.days} ${plural(week.days, ['dzień', 'dni', 'dni'])}`,
              ],
            }))}
          />
        </>
      )}
      <p className="text-small text-muted">
        {source}. Figurę zna {Math.round(watched.coverage * 100)}% wpisów. To informacja, nie zalecenie lekarskie.
      </p>
    </Card>
  )
}

function toneOf(amount: number, { limit, kind }: Pick<Watched, 'limit' | 'kind'>): BarTone {
  if (kind === 'least') return amount >= limit ? 'ok' : 'attention'
  if (amount > limit) return 'over'
  return amount > limit * CAREFUL ? 'attention' : 'ok'
}
