import type { Recipe } from '@spizarka/contract/recipes'
import { lazy, Suspense } from 'react'
import { formatRating, formatRatings, StarRow } from '../../../lib/community/RatingLine.tsx'
import { useSession } from '../../../lib/session/session.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Card } from '../../../ui/layout/Card.tsx'

// Guests rate nothing.
const OwnRating = lazy(async () => ({ default: (await import('./OwnRating.tsx')).OwnRating }))

/** How a recipe was liked: the mean, how many gave how much, and one's own stars. */
export function Ratings({ recipe }: { recipe: Recipe }) {
  const { status } = useSession()
  return (
    <Card pad="none" className="flex flex-col">
      {recipe.rating === null ? <NoRatings hasComments={recipe.comment_count > 0} /> : <Spread recipe={recipe} rating={recipe.rating} />}
      {status === 'user' &&
        (recipe.is_own ? (
          <OwnRecipeNote />
        ) : (
          <Suspense>
            <OwnRating recipe={recipe} />
          </Suspense>
        ))}
    </Card>
  )
}

function NoRatings({ hasComments }: { hasComments: boolean }) {
  return <p className="p-4 text-muted">{hasComments ? 'Nikt jeszcze nie ocenił tego przepisu.' : 'Jeszcze bez ocen i\u00a0komentarzy.'}</p>
}

function OwnRecipeNote() {
  return <p className="px-4 pb-4 text-small text-muted">To Twój przepis: oceniają go inni, a&nbsp;Ty możesz im odpowiadać.</p>
}

/** Five stars first. */
const STARS = [5, 4, 3, 2, 1] as const

function Spread({ recipe: { rating_spread, rating_count }, rating }: { recipe: Recipe; rating: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="flex flex-col items-center">
        <p className="font-display text-[2.75rem] leading-none font-semibold tabular-nums">
          <span className="sr-only">Średnia ocena: </span>
          {formatRating(rating)}
        </p>
        <StarRow rating={rating} className="mt-2" />
        <p className="mt-1 text-small text-muted">{formatRatings(rating_count)}</p>
      </div>
      <ul role="list" aria-label="Ile osób dało ile gwiazdek" className="flex min-w-40 flex-1 flex-col gap-1.5">
        {STARS.map((stars) => {
          const given = rating_spread[stars - 1] ?? 0
          return (
            <li key={stars} className="flex items-center gap-2.5 text-small text-muted tabular-nums">
              <span aria-hidden className="w-2">
                {stars}
              </span>
              <span className="sr-only">{`${stars} z 5: ${formatRatings(given)}`}</span>
              <svg aria-hidden className="h-1.5 w-0 flex-1 rounded-pill bg-sunken">
                <rect width={`${rating_count === 0 ? 0 : (given / rating_count) * 100}%`} height="100%" rx="3" className="fill-honey" />
              </svg>
              <span aria-hidden className="min-w-8 text-right">
                {formatNumber(given)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
