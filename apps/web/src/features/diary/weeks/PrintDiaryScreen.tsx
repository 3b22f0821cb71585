import type { DiarySummary } from '@spizarka/contract/diary'
import { formatDayAndMonth, formatDays, isCalendarDay, shortWeekdayOf } from '../../../lib/days.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { formatNumber } from '../../../lib/text/format.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PrintBar } from '../../../ui/layout/PrintBar.tsx'
import { formatFigure, NUTRIENT_NAMES } from '../figures.ts'
import { mergeWatched } from '../WatchedHeading.tsx'
import { daysInTarget, lastDays, useSummary, useWeights, withTrend } from './periods.ts'

/** /calories/print: a period on paper, for a doctor or a dietitian. */
export function PrintDiaryScreen() {
  const [query] = useSearchParams()
  const [asked, until] = [query.get('from') ?? '', query.get('to') ?? '']
  const { from, to } = isCalendarDay(asked) && isCalendarDay(until) && asked <= until ? { from: asked, to: until } : lastDays(30)
  const summary = useSummary(from, to)
  const weights = useWeights(from)
  return (
    <>
      <title>Wydruk dziennika – Spiżarka</title>
      <div className="print:hidden">
        <PageHeader title="Wydruk dziennika" back={{ to: paths.caloriesWeek, label: 'Wróć do tygodnia' }} />
      </div>
      <div className="page page-narrow print:m-0 print:block print:max-w-none print:p-0">
        {summary.data ? (
          <Sheet summary={summary.data} weights={(weights.data ?? []).filter(({ day }) => day <= to)} from={from} to={to} />
        ) : summary.isError ? (
          <ErrorPanel onRetry={fireAndForget(() => summary.refetch())}>Nie udało się wczytać dziennika.</ErrorPanel>
        ) : (
          <SkeletonRows label="Ładowanie dziennika…" />
        )}
      </div>
      {summary.data && <PrintBar />}
    </>
  )
}

interface SheetProps {
  summary: DiarySummary
  weights: readonly { day: string; kg: number }[]
  from: string
  to: string
}

function Sheet({ summary, weights, from, to }: SheetProps) {
  const { average, target, watch } = summary
  const days = summary.days.filter(({ entries }) => entries > 0)
  const { inTarget, counted } = daysInTarget(summary.days)
  const watched = mergeWatched(watch).map((each) => ({ ...each, byDay: new Map(each.days.map(({ day, eaten }) => [day, eaten])) }))
  const [first, last] = [withTrend(weights)[0], withTrend(weights).at(-1)]
  return (
    <article
      data-paper-sheet
      className="flex flex-col gap-4 rounded-card border border-line bg-card p-5 shadow-card print:block print:rounded-none print:border-0 print:bg-transparent print:p-0 print:text-[10pt] print:text-black print:shadow-none"
    >
      <h2 className="text-h2">Dziennik jedzenia, {formatDays(from, to)}</h2>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-6 gap-y-2 print:my-3">
        <Fact label="Dni z wpisami" value={`${summary.days_with_entries} z ${summary.days.length}`} />
        {average && (
          <Fact
            label="Średnio dziennie"
            value={`${formatFigure(average.kcal, 'kcal')}; B\u00a0${formatFigure(average.protein_g, 'g')}, T\u00a0${formatFigure(average.fat_g, 'g')}, W\u00a0${formatFigure(average.carbs_g, 'g')}`}
          />
        )}
        {target && (
          <Fact
            label="Cel"
            value={`${target.kcal}\u00a0kcal; B\u00a0${target.protein_g}\u00a0g, T\u00a0${target.fat_g}\u00a0g, W\u00a0${target.carbs_g}\u00a0g (w\u00a0celu ${inTarget}\u00a0z\u00a0${counted}\u00a0dni)`}
          />
        )}
        {first && last && <Fact label="Masa ciała" value={`${kilos(first.kg)} → ${kilos(last.kg)} (trend ${kilos(last.trend)})`} />}
        {watched.map(({ rule, nutrient, unit, eaten, limit, kind, name, source }) => (
          <Fact
            key={rule + nutrient}
            label={`${NUTRIENT_NAMES[nutrient]}: ${name}`}
            value={`średnio ${formatFigure(eaten, unit)}, ${kind === 'most' ? 'limit' : 'co najmniej'} ${formatFigure(limit, unit)} (${source})`}
          />
        ))}
        {summary.not_counted.map(({ rule, what, name, days: rich }) => (
          <Fact
            key={rule}
            label={`${what}: ${name}`}
            value={`nie wiadomo; dużo ich miało coś w ${rich.length} z ${summary.days_with_entries} dni: ${[...new Set(rich.flatMap((day) => day.rich))].join(', ') || 'nic'}`}
          />
        ))}
      </dl>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard */}
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Dni dziennika">
        <table className="w-full text-small tabular-nums print:text-[9pt]">
          <caption className="sr-only">Dni dziennika z&nbsp;wpisami</caption>
          <thead>
            <tr className="border-b-2 border-line text-left print:border-black">
              {['Dzień', 'Energia', 'Cel', 'Białko', 'Tłuszcze', 'Węglow.', ...watched.map(({ nutrient }) => NUTRIENT_NAMES[nutrient])].map(
                (head) => (
                  <th key={head} scope="col" className="py-1 pr-2">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-b border-line break-inside-avoid print:border-black/30">
                <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap">
                  {shortWeekdayOf(day.day)} {formatDayAndMonth(day.day)}
                </th>
                <td className="pr-2">{formatFigure(day.kcal, 'kcal')}</td>
                <td className="pr-2">{day.target_kcal === null ? '–' : `${day.target_kcal} kcal`}</td>
                <td className="pr-2">{formatFigure(day.protein_g, 'g')}</td>
                <td className="pr-2">{formatFigure(day.fat_g, 'g')}</td>
                <td className="pr-2">{formatFigure(day.carbs_g, 'g')}</td>
                {watched.map(({ rule, nutrient, unit, byDay }) => (
                  <td key={rule + nutrient} className="pr-2">
                    {formatFigure(byDay.get(day.day) ?? null, unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {days.length === 0 && <p>W tym czasie nie ma wpisów.</p>}
      <p className="text-small text-muted print:mt-3 print:text-black">
        Wartości z&nbsp;tabel składu żywności i&nbsp;etykiet, policzone dla {Math.round(summary.coverage * 100)}% zjedzonych produktów. Sumy
        są tego, co wiadomo. Spiżarka to nie wyrób medyczny.
      </p>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-small text-muted print:text-black">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

/** To the tenth that scales for people show. */
const kilos = (kg: number) => `${formatNumber(Math.round(kg * 10) / 10)}\u00a0kg`
