import { type DiarySummary, readDiarySummary } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { addDays, shortWeekdayOf } from '../../../lib/days.ts'
import { formatDay, formatNumber, today } from '../../../lib/text/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatKcal } from '../figures.ts'
import { type SummedDay, toneOf } from '../weeks/periods.ts'

const DAYS = 7
/** Fewer days say nothing about a week. */
const DAYS_FOR_AVERAGE = 3

/** Energy of the seven days that end with this one, each against the target. */
export function LastDays({ until }: { until: string }) {
  const { data } = useQuery({
    ...endpointQuery(readDiarySummary, { query: { from: addDays(until, 1 - DAYS), to: until } }),
    staleTime: 0,
  })
  if (!data || data.days_with_entries === 0) return null
  const missing = DAYS_FOR_AVERAGE - data.days_with_entries
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{until === today() ? 'Ostatnie 7\u00a0dni' : `7\u00a0dni do ${formatDay(until)}`}</h2>
        <p className="text-small text-muted tabular-nums">
          {missing > 0
            ? `Zapisz jeszcze ${missing}\u00a0${plural(missing, ['dzień', 'dni', 'dni'])}, pokażemy średnią.`
            : `średnio ${formatKcal(data.average?.kcal ?? null)}`}
        </p>
      </div>
      <Bars days={data.days} />
    </Card>
  )
}

type Day = DiarySummary['days'][number]

function Bars({ days }: { days: readonly Day[] }) {
  const target = days.at(-1)?.target_kcal ?? null
  const highest = Math.max(1, target ?? 0, ...days.map(({ kcal }) => kcal ?? 0)) * 1.08
  const label = days.map(({ day, kcal, entries }) => `${shortWeekdayOf(day)}: ${entries === 0 ? 'nic' : formatKcal(kcal)}`).join(', ')
  return (
    <>
      <div role="img" aria-label={`Kalorie dzień po dniu. ${label}`} className="flex flex-col gap-2">
        <div className="grid grid-cols-7 gap-1 text-center text-[min(0.8125rem,3.3vw)] leading-4.5 font-bold tabular-nums sm:text-caption">
          {days.map(({ day, kcal, entries }) => (
            <span key={day}>{entries === 0 ? '–' : kcal === null ? '?' : formatNumber(Math.round(kcal))}</span>
          ))}
        </div>
        <div className="relative grid h-36 grid-cols-7 gap-2">
          {days.map((each) => (
            <svg key={each.day} className="size-full" preserveAspectRatio="none">
              <rect y={`${100 - ((each.kcal ?? 0) / highest) * 100}%`} width="100%" height="100%" rx="6" className={fillOf(each)} />
            </svg>
          ))}
          {target !== null && (
            <svg className="pointer-events-none absolute inset-0 size-full">
              <line
                x1="0"
                x2="100%"
                y1={`${100 - (target / highest) * 100}%`}
                y2={`${100 - (target / highest) * 100}%`}
                strokeWidth="2"
                strokeDasharray="5 4"
                className="stroke-ink"
              />
            </svg>
          )}
        </div>
        <div className="grid grid-cols-7 gap-1 text-center text-[min(0.875rem,3.3vw)] leading-5 text-muted sm:text-small">
          {days.map(({ day }) => (
            <span key={day} className={clsx(day === today() && 'font-bold text-ink')}>
              {day === today() ? 'dziś' : shortWeekdayOf(day)}
            </span>
          ))}
        </div>
        {target !== null && (
          <div className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
            <Legend color="fill-herb">w&nbsp;celu</Legend>
            <Legend color="fill-honey">powyżej</Legend>
            {days.some((day) => day.entries > 0 && fillOf(day) === LOW_FILL) && <Legend color={LOW_FILL}>poniżej</Legend>}
            <span>- - cel {formatKcal(target)}</span>
          </div>
        )}
      </div>
      <div className="sr-only">
        {/* A table keeps its own width, whatever it is told. */}
        <table>
          <caption>Kalorie dzień po dniu</caption>
          <thead>
            <tr>
              <th scope="col">Dzień</th>
              <th scope="col">Zjedzone</th>
              <th scope="col">Cel</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, kcal, target_kcal, entries }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{entries === 0 ? 'nic nie zapisano' : formatKcal(kcal)}</td>
                <td>{target_kcal === null ? 'bez celu' : formatKcal(target_kcal)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const LOW_FILL = 'fill-control'

/** Counted as on the week screen: a day far below the target is not on target. */
function fillOf(day: SummedDay): string {
  const tone = toneOf(day)
  if (tone === 'open') return 'fill-brand'
  if (tone === 'attention') return 'fill-honey'
  return tone === 'low' && day.target_kcal !== null ? LOW_FILL : 'fill-herb'
}

function Legend({ color, children }: { color: string; children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5">
      <svg className="size-3">
        <rect width="100%" height="100%" rx="3" className={color} />
      </svg>
      {children}
    </span>
  )
}
