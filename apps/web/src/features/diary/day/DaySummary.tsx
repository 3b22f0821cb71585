import type { DayTarget, DiaryDay } from '@spizarka/contract/diary'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { paths } from '../../../lib/paths.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Ring } from '../../../ui/feedback/Ring.tsx'
import { formatFigure, formatKcal, NUTRIENT_NAMES, roundFigure, UNKNOWN, unitOf } from '../figures.ts'

/** The macros of a day, each in its colour, with the word there is room for. */
export const MACROS = [
  { key: 'protein_g', label: 'Białko', color: 'herb' },
  { key: 'fat_g', label: 'Tłuszcze', color: 'plum' },
  { key: 'carbs_g', label: 'Węglow.', color: 'honey' },
] as const

/** Energy and macros of a day against its target, as a ring with bars, and in one table for whoever listens. */
export function DaySummary({ day }: { day: DiaryDay }) {
  const { total, target, coverage } = day
  const entries = day.meals.flatMap((meal) => meal.entries)
  const unknown = entries.filter(({ nutrients }) => nutrients.kcal === null).length
  return (
    <>
      <div className="flex flex-col items-center gap-5 md:flex-row md:gap-8">
        <EnergyRing eaten={total.kcal} goal={target?.kcal} className="aspect-square w-46 max-w-full" />
        <div className="flex w-full min-w-0 flex-1 flex-col gap-5">
          {/* Said by the table. */}
          <dl
            aria-hidden
            className="flex flex-wrap gap-y-2 divide-x divide-line text-center tabular-nums max-md:justify-center md:text-left"
          >
            <Figure name="Zjedzone" value={total.kcal} />
            {target && <Figure name="Cel" value={target.kcal} />}
          </dl>
          <ul aria-hidden className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-x-4 gap-y-3">
            {MACROS.map((macro) => (
              <Macro key={macro.key} macro={macro} eaten={total[macro.key]} goal={target?.[macro.key]} />
            ))}
          </ul>
        </div>
      </div>
      <FiguresTable day={day} />
      {!target && (
        <p className="text-small">
          <Link to={paths.calorieTarget} className="font-bold text-brand-ink underline underline-offset-3">
            Ustaw swój cel
          </Link>
          , a&nbsp;pokażemy, ile jeszcze zostało na dziś.
        </p>
      )}
      {(unknown > 0 || coverage < 1) && (
        <p className="text-small text-muted">
          {unknown > 0 && `${unknown}\u00a0${plural(unknown, ['pozycja', 'pozycje', 'pozycji'])} bez kalorii. `}
          {coverage < 1 && `Policzone dla ${Math.round(coverage * 100)}% zjedzonych produktów.`}
        </p>
      )}
    </>
  )
}

/** How much is left of a day's energy, or how much was eaten where no target is set. */
export function EnergyRing({
  eaten,
  goal,
  className,
  small,
}: {
  eaten: number | null
  goal: number | undefined
  className: string
  small?: boolean
}) {
  const { share, figure, unit, label } = describeRing(eaten, goal)
  return (
    <Ring share={share} label={label} className={className}>
      <span
        className={clsx(
          'block font-extrabold tracking-tight tabular-nums',
          eaten === null ? 'text-h4' : small ? 'text-h3 font-sans!' : 'text-[2.75rem] leading-12',
        )}
      >
        {figure}
      </span>
      {unit !== '' && (
        <span className={clsx('block text-muted', small ? 'text-nav' : 'text-small')}>{small ? unit.replace('kcal ', '') : unit}</span>
      )}
    </Ring>
  )
}

function describeRing(eaten: number | null, goal: number | undefined) {
  if (eaten === null) return { share: 0, figure: UNKNOWN, unit: '', label: 'Nie wiadomo, ile kalorii zjedzone' }
  const rounded = Math.round(eaten)
  if (goal === undefined)
    return { share: 0, figure: formatNumber(rounded), unit: 'kcal zjedzone', label: `Zjedzone ${formatKcal(eaten)}, bez ustawionego celu` }
  const left = Math.round(goal) - rounded
  const of = `z\u00a0${formatKcal(goal)}`
  return left >= 0
    ? { share: eaten / goal, figure: formatNumber(left), unit: 'kcal zostało', label: `Zostało ${formatNumber(left)} ${of}` }
    : {
        share: 1,
        figure: formatNumber(-left),
        unit: 'kcal ponad cel',
        label: `${formatNumber(-left)}\u00a0kcal ponad cel, zjedzone ${formatNumber(rounded)} ${of}`,
      }
}

function Figure({ name, value }: { name: string; value: number | null }) {
  return (
    <div className="flex flex-col-reverse px-7 md:flex-col md:pl-0 md:not-first:pl-7">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="text-h4 font-sans! font-bold">{formatKcal(value)}</dd>
    </div>
  )
}

interface MacroProps {
  macro: (typeof MACROS)[number]
  eaten: number | null
  goal: number | undefined
}

function Macro({ macro: { label, color }, eaten, goal }: MacroProps) {
  return (
    <li className="flex min-w-0 flex-col gap-1.5 tabular-nums">
      <span className="text-small text-muted">{label}</span>
      <span>
        <strong>{eaten === null ? UNKNOWN : roundFigure(eaten)}</strong>
        {(goal !== undefined || eaten !== null) && (
          <span className="text-small text-muted">{goal === undefined ? ' g' : ` / ${roundFigure(goal)}\u00a0g`}</span>
        )}
      </span>
      {goal !== undefined && (
        <ProgressBar label={label} value={Math.round(eaten ?? 0)} max={Math.round(goal)} color={color} className="h-2!" />
      )}
    </li>
  )
}

const IN_TABLE = ['kcal', 'protein_g', 'fat_g', 'carbs_g', 'fibre_g', 'salt_g'] as const satisfies readonly (keyof DayTarget)[]

/** What ring and bars draw, for whoever cannot see them. */
function FiguresTable({ day: { total, target } }: { day: DiaryDay }) {
  return (
    <div className="sr-only">
      {/* A table keeps its own width, whatever it is told. */}
      <table>
        <caption>Dzień w liczbach</caption>
        <thead>
          <tr>
            <th scope="col">Składnik</th>
            <th scope="col">Zjedzone</th>
            {target && <th scope="col">Cel</th>}
          </tr>
        </thead>
        <tbody>
          {IN_TABLE.map((nutrient) => (
            <tr key={nutrient}>
              <th scope="row">{NUTRIENT_NAMES[nutrient]}</th>
              <td>{formatFigure(total[nutrient], unitOf(nutrient))}</td>
              {target && <td>{formatFigure(target[nutrient], unitOf(nutrient))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
