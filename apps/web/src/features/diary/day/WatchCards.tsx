import type { DiaryDay, NotCounted, Watched } from '@spizarka/contract/diary'
import { clsx } from 'clsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { formatFigure, NUTRIENT_NAMES, UNKNOWN } from '../figures.ts'
import { CAREFUL, mergeWatched, uppercaseFirstLetter, WatchedHeading, WatchedTitle } from '../WatchedHeading.tsx'

/** What the conditions of the profile watch on a day, each against its limit, with where the limit is from; then what no table has figures of. */
export function WatchCards({ day: { watch, not_counted } }: { day: Pick<DiaryDay, 'watch' | 'not_counted'> }) {
  return (
    <>
      {mergeWatched(watch).map((watched) => (
        <WatchCard key={`${watched.rule} ${watched.nutrient}`} watched={watched} />
      ))}
      {not_counted.map((each) => (
        <NotCountedCard key={each.rule} notCounted={each} />
      ))}
    </>
  )
}

function NotCountedCard({ notCounted: { name, what, why, rich } }: { notCounted: NotCounted }) {
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <WatchedTitle title={what} subtitle={uppercaseFirstLetter(name)} size="day">
        <strong className="text-small">{UNKNOWN}</strong>
      </WatchedTitle>
      {rich.length > 0 && <p className="text-small font-semibold">Dużo ich ma: {rich.join(', ')}.</p>}
      <p className="text-caption text-muted">{why} To informacja, nie porada medyczna.</p>
    </Card>
  )
}

function WatchCard({ watched }: { watched: Watched }) {
  const { unit, eaten, limit, kind, coverage, source } = watched
  return (
    <Card pad="lg" className="flex flex-col gap-3">
      <WatchedHeading watched={watched} size="day">
        <strong className={clsx('tabular-nums', eaten === null ? 'text-small' : 'text-h4 font-sans!')}>{formatFigure(eaten, unit)}</strong>
      </WatchedHeading>
      <LimitBar watched={watched} />
      <p className="flex flex-wrap justify-between gap-x-4 text-small">
        <span className="font-semibold">{describeRest(watched)}</span>
        {kind === 'most' && <span className="text-muted">uwaga od {formatFigure(limit * CAREFUL, unit)}</span>}
      </p>
      <p className="text-caption text-muted">
        {coverage < 1 && `Policzone dla ${Math.round(coverage * 100)}% zjedzonych produktów. `}
        Limit: {source}. To informacja, nie porada medyczna.
      </p>
    </Card>
  )
}

/** `Zostało 1,4 g`, `O 0,6 g ponad limit`, `Brakuje 12 g`. */
function describeRest({ eaten, limit, kind, unit }: Watched): string {
  if (eaten === null) return 'Nie wiadomo, ile było w\u00a0tym, co zjedzone.'
  const rest = limit - eaten
  if (kind === 'least') return rest > 0 ? `Brakuje ${formatFigure(rest, unit)}` : 'Wystarczy na dziś'
  return rest >= 0 ? `Zostało ${formatFigure(rest, unit)}` : `O\u00a0${formatFigure(-rest, unit)} ponad limit`
}

/** The bar goes on past its limit, so that what is over can be seen as well. */
const MAX_BAR_SHARE = 1.25

function LimitBar({ watched: { nutrient, eaten, limit, kind, unit, share } }: { watched: Watched }) {
  const drawn = Math.min(share ?? 0, MAX_BAR_SHARE) / MAX_BAR_SHARE
  const isOver = kind === 'most' && (share ?? 0) > 1
  const isNear = kind === 'most' && (share ?? 0) >= CAREFUL
  return (
    <svg
      role="img"
      aria-label={`${NUTRIENT_NAMES[nutrient]}: ${formatFigure(eaten, unit)} z\u00a0${formatFigure(limit, unit)}`}
      className="block h-4 w-full"
    >
      <rect y="2" width="100%" height="12" rx="6" className="fill-sunken" />
      {eaten !== null && drawn > 0 && (
        <rect y="2" width={`${drawn * 100}%`} height="12" rx="6" className={isOver ? 'fill-danger' : isNear ? 'fill-honey' : 'fill-herb'} />
      )}
      <rect x={`${100 / MAX_BAR_SHARE}%`} width="2" height="16" className="fill-ink" />
    </svg>
  )
}
