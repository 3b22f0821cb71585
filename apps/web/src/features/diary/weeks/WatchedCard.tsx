import type { DiarySummary } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { formatDayAndMonth, formatDays, shortWeekdayOf, weekdayOf } from '../../../lib/days.ts'
import { today } from '../../../lib/text/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatFigure, NUTRIENT_NAMES, roundFigure } from '../figures.ts'
import { CAREFUL, WatchedHeading } from '../WatchedHeading.tsx'
import { type Bar, BarChart, type BarTone, ChartTable, Legend } from './charts.tsx'
import { MAX_LABELLED_BARS, MIN_DAYS_OF_WEEK, weeklyMeans } from './periods.ts'

type Watched = DiarySummary['watch'][number]

interface WatchedCardProps {
  watched: Watched
  days: readonly string[]
  /** Over months the means of the weeks are in the place of the days. */
  by: 'day' | 'week'
}

/** What a condition of the profile watches, day by day or week by week against the limit of a day. */
export function WatchedCard({ watched, days, by }: WatchedCardProps) {
  const { nutrient, limit, kind, unit, eaten, source } = watched
  const { bars, head, rows } = by === 'day' ? dayByDay(watched, days) : weekByWeek(watched, days)
  const words: Record<BarTone, string> = {
    ok: kind === 'most' ? `do ${roundFigure(limit * CAREFUL)} ${unit}` : `od ${roundFigure(limit)} ${unit}`,
    attention: kind === 'most' ? 'uwaga' : 'mniej',
    over: 'ponad limit',
    open: 'dziś, w toku',
    low: 'poniżej',
  }
  const tones = (['ok', 'attention', 'over', 'open'] as const).filter((tone) =>
    bars.some((bar) => bar.tone === tone && bar.amount !== null),
  )
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <WatchedHeading watched={watched} size="period">
        <p className="text-right">
          <span className="block text-lead font-bold tabular-nums">{formatFigure(eaten, unit)}</span>
          <span className="block text-small text-muted">średnio</span>
        </p>
      </WatchedHeading>
      {bars.length === 0 ? (
        <p className="text-muted">Tygodnie pokażemy, gdy w&nbsp;którymś będą {MIN_DAYS_OF_WEEK} zapisane dni.</p>
      ) : (
        <>
          <BarChart bars={bars} line={limit} hasWords={by === 'day' && bars.length <= MAX_LABELLED_BARS} />
          <Legend entries={tones.map((tone) => [tone, words[tone]] as const)} line={formatFigure(limit, unit)} />
        </>
      )}
      {by === 'day' && <WorstDay watched={watched} />}
      <p className="text-small text-muted">
        {watched.coverage < 1 && `Policzone dla ${Math.round(watched.coverage * 100)}% zjedzonych produktów. `}
        Limit: {source}. To informacja, nie porada medyczna.
      </p>
      {bars.length > 0 && (
        <ChartTable
          caption={`${NUTRIENT_NAMES[nutrient]} ${by === 'day' ? 'dzień po dniu' : 'tydzień po tygodniu'}`}
          head={head}
          rows={rows}
        />
      )}
    </Card>
  )
}

/** What is drawn of a card, and the same in words. */
interface Series {
  bars: Bar[]
  head: string[]
  rows: { key: string; cells: string[] }[]
}

function dayByDay({ nutrient, limit, kind, unit, days: known }: Watched, days: readonly string[]): Series {
  const byDay = new Map(known.map((day) => [day.day, day.eaten]))
  return {
    bars: days.map((day): Bar => {
      const amount = byDay.get(day) ?? null
      return {
        key: day,
        value: amount === null ? (byDay.has(day) ? '?' : '–') : roundFigure(amount),
        label: day === today() ? 'dziś' : shortWeekdayOf(day),
        amount,
        tone: day === today() ? 'open' : amount === null ? 'low' : toneOf(amount, { limit, kind }),
        isNow: day === today(),
      }
    }),
    head: ['Dzień', NUTRIENT_NAMES[nutrient], limitWord(kind)],
    rows: days.map((day) => ({
      key: day,
      cells: [
        `${weekdayOf(day)}, ${formatDayAndMonth(day)}`,
        byDay.has(day) ? formatFigure(byDay.get(day) ?? null, unit) : 'brak wpisów',
        formatFigure(limit, unit),
      ],
    })),
  }
}

function weekByWeek({ limit, kind, unit, days: known }: Watched, days: readonly string[]): Series {
  const weeks = weeklyMeans(days, new Map(known.map((day) => [day.day, day.eaten])))
  return {
    bars: weeks.map(({ first, amount }): Bar => {
      return { key: first, value: roundFigure(amount), label: shortWeekdayOf(first), amount, tone: toneOf(amount, { limit, kind }) }
    }),
    head: ['Tydzień', 'Średnio dziennie', limitWord(kind), 'Dni z wpisami'],
    rows: weeks.map((week) => ({
      key: week.first,
      cells: [
        formatDays(week.first, week.last),
        formatFigure(week.amount, unit),
        formatFigure(limit, unit),
        `${week.days} ${plural(week.days, ['dzień', 'dni', 'dni'])}`,
      ],
    })),
  }
}

/** The day that went furthest past the limit, and how many did; nothing where none did. Today is not over yet. */
function WorstDay({ watched: { days, limit, kind, unit } }: { watched: Watched }) {
  const past = days.filter((day) => day.day !== today() && day.eaten !== null && (kind === 'most' ? day.eaten > limit : day.eaten < limit))
  const [worst] = past.toSorted((one, other) => Math.abs((other.eaten ?? 0) - limit) - Math.abs((one.eaten ?? 0) - limit))
  if (!worst) return null
  return (
    <p>
      <strong>
        {weekdayOf(worst.day)} {kind === 'most' ? 'ponad limit o' : 'poniżej o'} {formatFigure(Math.abs((worst.eaten ?? 0) - limit), unit)}.
      </strong>{' '}
      {past.length > 1 && `${kind === 'most' ? 'Ponad limit' : 'Za mało'} w\u00a0${past.length} z\u00a0${days.length}\u00a0dni.`}
    </p>
  )
}

function limitWord(kind: Watched['kind']): string {
  return kind === 'most' ? 'Limit' : 'Co najmniej'
}

function toneOf(amount: number, { limit, kind }: Pick<Watched, 'limit' | 'kind'>): BarTone {
  if (kind === 'least') return amount >= limit ? 'ok' : 'attention'
  if (amount > limit) return 'over'
  return amount > limit * CAREFUL ? 'attention' : 'ok'
}
