import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { Clock, Flame, Star, TriangleAlert } from 'lucide-react'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { formatNumber } from '../format.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import { MatchBadge } from './MatchBadge.tsx'
import { RecipePicture } from './RecipePicture.tsx'
import { formatMinutes } from './recipe-words.ts'

const oneDecimal = new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 })

interface RecipeCardProps {
  recipe: RecipeSummary
  /** Address of the recipe. */
  to: string
  /** Guests have no favourites. */
  heart?: boolean
  /** Level of the title in the page's outline. */
  level?: 2 | 3
}

/** A recipe in a list: its picture, how long it takes, and how much of it is at home. */
export function RecipeCard({ recipe, to, heart = true, level = 2 }: RecipeCardProps) {
  const { title, total_minutes, kcal_per_serving, rating, verdict, pantry_match } = recipe
  const Heading = `h${level}` as const
  return (
    <article className="relative flex h-full flex-wrap overflow-hidden rounded-card border border-line bg-card shadow-card hover:bg-sunken sm:flex-col sm:flex-nowrap">
      <div className="min-h-28 w-28 shrink-0 overflow-hidden sm:min-h-0 sm:aspect-4/3 sm:w-full">
        <RecipePicture recipe={recipe} />
      </div>
      <div className="flex min-w-26 flex-1 flex-col items-start gap-1.5 p-3 sm:p-4">
        <Heading className="text-[1.0625rem] leading-6 wrap-break-word hyphens-auto">
          <Link
            to={to}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {withHardSpaces(title)}
          </Link>
        </Heading>
        <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums [&_svg]:size-4">
          {total_minutes !== null && (
            <span className="flex items-center gap-1">
              <Clock aria-hidden />
              {formatMinutes(total_minutes)}
            </span>
          )}
          {kcal_per_serving !== null && (
            <span className="flex items-center gap-1">
              <Flame aria-hidden />
              {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal
            </span>
          )}
          {rating !== null && (
            <span className="flex items-center gap-1">
              <Star aria-hidden />
              <span className="sr-only">Ocena: </span>
              {oneDecimal.format(rating)}
            </span>
          )}
        </p>
        <div className="mt-auto flex flex-wrap gap-1.5 pt-1 [&>span]:leading-4 [&>span]:whitespace-normal">
          {verdict === 'blocked' && (
            <Badge tone="late" icon={<TriangleAlert aria-hidden />}>
              nie dla Ciebie
            </Badge>
          )}
          <MatchBadge match={pantry_match} />
        </div>
      </div>
      {heart && (
        <div className="relative z-1 self-end p-1 sm:absolute sm:top-2 sm:right-2 sm:p-0">
          <FavoriteButton recipe={recipe} />
        </div>
      )}
    </article>
  )
}
