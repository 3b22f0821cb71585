import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { fireAndForget } from '../../fire-and-forget.ts'
import { useOnline } from '../../hooks/use-online.ts'
import { lazyPart } from '../../lazy-part.tsx'
import { ShowMore } from '../../pages/ShowMore.tsx'
import { formatNumber } from '../../text/format.ts'
import { RecipeCard } from '../RecipeCard.tsx'
import type { WhatToTakeOffProps } from './FiltersToRemove.tsx'
import { isFiltered } from './recipe-list-filter.ts'
import type { useRecipeList } from './recipe-lists.ts'

// Where nothing is left is seldom come to.
const NothingMatches = lazyPart(async () => (await import('./NothingMatches.tsx')).NothingMatches)
const LastOpened = lazy(async () => ({ default: (await import('./LastOpened.tsx')).LastOpened }))

const COLUMNS = {
  page: 'desk:grid-cols-3 desk:xl:grid-cols-4',
  /** Beside the filters. */
  beside: 'desk:grid-cols-3',
} as const

interface RecipeResultsProps extends WhatToTakeOffProps {
  list: ReturnType<typeof useRecipeList>
  addressOf: (recipe: RecipeSummary) => string
  /** The button of favourites of each card; guests have none. */
  renderHeart?: ((recipe: RecipeSummary) => ReactNode) | undefined
  heartAlways?: boolean
  columns?: keyof typeof COLUMNS
  /** Who signed each. */
  withAuthor?: boolean
}

/** What a list of recipes came to: on its way, missing, nothing that fits, or cards with the way to more. */
export function RecipeResults({ list, columns = 'page', ...props }: RecipeResultsProps) {
  const { view } = props
  const count = list.data?.count
  const grid = clsx('grid grid-cols-2 gap-3 sm:gap-4 lg:gap-6', COLUMNS[columns])
  return (
    <>
      {list.isPending && <LoadingGrid grid={grid} />}
      {list.isError && !list.data && <Missing list={list} />}
      {count === 0 && isFiltered(view) && <NothingMatches {...props} />}
      {count !== undefined && count > 0 && <RecipeGrid list={list} grid={grid} {...props} />}
    </>
  )
}

/** Shown where a list cannot be read: recipes stored on this device, or a note about the connection. */
function Missing({ list }: Pick<RecipeResultsProps, 'list'>) {
  const online = useOnline()
  return (
    <>
      {online ? (
        <ErrorPanel onRetry={fireAndForget(list.refetch)} busy={list.isFetching}>
          Nie udało się wczytać przepisów.
        </ErrorPanel>
      ) : (
        <Banner title="Ta lista wymaga internetu">
          Bez niego nie zadziałają szukanie, filtry, oceny i&nbsp;komentarze. Przepisy, które były tu ostatnio otwarte, przeczytasz
          i&nbsp;ugotujesz. Lista wczyta się sama, gdy wróci sieć.
        </Banner>
      )}
      <Suspense>
        <LastOpened />
      </Suspense>
    </>
  )
}

/** Cards on their way: the shape of the grid, so that nothing jumps when they have come. */
function LoadingGrid({ grid }: { grid: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        Ładowanie przepisów…
      </p>
      <div aria-hidden className={clsx('skeleton', grid)}>
        {Array.from({ length: 5 }, (_, place) => (
          <div key={place} className="overflow-hidden rounded-card border border-line bg-card max-sm:first:col-span-2">
            <div className={clsx('bg-sunken', place === 0 ? 'h-44 sm:h-32' : 'h-32')} />
            <div className="flex flex-col gap-2.5 p-3">
              <span className="h-4 w-4/5 rounded-pill bg-sunken" />
              <span className="h-3 w-2/5 rounded-pill bg-sunken" />
            </div>
          </div>
        ))}
      </div>
      <p className="late-note mt-3 text-center text-small text-muted">To trwa dłużej niż zwykle. Jeszcze chwila.</p>
    </div>
  )
}

/** Cards of recipes; cards off the screen are not drawn, and more come when they are asked for. */
function RecipeGrid({
  list,
  grid,
  addressOf,
  renderHeart,
  heartAlways = false,
  withAuthor = false,
}: Pick<RecipeResultsProps, 'list' | 'addressOf' | 'renderHeart' | 'heartAlways' | 'withAuthor'> & { grid: string }) {
  return (
    <>
      <ul role="list" aria-label="Przepisy" className={grid}>
        {list.data?.rows.map((recipe, place) => (
          <li
            key={recipe.id}
            className="min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto] max-sm:first:col-span-2 sm:[contain-intrinsic-size:auto_18rem]"
          >
            <RecipeCard
              recipe={recipe}
              to={addressOf(recipe)}
              look={place === 0 ? 'first' : 'small'}
              eager={place === 0}
              heart={renderHeart?.(recipe)}
              heartAlways={heartAlways}
              withAuthor={withAuthor}
            />
          </li>
        ))}
      </ul>
      <MoreRecipes list={list} />
    </>
  )
}

/** The way to those that are not shown yet, with how many they are. */
function MoreRecipes({ list }: Pick<RecipeResultsProps, 'list'>) {
  if (!list.hasNextPage || !list.data) return null
  if (list.isError && !list.isFetchingNextPage)
    return <ErrorPanel onRetry={fireAndForget(() => list.fetchNextPage())}>Nie udało się wczytać dalszych przepisów.</ErrorPanel>
  return <ShowMore list={list}>Pokaż kolejne ({formatNumber(list.data.count - list.data.rows.length)})</ShowMore>
}
