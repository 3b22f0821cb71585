import { type DiaryDay, readDiaryDay } from '@spizarka/contract/diary'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { paths } from '../../../lib/paths.ts'
import { formatNumber, today } from '../../../lib/text/format.ts'
import { Link } from '../../../ui/button/link.tsx'
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatFigure, NUTRIENT_NAMES, roundFigure, UNKNOWN } from '../figures.ts'
import { EnergyRing, MACROS } from './DaySummary.tsx'

/** On the start: what was eaten today against the target, with what a condition watches. */
export function TodayCard() {
  const { data: day, isError } = useQuery({ ...endpointQuery(readDiaryDay, { params: { day: today() } }), staleTime: 0 })
  if (isError && !day) return null
  return (
    <section aria-labelledby="talerz" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="talerz" className="text-h3">
          Dziś na talerzu
        </h2>
        <Link to={paths.calories} className="-my-2 inline-flex min-h-11 items-center gap-1 font-bold text-brand-ink">
          Dziennik
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      </div>
      <Card className="flex flex-wrap items-center justify-center gap-4 lg:flex-col lg:items-stretch">
        {day ? (
          <>
            <EnergyRing
              eaten={day.total.kcal}
              goal={day.target?.kcal}
              className="aspect-square w-26 max-w-full shrink-0 lg:mx-auto"
              small
            />
            <div className="flex min-w-28 flex-1 flex-col gap-2 text-small tabular-nums">
              <p className="flex flex-wrap justify-between gap-x-3">
                <strong className="text-body">
                  <span className="sr-only">Zjedzone: </span>
                  {day.target
                    ? day.total.kcal === null
                      ? UNKNOWN
                      : formatNumber(Math.round(day.total.kcal))
                    : formatFigure(day.total.kcal, 'kcal')}
                </strong>
                {day.target && <span className="text-muted">z&nbsp;{formatNumber(Math.round(day.target.kcal))}&nbsp;kcal</span>}
              </p>
              <ul role="list" className="flex flex-col gap-2">
                {barsOf(day).map(({ name, eaten, goal, color }) => (
                  <li key={name} className="flex flex-col gap-1">
                    <span className="flex flex-wrap justify-between gap-x-3">
                      <span>{name}</span>
                      <span className="text-muted">
                        {goal === undefined
                          ? formatFigure(eaten, 'g')
                          : `${eaten === null ? UNKNOWN : roundFigure(eaten)} z\u00a0${formatFigure(goal, 'g')}`}
                      </span>
                    </span>
                    {goal !== undefined && (
                      <ProgressBar label={name} value={Math.round(eaten ?? 0)} max={Math.round(goal)} color={color} className="h-1.5!" />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          </>
        ) : (
          <>
            <Skeleton className="size-26 shrink-0 rounded-pill" />
            <Skeleton className="h-20 flex-1" />
          </>
        )}
      </Card>
    </section>
  )
}

/** Protein and fat, and what is watched first in grams; carbohydrates where nothing is. */
function barsOf({ total, target, watch }: DiaryDay) {
  const watched = watch.find(({ unit, nutrient }) => unit === 'g' && nutrient !== 'protein_g' && nutrient !== 'fat_g')
  const macros = (watched ? MACROS.slice(0, 2) : MACROS).map(({ key, color }) => ({
    name: NUTRIENT_NAMES[key],
    eaten: total[key],
    goal: target?.[key],
    color: color as 'herb' | 'plum' | 'honey' | undefined,
  }))
  if (!watched) return macros
  return [...macros, { name: NUTRIENT_NAMES[watched.nutrient], eaten: watched.eaten, goal: watched.limit, color: undefined }]
}
