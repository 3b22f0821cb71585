import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { Star } from 'lucide-react'
import { formatNumber } from '../text/format.ts'

const oneDecimal = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const PLACES = [0, 1, 2, 3, 4] as const
// As classes: pages come with their markup, where the content security policy allows no style.
const TENTHS = ['w-0', 'w-[10%]', 'w-[20%]', 'w-[30%]', 'w-[40%]', 'w-1/2', 'w-[60%]', 'w-[70%]', 'w-[80%]', 'w-[90%]', 'w-full']

/** A mean of ratings as it is shown: 4,7. */
export function formatRating(mean: number): string {
  return oneDecimal.format(mean)
}

/** 1 ocena, 2 oceny, 5 ocen */
export function formatRatings(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['ocena', 'oceny', 'ocen'])}`
}

/** 1 komentarz, 2 komentarze, 5 komentarzy */
export function formatComments(count: number): string {
  return `${formatNumber(count)}\u00a0${plural(count, ['komentarz', 'komentarze', 'komentarzy'])}`
}

/** Five stars, filled as far as a rating goes, to a tenth; what it is has to be said beside them. */
export function StarRow({ rating, className }: { rating: number; className?: string }) {
  return (
    <span aria-hidden className={clsx('flex gap-0.5 [&_svg]:size-4', className)}>
      {PLACES.map((place) => (
        <span key={place} className="relative">
          <Star className="fill-disabled text-disabled" />
          <span
            className={clsx('absolute inset-y-0 left-0 overflow-hidden', TENTHS[Math.round(Math.min(1, Math.max(0, rating - place)) * 10)])}
          >
            <Star className="max-w-none fill-honey text-honey" />
          </span>
        </span>
      ))}
    </span>
  )
}

/** How a recipe was liked: a star, or all five where there is room, the mean and how many said so. */
export function RatingLine({ rating, count, inStars = false }: { rating: number; count: number; inStars?: boolean }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      {inStars ? <StarRow rating={rating} className="mr-1" /> : <Star aria-hidden className="fill-honey text-honey" />}
      <span className="sr-only">Ocena: </span>
      <span className="font-bold text-ink">{formatRating(rating)}</span>
      <span className="sr-only">, {formatRatings(count)}</span>
      <span aria-hidden>({formatNumber(count)})</span>
    </span>
  )
}
