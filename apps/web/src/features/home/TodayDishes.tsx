import { plural } from '@spizarka/contract/plural'
import type { RecipeSuggestion } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { ChefHat, ChevronLeft, ChevronRight, ShoppingBasket } from 'lucide-react'
import type { ReactNode } from 'react'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { usePageTurns } from '../../lib/hooks/use-page-turns.ts'
import { paths } from '../../lib/paths.ts'
import { FavoriteButton } from '../../lib/recipes/FavoriteButton.tsx'
import { RecipeCard } from '../../lib/recipes/RecipeCard.tsx'
import { withServings } from '../../lib/recipes/use-servings.ts'
import { PotArt } from '../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { DISHES_PER_PAGE, type TodayPages, useTodayDishes } from './use-today-dishes.ts'

/** Dishes that can be cooked today, five at a time: one large, four small; `aside` is beside the large one where there is room, `after` below. */
export function TodayDishes({ aside, after }: { aside: ReactNode; after: ReactNode }) {
  const { query, pages } = useTodayDishes()
  const { data, isError, isFetching, refetch } = query
  return (
    <section
      ref={usePageTurns(pages.turn)}
      aria-labelledby="dzis-z-tego"
      className="flex flex-col gap-3 desk:grid desk:grid-cols-[minmax(0,1fr)_minmax(0,18.75rem)] desk:grid-rows-[auto_1fr] desk:gap-x-6 desk:gap-y-4"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id="dzis-z-tego" tabIndex={-1} className="text-h2 outline-offset-4">
          Dziś z tego
        </h2>
        <Pager pages={pages} />
      </div>
      {isError && !data && (
        <div className="desk:col-start-1">
          <ErrorPanel onRetry={fireAndForget(refetch)} busy={isFetching}>
            Nie udało się wczytać dań na dziś.
          </ErrorPanel>
        </div>
      )}
      {!data && !isError && <DishesSkeleton />}
      {data && data.results.length > 0 && <Dishes dishes={data.results} />}
      {data?.results.length === 0 && <NothingYet />}
      {pages.count > 1 && <PageDots pages={pages} />}
      <div className="mt-2 desk:col-span-2 desk:mt-4">{after}</div>
      <div className="mt-5 flex flex-col gap-6 empty:hidden desk:col-start-2 desk:row-start-1 desk:row-end-3 desk:mt-0">{aside}</div>
    </section>
  )
}

function Dishes({ dishes: [first, ...others] }: { dishes: readonly RecipeSuggestion[] }) {
  return (
    <>
      {first && (
        <RecipeCard
          key={first.id}
          recipe={first}
          to={addressOf(first)}
          look="wide"
          level={3}
          eager
          heart={<FavoriteButton recipe={first} />}
          action={<CookLink dish={first} />}
        >
          <EnoughFor dish={first} />
          <ToBuy names={first.to_buy} />
        </RecipeCard>
      )}
      <ul role="list" aria-label="Kolejne dania" className="grid grid-cols-2 gap-3 desk:col-span-2 desk:grid-cols-4 desk:gap-6">
        {others.map((dish) => (
          <li key={dish.id} className="min-w-0">
            <RecipeCard recipe={dish} to={addressOf(dish)} level={3} withUses>
              <EnoughFor dish={dish} />
            </RecipeCard>
          </li>
        ))}
      </ul>
    </>
  )
}

function CookLink({ dish }: { dish: RecipeSuggestion }) {
  return (
    <div className="relative z-1 flex items-center gap-3">
      <ButtonLink
        to={forEnough(paths.cooking(dish.id), dish)}
        className="lg:min-h-14 lg:flex-1"
        aria-label={`Gotuj: ${dish.title}`}
        icon={<ChefHat aria-hidden className="size-5" />}
      >
        Gotuj
      </ButtonLink>
      <span className="max-lg:hidden">
        <FavoriteButton recipe={dish} look="line" />
      </span>
    </div>
  )
}

const addressOf = (dish: RecipeSuggestion) => forEnough(paths.recipe(dish.id), dish)

/** Opened for as many as what is at home is enough for. */
function forEnough(path: string, { servings, enough_for }: RecipeSuggestion): string {
  return enough_for < servings ? withServings(path, enough_for) : path
}

function EnoughFor({ dish: { servings, enough_for } }: { dish: RecipeSuggestion }) {
  if (enough_for >= servings) return null
  return (
    <p className="text-small text-muted">
      starczy na {enough_for}&nbsp;{plural(enough_for, ['porcję', 'porcje', 'porcji'])}
    </p>
  )
}

/** So few that one walk to the shop will do. */
const MAX_TO_BUY = 2

function ToBuy({ names }: { names: readonly string[] }) {
  if (names.length === 0 || names.length > MAX_TO_BUY) return null
  return (
    <p className="flex gap-1.5 text-small text-muted">
      <ShoppingBasket aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-break-word">dokupisz: {names.join(', ')}</span>
    </p>
  )
}

/** To the next five on a phone; both ways, with which they are, where there is room. */
function Pager({ pages: { at, count, total, turn } }: { pages: TodayPages }) {
  if (count < 2) return null
  const from = (at - 1) * DISHES_PER_PAGE + 1
  return (
    <>
      <p role="status" className="sr-only">
        Dania {from}–{Math.min(total, from + DISHES_PER_PAGE - 1)} z {total}
      </p>
      <button
        type="button"
        onClick={() => turn(at === count ? 1 - count : 1)}
        className="-my-1 -mr-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-1 font-bold text-brand-ink lg:hidden"
      >
        {at === count ? 'Od początku' : `Następne ${Math.min(DISHES_PER_PAGE, total - at * DISHES_PER_PAGE)}`}
        <ChevronRight aria-hidden className="size-5" />
      </button>
      <div className="hidden items-center gap-2.5 lg:flex">
        <span aria-hidden className="text-small text-muted tabular-nums">
          {from}–{Math.min(total, from + DISHES_PER_PAGE - 1)} z {total}
        </span>
        <IconButton
          look="line"
          label="Poprzednie dania"
          aria-disabled={at === 1}
          className={clsx(at === 1 && 'opacity-50')}
          icon={<ChevronLeft aria-hidden className="size-5" />}
          onClick={() => turn(-1)}
        />
        <IconButton
          look="line"
          label="Następne dania"
          aria-disabled={at === count}
          className={clsx(at === count && 'opacity-50')}
          icon={<ChevronRight aria-hidden className="size-5" />}
          onClick={() => turn(1)}
        />
      </div>
    </>
  )
}

function PageDots({ pages: { at, count } }: { pages: TodayPages }) {
  return (
    <div aria-hidden className="flex justify-center gap-2 py-1 lg:hidden">
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={clsx('h-1.5 rounded-pill', place + 1 === at ? 'w-5.5 bg-brand-fill' : 'w-1.5 bg-control/40')} />
      ))}
    </div>
  )
}

function NothingYet() {
  return (
    <EmptyState
      picture={<PotArt />}
      title="Z tego jeszcze nic nie wychodzi"
      text="Dodaj kilka produktów, a podpowiemy, co z nich ugotować."
    >
      <ButtonLink to={paths.addProducts} size="lg" full>
        Dodaj produkty
      </ButtonLink>
      <ButtonLink to={paths.recipes} variant="ghost" full>
        Zobacz Przepisy Spiżarka
      </ButtonLink>
    </EmptyState>
  )
}

function DishesSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Ładowanie dań na dziś…
      </p>
      <Skeleton className="aspect-15/16 w-full rounded-card lg:aspect-auto lg:h-80" />
      <div className="grid grid-cols-2 gap-3 desk:col-span-2 desk:grid-cols-4 desk:gap-6">
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-60 rounded-card" />
        ))}
      </div>
    </>
  )
}
