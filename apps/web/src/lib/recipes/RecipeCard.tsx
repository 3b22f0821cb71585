import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { clsx } from 'clsx'
import { Clock, Flame, Hourglass, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { AuthorLink, AuthorMark } from '../community/AuthorLine.tsx'
import { RatingLine } from '../community/RatingLine.tsx'
import { daysUntil, formatDaysLeft, formatNumber } from '../text/format.ts'
import { MatchBadge } from './MatchBadge.tsx'
import { canAnimate, markExpandingPicture, openedRecipe } from './opened-recipe.ts'
import { RecipePicture } from './RecipePicture.tsx'
import { formatMinutes } from './words/minutes.ts'

// Only what one wrote oneself says how its publication stands.
const PublicationChip = lazy(async () => ({ default: (await import('../community/PublicationChip.tsx')).PublicationChip }))

const looks = {
  small: {
    card: '',
    picture: 'aspect-7/5',
    words: 'p-3.5',
    title: 'text-[1.0625rem] leading-[1.375rem] md:text-h4',
    footer: '',
    full: 'hidden',
  },
  /** Over the whole width of a phone with all that there is to say; small from 640 px on. */
  first: {
    card: '',
    picture: 'aspect-17/10 sm:aspect-7/5',
    words: 'p-4 sm:p-3.5',
    title: 'text-h3 sm:text-[1.0625rem] sm:leading-[1.375rem] md:text-h4',
    footer: '',
    full: 'sm:hidden',
  },
  /** Over the whole width; from 1024 px on its picture beside the words. */
  wide: {
    card: 'lg:flex-row',
    picture: 'aspect-17/10 lg:aspect-auto lg:min-h-80 lg:w-[52.5%]',
    words: 'p-4 md:p-5 lg:p-7',
    title: 'text-h3 md:text-h2',
    footer: 'lg:mt-0 lg:flex-col lg:items-stretch lg:gap-y-5',
    full: '',
  },
} as const

interface RecipeCardProps {
  recipe: RecipeSummary
  /** Address of the recipe. */
  to: string
  look?: keyof typeof looks
  /** What ends soon, where there is little room too. */
  withUses?: boolean
  /** The button of favourites, from whoever lists for members: its code is nothing for guests. */
  heart?: ReactNode
  /** On small cards of a phone too, which have no room for it otherwise. */
  heartAlways?: boolean
  /** Who signed it, as the way to what else they published. */
  withAuthor?: boolean
  /** It is the first thing on the screen. */
  eager?: boolean
  /** Level of the title in the page's outline. */
  level?: 2 | 3
  /** What else there is to say of it, under its name. */
  children?: ReactNode
  /** What can be done with it, at the end. */
  action?: ReactNode
}

/** A recipe in a list: its picture with how much of it is at home, its name, and how long it takes. */
export function RecipeCard({
  recipe,
  to,
  look = 'small',
  withUses = false,
  heart,
  heartAlways = false,
  withAuthor = false,
  eager = false,
  level = 2,
  children,
  action,
}: RecipeCardProps) {
  const Heading = `h${level}` as const
  const style = looks[look]
  const picture = useRef<HTMLDivElement>(null)
  return (
    <article
      className={clsx(
        'relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card hover:bg-sunken',
        style.card,
      )}
    >
      <div ref={picture} className={clsx('relative w-full shrink-0 overflow-hidden', style.picture)}>
        <RecipePicture recipe={recipe} eager={eager} />
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap gap-1.5">
          {recipe.verdict === 'blocked' && (
            <Badge tone="late" icon={<TriangleAlert aria-hidden />}>
              nie dla Ciebie
            </Badge>
          )}
          <MatchBadge match={recipe.pantry_match} />
          {recipe.publication_state && (
            <Suspense>
              <PublicationChip state={recipe.publication_state} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={clsx('flex min-w-0 flex-1 flex-col items-start gap-1.5', style.words)}>
        <Heading className={clsx('max-w-full wrap-break-word hyphens-auto', style.title)}>
          <Link
            to={to}
            viewTransition={canAnimate()}
            onClick={() => {
              openedRecipe.remember(recipe)
              markExpandingPicture(picture.current)
            }}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {withHardSpaces(recipe.title)}
          </Link>
        </Heading>
        {look === 'small' ? withUses && <FirstUse uses={recipe.uses_soon} /> : <Uses uses={recipe.uses_soon} className={style.full} />}
        <StandIns of={recipe} isShort={look === 'small'} />
        {children}
        {withAuthor && recipe.author_name !== null && <Author name={recipe.author_name} markClass={style.full} />}
        <div className={clsx('mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 self-stretch pt-0.5', style.footer)}>
          <Figures recipe={recipe} energyClass={style.full} />
          {action}
        </div>
      </div>
      {heart && (
        <div
          className={clsx(
            'absolute top-2.5 right-2.5 z-1',
            look === 'small' && !heartAlways && 'max-sm:hidden',
            look === 'wide' && 'lg:hidden',
          )}
        >
          {heart}
        </div>
      )}
    </article>
  )
}

/** Above the card's own link, so that it can be tapped. */
function Author({ name, markClass }: { name: string; markClass: string }) {
  return (
    <p className="relative z-1 flex max-w-full items-center gap-2 text-small text-muted">
      <span className={markClass}>
        <AuthorMark name={name} size="sm" />
      </span>
      <AuthorLink name={name} className="min-w-0 truncate" />
    </p>
  )
}

type Use = RecipeSummary['uses_soon'][number]

function describeUse({ product_name, best_before }: Use): string {
  return `${product_name} (${formatDaysLeft(daysUntil(best_before))})`
}

/** The products that end soon and are used up by it: "zużyje: szpinak (dziś), twaróg (jutro)". */
function Uses({ uses, className }: { uses: readonly Use[]; className: string }) {
  if (uses.length === 0) return null
  return <UseLine className={className}>zużyje: {uses.map(describeUse).join(', ')}</UseLine>
}

/** The one that ends first, where there is little room: "papryka (2 dni)". */
function FirstUse({ uses: [first] }: { uses: readonly Use[] }) {
  if (!first) return null
  return (
    <UseLine>
      <span className="sr-only">zużyje: </span>
      {describeUse(first)}
    </UseLine>
  )
}

function UseLine({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p className={clsx('flex max-w-full gap-1.5 text-small font-bold text-soon-ink', className)}>
      <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">{children}</span>
    </p>
  )
}

/** What "masz 5 z 5" counts though the recipe calls for another food: "olej rzepakowy zamiast oliwy"; where there is little room the first. */
function StandIns({ of: { stand_ins = [] }, isShort }: { of: RecipeSummary; isShort: boolean }) {
  if (stand_ins.length === 0) return null
  const named = stand_ins.slice(0, isShort ? 1 : MAX_STAND_INS)
  const words = named.map(({ product_names, instead_of }) => `${product_names.join(', ')} ${instead_of}`)
  return <p className="max-w-full text-small wrap-break-word text-muted">{withHardSpaces(words.join('; '))}</p>
}

const MAX_STAND_INS = 2

/** How it was liked, how long it takes and what energy a serving has. */
function Figures({ recipe, energyClass }: { recipe: RecipeSummary; energyClass: string }) {
  const { rating, rating_count, total_minutes, kcal_per_serving } = recipe
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-muted tabular-nums [&_svg]:size-4 [&_svg]:shrink-0">
      {rating !== null && <RatingLine rating={rating} count={rating_count} />}
      {total_minutes !== null && (
        <span className="flex items-center gap-1">
          <Clock aria-hidden />
          {formatMinutes(total_minutes)}
        </span>
      )}
      {kcal_per_serving !== null && (
        <span className={clsx('flex items-center gap-1', energyClass)}>
          <Flame aria-hidden />
          {formatNumber(Math.round(kcal_per_serving))}&nbsp;kcal
        </span>
      )}
    </p>
  )
}
