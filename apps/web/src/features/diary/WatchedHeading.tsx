import type { Watched } from '@spizarka/contract/diary'
import { clsx } from 'clsx'
import { HeartPulse } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatFigure, NUTRIENT_NAMES } from './figures.ts'

/** From this share of a limit on one is warned. */
export const CAREFUL = 0.8

interface WatchedHeadingProps {
  watched: Pick<Watched, 'nutrient' | 'name' | 'kind' | 'limit' | 'unit'>
  /** The card of a day, or the larger one of a period. */
  size: 'day' | 'period'
  /** What was eaten of it. */
  children: ReactNode
}

/** What several conditions watch with one limit as one thing, with their names and where the limit of each is from: salt is drawn once. */
export function mergeWatched<Of extends Watched>(watch: readonly Of[]): Of[] {
  return watch.reduce<Of[]>((before, each) => {
    const place = before.findIndex(({ nutrient, kind, limit }) => nutrient === each.nutrient && kind === each.kind && limit === each.limit)
    const same = before[place]
    if (!same) return [...before, each]
    const joined = { ...same, name: `${same.name} i\u00a0${each.name}`, source: `${same.source}; ${each.source}` }
    return before.with(place, joined)
  }, [])
}

/** What a condition of the profile watches, with its limit. */
export function WatchedHeading({ watched: { nutrient, name, kind, limit, unit }, ...rest }: WatchedHeadingProps) {
  const subtitle = `${uppercaseFirstLetter(name)}, ${kind === 'most' ? 'limit' : 'co najmniej'} ${formatFigure(limit, unit)} dziennie`
  return <WatchedTitle title={NUTRIENT_NAMES[nutrient]} subtitle={subtitle} {...rest} />
}

/** The sign of what a condition watches, what it is, and how much of it there is. */
export function WatchedTitle({
  title,
  subtitle,
  size,
  children,
}: Omit<WatchedHeadingProps, 'watched'> & { title: string; subtitle: string }) {
  return (
    <div className={clsx('flex flex-wrap gap-3', size === 'day' ? 'items-center' : 'items-start')}>
      <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-late-soft text-late-ink">
        <HeartPulse className="size-6" />
      </span>
      {/* With large letters below the sign, not beside it letter by letter. */}
      <div className="min-w-24 flex-1">
        <h2 className={size === 'day' ? 'text-h4' : 'text-h3'}>{title}</h2>
        <p className="text-small text-muted">{subtitle}</p>
      </div>
      {children}
    </div>
  )
}

export function uppercaseFirstLetter(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
}
