import type { DiarySummary } from '@spizarka/contract/diary'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { Target } from 'lucide-react'
import { formatDayAndMonth, shortWeekdayOf, weekdayOf } from '../../../lib/days.ts'
import { formatNumber, today } from '../../../lib/text/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatFigure, roundFigure, UNKNOWN } from '../figures.ts'
import { uppercaseFirstLetter } from '../WatchedHeading.tsx'
import { type Bar, BarChart, type BarTone, ChartTable, Legend } from './charts.tsx'
import { BAND, daysInTarget, MAX_LABELLED_BARS, MIN_DAYS, toneOf } from './periods.ts'

const DAYS = ['dzień', 'dni', 'dni'] as const

const TONES: Record<BarTone, string> = { ok: 'w celu', attention: 'powyżej', over: 'ponad limit', open: 'dziś, w toku', low: 'poniżej' }

/** Energy day by day against the target, with its mean. */
export function EnergyCard({ summary }: { summary: DiarySummary }) {
  const { days, average, days_with_entries: logged, target } = summary
  const hasWords = days.length <= MAX_LABELLED_BARS
  const { inTarget, counted } = daysInTarget(days)
  const bars = days.map((day): Bar => {
    const isNow = day.day === today()
    return {
      key: day.day,
      value: day.entries === 0 ? '–' : day.kcal === null ? '?' : String(Math.round(day.kcal)),
      label: isNow ? 'dziś' : shortWeekdayOf(day.day),
      amount: day.entries === 0 ? null : day.kcal,
      tone: target === null && !isNow ? 'ok' : toneOf(day),
      isNow,
    }
  })
  const tones = (['ok', 'attention', 'low', 'open'] as const).filter((tone) => bars.some((bar) => bar.tone === tone && bar.amount !== null))
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-base font-normal text-muted">średnio dziennie</h2>
          {average && logged >= MIN_DAYS ? (
            <p className="text-h1 font-bold tabular-nums">
              {average.kcal === null ? UNKNOWN : Math.round(average.kcal)}{' '}
              {average.kcal !== null && <span className="text-base font-normal text-muted">kcal</span>}
            </p>
          ) : (
            <p className="font-semibold">
              Zapisz jeszcze {MIN_DAYS - logged} {plural(MIN_DAYS - logged, DAYS)}, pokażemy średnią.
            </p>
          )}
        </div>
        {target && counted > 0 && (
          <p className="flex items-center gap-1.5 rounded-pill bg-ok-soft px-3 py-1.5 text-small font-bold text-ok-ink">
            <Target aria-hidden className="size-4" />
            {inTarget} z&nbsp;{counted} {plural(counted, ['dnia', 'dni', 'dni'])} w&nbsp;celu
          </p>
        )}
      </div>
      <BarChart
        bars={bars}
        line={target?.kcal ?? null}
        band={target ? { least: target.kcal * BAND.least, most: target.kcal * BAND.most } : undefined}
        hasWords={hasWords}
      />
      <Legend
        entries={tones.map((tone) => [tone, target === null && tone === 'ok' ? 'zjedzone' : TONES[tone]] as const)}
        line={target ? `cel ${target.kcal} kcal` : undefined}
      />
      {logged > 0 && (
        <p className="text-small text-muted">
          {logged} {plural(logged, DAYS)} z&nbsp;wpisami. Policzone dla {Math.round(summary.coverage * 100)}% zjedzonych produktów.
        </p>
      )}
      <ChartTable
        caption="Kalorie dzień po dniu"
        head={['Dzień', 'Zjedzone', 'Cel', 'Białko', 'Tłuszcze', 'Węglowodany']}
        rows={days.map(({ day, entries, kcal, target_kcal, protein_g, fat_g, carbs_g }) => {
          const figure = (value: number | null, unit: 'kcal' | 'g') => (entries === 0 ? 'brak wpisów' : formatFigure(value, unit))
          return {
            key: day,
            cells: [
              `${weekdayOf(day)}, ${formatDayAndMonth(day)}`,
              figure(kcal, 'kcal'),
              target_kcal === null ? 'brak' : `${target_kcal} kcal`,
              figure(protein_g, 'g'),
              figure(fat_g, 'g'),
              figure(carbs_g, 'g'),
            ],
          }
        })}
      />
    </Card>
  )
}

const MACROS = [
  { key: 'protein_g', label: 'Białko', brief: null, text: 'fill-herb', swatch: 'bg-herb' },
  { key: 'fat_g', label: 'Tłuszcze', brief: null, text: 'fill-plum', swatch: 'bg-plum' },
  { key: 'carbs_g', label: 'Węglowodany', brief: 'Węglow.', text: 'fill-honey', swatch: 'bg-honey' },
] as const

/** Mean macros against the target. */
export function MacrosCard({ summary: { average, target, coverage } }: { summary: DiarySummary }) {
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <div>
        <h2 className="text-h3">Makroskładniki</h2>
        <p className="text-small text-muted">średnio dziennie</p>
      </div>
      <ul role="list" className="@container flex flex-col gap-3">
        {MACROS.map(({ key, label, brief, text, swatch }) => {
          const eaten = average?.[key] ?? null
          const aim = target?.[key] ?? null
          return (
            <li key={key} className="flex flex-col gap-1.5">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="flex items-center gap-2">
                  <span aria-hidden className={clsx('size-3 rounded-sm', swatch)} />
                  <span className={clsx(brief !== null && '@max-3xs:hidden')}>{label}</span>
                  {brief !== null && <span className="hidden @max-3xs:inline">{brief}</span>}
                </span>
                <span className="tabular-nums">
                  <strong>{eaten === null ? UNKNOWN : roundFigure(eaten)}</strong>
                  {aim !== null && <span className="text-muted"> / {aim}</span>}{' '}
                  {(eaten !== null || aim !== null) && <span className="text-muted">g</span>}
                </span>
              </p>
              <svg aria-hidden className="h-2 w-full overflow-hidden rounded-pill bg-sunken">
                <rect
                  width={`${Math.min(100, ((eaten ?? 0) / (aim ?? Math.max(1, eaten ?? 0))) * 100)}%`}
                  height="100%"
                  rx="4"
                  className={text}
                />
              </svg>
            </li>
          )
        })}
      </ul>
      <p className="text-small text-muted">Policzone dla {Math.round(coverage * 100)}% zjedzonych produktów.</p>
    </Card>
  )
}

const MEAL_LOOKS = {
  breakfast: { text: 'fill-honey', swatch: 'bg-honey' },
  lunch: { text: 'fill-herb', swatch: 'bg-herb' },
  dinner: { text: 'fill-plum', swatch: 'bg-plum' },
  snack: { text: 'fill-brand', swatch: 'bg-brand' },
} as const

/** What share of the energy each meal has. */
export function MealsCard({ summary: { meals, days_with_entries: days } }: { summary: DiarySummary }) {
  const whole = meals.reduce((sum, { kcal }) => sum + (kcal ?? 0), 0)
  if (whole <= 0 || days === 0) return null
  const shares = meals.map(({ kcal }) => (kcal ?? 0) / whole)
  const parts = meals.map(({ meal_type: meal, kcal }, place) => ({
    meal,
    kcal: (kcal ?? 0) / days,
    share: shares[place] ?? 0,
    at: shares.slice(0, place).reduce((sum, share) => sum + share, 0),
  }))
  return (
    <Card pad="lg" className="@container flex flex-col gap-3">
      <h2 className="text-h3">Skąd energia</h2>
      <svg aria-hidden className="h-4 w-full overflow-hidden rounded-pill">
        {parts.map(({ meal, at, share }) => (
          <rect
            key={meal}
            x={`${at * 100}%`}
            width={`${Math.max(0, share * 100 - 0.6)}%`}
            height="100%"
            className={MEAL_LOOKS[meal].text}
          />
        ))}
      </svg>
      <table className="w-full wrap-anywhere tabular-nums @max-3xs:text-small">
        <caption className="sr-only">Skąd energia: średnio dziennie z każdego posiłku</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Posiłek</th>
            <th scope="col">Energia</th>
            <th scope="col">Udział</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ meal, kcal, share }) => (
            <tr key={meal}>
              <th scope="row" className="py-1 text-left font-normal">
                <span className="flex items-center gap-2 @max-3xs:flex-wrap">
                  <span aria-hidden className={clsx('size-3 shrink-0 rounded-sm', MEAL_LOOKS[meal].swatch)} />
                  {uppercaseFirstLetter(MEAL_TYPES[meal])}
                </span>
              </th>
              <td className="py-1 text-right text-muted">{formatNumber(Math.round(kcal))} kcal</td>
              <td className="py-1 pl-3 @max-3xs:pl-1 text-right font-bold">{Math.round(share * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
