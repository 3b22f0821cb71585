import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BarTone = 'ok' | 'attention' | 'over' | 'open' | 'low'

const FILLS: Record<BarTone, string> = {
  ok: 'fill-herb',
  attention: 'fill-honey',
  over: 'fill-danger',
  open: 'fill-brand',
  low: 'fill-control',
}
const SWATCHES: Record<BarTone, string> = {
  ok: 'bg-herb',
  attention: 'bg-honey',
  over: 'bg-danger',
  open: 'bg-brand',
  low: 'bg-control',
}

export interface Bar {
  key: string
  /** Above and below the bar. */
  value: string
  label: string
  /** Null is a day without entries. */
  amount: number | null
  tone: BarTone
  isNow?: boolean
}

interface BarChartProps {
  bars: readonly Bar[]
  /** A dashed line: what the bars are compared with. */
  line: number | null
  /** Between these a bar is where it should be. */
  band?: { least: number; most: number } | undefined
  /** Words are at each bar. */
  hasWords: boolean
}

/** Bars side by side. Drawn alone: what they say is in the table below. */
export function BarChart({ bars, line, band, hasWords }: BarChartProps) {
  const top = Math.max(1, line ?? 0, band?.most ?? 0, ...bars.map(({ amount }) => amount ?? 0)) * 1.04
  const y = (amount: number) => 100 - (amount / top) * 100
  // One week of twelve is a bar, and no wall; what is newest is at the right.
  const slots = hasWords ? bars.length : Math.max(bars.length, MIN_SLOTS)
  const width = 100 / slots
  const first = slots - bars.length
  const gap = hasWords ? 0.1 : 0.06
  return (
    <div aria-hidden className="flex flex-col gap-1.5">
      {hasWords && <Words bars={bars} field="value" />}
      <div className="relative h-30 lg:h-42">
        <svg className="absolute inset-0 size-full overflow-visible">
          {band && <rect x="0" width="100%" y={`${y(band.most)}%`} height={`${y(band.least) - y(band.most)}%`} className="fill-ok-soft" />}
          {bars.map(({ key, amount, tone }, place) =>
            amount === null ? null : (
              <rect
                key={key}
                x={`${width * (first + place + gap)}%`}
                width={`${width * (1 - 2 * gap)}%`}
                y={`${y(amount)}%`}
                height={`${100 - y(amount)}%`}
                rx={hasWords ? 6 : 2}
                className={FILLS[tone]}
              />
            ),
          )}
          {line !== null && (
            <line x1="0" x2="100%" y1={`${y(line)}%`} y2={`${y(line)}%`} className="stroke-ink stroke-2 [stroke-dasharray:6_4]" />
          )}
        </svg>
      </div>
      {hasWords && <Words bars={bars} field="label" />}
    </div>
  )
}

const MIN_SLOTS = 8

function Words({ bars, field }: { bars: readonly Bar[]; field: 'value' | 'label' }) {
  return (
    <div className="flex">
      {bars.map((bar) => (
        <span
          key={bar.key}
          className={clsx(
            'flex-1 text-center text-small tabular-nums',
            field === 'value' || bar.isNow ? 'font-bold' : 'text-muted',
            field === 'value' && 'tracking-tight',
          )}
        >
          {bar[field]}
        </span>
      ))}
    </div>
  )
}

/** What the colours of a chart mean. */
export function Legend({ entries, line }: { entries: readonly (readonly [BarTone, string])[]; line?: string | undefined }) {
  return (
    <ul role="list" className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {entries.map(([tone, label]) => (
        <li key={label} className="flex items-center gap-1.5">
          <span aria-hidden className={clsx('size-3 rounded-sm', SWATCHES[tone])} />
          {label}
        </li>
      ))}
      {line && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="w-4 border-t-2 border-dashed border-ink" />
          {line}
        </li>
      )}
    </ul>
  )
}

interface Point {
  key: string
  /** Place along the chart, 0 to 1. */
  at: number
  amount: number
}

interface LineChartProps {
  /** Measured: dots. */
  points: readonly Point[]
  /** What they come to: a line; the points themselves where there is none. */
  trend?: readonly Point[]
  line?: number | null
  tone: 'herb' | 'plum'
  /** At the left and the right end, and in between. */
  labels: readonly string[]
  format: (amount: number) => string
}

/** A line over time. Drawn alone: what it says is in the table below. */
export function LineChart({ points, trend = points, line = null, tone, labels, format }: LineChartProps) {
  const amounts = [...points, ...trend].map(({ amount }) => amount)
  const [low, high] = [Math.min(...amounts, line ?? Number.POSITIVE_INFINITY), Math.max(...amounts, line ?? 0)]
  const room = Math.max((high - low) * 0.15, high * 0.005)
  const [least, most] = [low - room, high + room]
  const y = (amount: number) => 100 - ((amount - least) / (most - least)) * 100
  const last = trend.at(-1)
  const colours = tone === 'herb' ? { stroke: 'stroke-herb', fill: 'fill-herb' } : { stroke: 'stroke-plum', fill: 'fill-plum' }
  return (
    <div aria-hidden className="flex flex-col gap-1.5">
      <div className="flex gap-3">
        <svg className="h-40 w-0 flex-1 overflow-visible lg:h-48">
          {[most, (most + least) / 2, least].map((amount) => (
            <line key={amount} x1="0" x2="100%" y1={`${y(amount)}%`} y2={`${y(amount)}%`} className="stroke-line" />
          ))}
          {line !== null && (
            <line x1="0" x2="100%" y1={`${y(line)}%`} y2={`${y(line)}%`} className="stroke-ink stroke-2 [stroke-dasharray:6_4]" />
          )}
          {trend.map((point, place) => {
            const before = trend[place - 1]
            return (
              before && (
                <line
                  key={point.key}
                  x1={`${before.at * 100}%`}
                  x2={`${point.at * 100}%`}
                  y1={`${y(before.amount)}%`}
                  y2={`${y(point.amount)}%`}
                  className={clsx('stroke-3 [stroke-linecap:round]', colours.stroke)}
                />
              )
            )
          })}
          {points.map(({ key, at, amount }) => (
            <circle
              key={key}
              cx={`${at * 100}%`}
              cy={`${y(amount)}%`}
              r="3.5"
              className={clsx(colours.fill, trend !== points && 'opacity-50')}
            />
          ))}
          {last && (
            <circle cx={`${last.at * 100}%`} cy={`${y(last.amount)}%`} r="7" className={clsx('stroke-card stroke-3', colours.fill)} />
          )}
        </svg>
        <div className="flex w-11 flex-col justify-between text-right text-small text-muted tabular-nums">
          {[most, (most + least) / 2, least].map((amount) => (
            <span key={amount}>{format(amount)}</span>
          ))}
        </div>
      </div>
      <div className="mr-14 flex justify-between text-small text-muted">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  )
}

interface ChartTableProps {
  /** What the chart is of. */
  caption: string
  head: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** The same figures as a table, for whoever reads or hears them better so. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-small font-semibold text-brand-ink underline underline-offset-4">
        Pokaż w&nbsp;tabeli<span className="sr-only">: {caption}</span>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard */}
      <div className="mt-1 max-h-80 overflow-auto" tabIndex={0} role="region" aria-label={caption}>
        <table className="w-full text-small tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left">
              {head.map((cell) => (
                <th key={cell} scope="col" className="py-1.5 pr-3 font-bold">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ key, cells: [first, ...cells] }) => (
              <tr key={key}>
                <th scope="row" className="py-1.5 pr-3 text-left font-semibold">
                  {first}
                </th>
                {cells.map((cell, place) => (
                  <td key={head[place + 1]} className="py-1.5 pr-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
