import type { DiarySummary } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { Lightbulb, X } from 'lucide-react'
import { useState } from 'react'
import { formatDayAndMonth, formatDays } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { REPLACE_SYNC } from '../../../lib/replace-sync.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate } from '../../../lib/router/ScreenRoutes.tsx'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { IconButton } from '../../../ui/button/IconButton.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { mergeWatched } from '../WatchedHeading.tsx'
import { ChartTable, LineChart } from './charts.tsx'
import { NotCountedCard } from './NotCountedCard.tsx'
import { EnergyCard, MacrosCard, MealsCard } from './PeriodCards.tsx'
import { ExportButtons, PeriodFrame, PeriodLoaded } from './PeriodFrame.tsx'
import { daysBetween, lastDays, MIN_DAYS_OF_WEEK, observeWeekday, useSummary, weeksOf } from './periods.ts'
import { WatchedCard } from './WatchedCard.tsx'
import { WeightCard } from './WeightCard.tsx'

const PERIODS = [
  { days: 30, label: '30 dni' },
  { days: 84, label: '12 tygodni' },
  { days: 365, label: 'Rok' },
] as const
/** Up to so many days each has its bar; beyond, weeks are shown by their means. */
const MAX_BARS = 30

/** /calories/trend: a month day by day, twelve weeks or a year by their weeks. */
export function TrendScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const period = PERIODS.find(({ days }) => String(days) === query.get('days')) ?? PERIODS[1]
  const { from, to } = lastDays(period.days)
  const summary = useSummary(from, to)
  return (
    <PeriodFrame current="Trend" subtitle={`Trend: ${period.label}`}>
      <div role="group" aria-label="Ile czasu" className="flex flex-wrap gap-2">
        {PERIODS.map(({ days, label }) => (
          <FilterChip
            key={days}
            on={days === period.days}
            onClick={fireAndForget(() => navigate(paths.caloriesTrendOf(days), REPLACE_SYNC))}
          >
            {label}
          </FilterChip>
        ))}
      </div>
      <PeriodLoaded summary={summary} what="trendu">
        {(loaded) => (
          <div className="grid grid-cols-1 gap-6 desk:grid-cols-2 lg:items-start">
            <div className="flex min-w-0 flex-col gap-6">
              {period.days <= MAX_BARS ? <EnergyCard summary={loaded} /> : <WeeksCard summary={loaded} />}
              <Observation days={loaded.days} />
              {loaded.average && (
                <div className="grid grid-cols-1 gap-6 md:grid-cols-2 desk:grid-cols-1">
                  <MacrosCard summary={loaded} />
                  <MealsCard summary={loaded} />
                </div>
              )}
            </div>
            <div className="flex min-w-0 flex-col gap-6">
              <WeightCard from={from} title={`Twoje pomiary, ${period.label}`} />
              {mergeWatched(loaded.watch).map((watched) => (
                <WatchedCard
                  key={watched.rule + watched.nutrient}
                  watched={watched}
                  days={loaded.days.map(({ day }) => day)}
                  by={period.days <= MAX_BARS ? 'day' : 'week'}
                />
              ))}
              {loaded.not_counted.map((notCounted) => (
                <NotCountedCard key={notCounted.rule} notCounted={notCounted} days={loaded.days} />
              ))}
              <ExportButtons from={from} to={to} what={period.label} />
            </div>
          </div>
        )}
      </PeriodLoaded>
    </PeriodFrame>
  )
}

const DAYS = ['dzień', 'dni', 'dni'] as const

/** Mean energy week by week. */
function WeeksCard({ summary: { days, target } }: { summary: DiarySummary }) {
  const weeks = weeksOf(days)
  const [first, last] = [weeks[0], weeks.at(-1)]
  const change = first && last ? last.kcal - first.kcal : 0
  const span = first && last ? Math.max(1, daysBetween(first.first, last.first)) : 1
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div>
          <h2 className="text-h3">Kalorie</h2>
          <p className="text-small text-muted">średnia z&nbsp;tygodnia</p>
        </div>
        {last && (
          <p className="text-right">
            <span className="block text-lead font-bold tabular-nums">{last.kcal}&nbsp;kcal</span>
            {first && weeks.length > 1 && (
              <span className="block text-small text-muted tabular-nums">
                {change < 0 ? '−' : '+'}
                {Math.abs(change)} od {formatDayAndMonth(first.first)}
              </span>
            )}
          </p>
        )}
      </div>
      {first && last && weeks.length > 1 ? (
        <>
          <LineChart
            tone="herb"
            points={weeks.map((week) => ({ key: week.first, at: daysBetween(first.first, week.first) / span, amount: week.kcal }))}
            line={target?.kcal ?? null}
            labels={[formatDayAndMonth(first.first), formatDayAndMonth(last.last)]}
            format={(kcal) => String(Math.round(kcal / 10) * 10)}
          />
          {target && (
            <p className="flex items-center gap-1.5 text-small text-muted">
              <span aria-hidden className="w-4 border-t-2 border-dashed border-ink" />
              cel {target.kcal}&nbsp;kcal
            </p>
          )}
          <ChartTable
            caption="Średnie kalorie tydzień po tygodniu"
            head={['Tydzień', 'Średnio dziennie', 'Dni z wpisami']}
            rows={weeks.map((week) => ({
              key: week.first,
              cells: [formatDays(week.first, week.last), `${week.kcal} kcal`, `${week.days} ${plural(week.days, DAYS)}`],
            }))}
          />
        </>
      ) : (
        <p className="text-muted">Trend pokażemy od drugiego tygodnia z&nbsp;wpisami.</p>
      )}
      <p className="text-small text-muted">Tygodnie z&nbsp;mniej niż {MIN_DAYS_OF_WEEK} zapisanymi dniami pomijamy.</p>
    </Card>
  )
}

const DISMISSED_KEY = 'diary-observation'

/** A fact about days of the week, without praise or blame; it can be put away. */
function Observation({ days }: { days: DiarySummary['days'] }) {
  const [dismissed, setDismissed] = useState(() => deviceStore.find(DISMISSED_KEY))
  const seen = observeWeekday(days)
  if (!seen || dismissed === seen.title) return null
  return (
    <Card className="flex items-start gap-3">
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
        <Lightbulb className="size-6" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-bold">{seen.title}</h2>
        <p className="text-small text-muted">
          {formatNumber(seen.times)} razy, średnio {formatNumber(seen.onIt)}&nbsp;kcal; w&nbsp;pozostałe dni {formatNumber(seen.onOthers)}.
          To obserwacja, nie ocena.
        </p>
      </div>
      <IconButton
        label={`Schowaj: ${seen.title}`}
        icon={<X aria-hidden className="size-5" />}
        look="plain"
        onClick={() => {
          deviceStore.save(DISMISSED_KEY, seen.title)
          setDismissed(seen.title)
        }}
      />
    </Card>
  )
}
