import { plural } from '@spizarka/contract/plural'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listFavorites, listPublishedRecipes, listRecipes } from '@spizarka/contract/recipes'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { formatNumber } from '../../../lib/format.ts'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { RecipeCard } from '../../../lib/recipes/RecipeCard.tsx'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { ActionChip } from '../../../ui/form/Chip.tsx'
import { OrderChoice, RecipeFilters } from './RecipeFilters.tsx'
import { type ActiveFilter, activeFilters, isFiltered, NO_FILTERS, type RecipeListFilter } from './recipe-list-filter.ts'

interface RecipeListBodyProps {
  name: RecipeListName
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  addressOf: (recipe: RecipeSummary) => string
  /** Guests have no favourites, and no pantry to order by. */
  forGuest?: boolean
  /** Where there is nothing at all. */
  empty: ReactNode
}

/** One list of recipes with its filters: on its way, missing, empty, or there. */
export function RecipeListBody({ name, view, onChange, addressOf, forGuest = false, empty }: RecipeListBodyProps) {
  const { path, read } = RECIPE_LISTS[name]
  const orders = forGuest ? GUEST_ORDERS : RECIPE_LISTS[name].orders
  const list = usePages({
    path,
    filter: view,
    read: (page, signal) => read(view, page, signal),
    keyOf: useCallback(({ id }: RecipeSummary) => id, []),
  })
  const count = list.data?.count
  if (count === 0 && !isFiltered(view) && !list.isPlaceholderData) return empty
  const mayFit = name === 'published' && !forGuest
  const byPantry = { on: (view.order === '' ? Object.keys(orders)[0] : view.order) === '-pantry_match' }
  const wayOut = <WhatToTakeOff view={view} onChange={onChange} filters={activeFilters(view, mayFit)} path={path} read={read} />
  return (
    <div className="flex flex-col gap-2.5">
      <RecipeFilters
        view={view}
        onChange={onChange}
        count={count}
        mayFit={mayFit}
        pantryOrder={forGuest ? undefined : { ...byPantry, change: (on) => onChange({ order: on ? '-pantry_match' : '-rating' }) }}
        wayOut={wayOut}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-small text-muted">
          {count !== undefined && `${formatNumber(count)} ${plural(count, ['przepis', 'przepisy', 'przepisów'])}`}
        </p>
        <OrderChoice orders={orders} order={view.order} onChange={(order) => onChange({ order })} />
      </div>
      {list.isPending && <LoadingGrid />}
      {list.isError && !list.data && !forGuest && (
        <Suspense>
          <LastOpened />
        </Suspense>
      )}
      {list.isError && !list.data && (
        <ErrorPanel onRetry={fireAndForget(list.refetch)} busy={list.isFetching}>
          Nie udało się wczytać przepisów.
        </ErrorPanel>
      )}
      {count === 0 && isFiltered(view) && (
        <EmptyState picture={<PotArt />} title="Nic nie pasuje" text="Zmień słowa albo zdejmij któryś z filtrów.">
          {wayOut}
          <Button variant="soft" onClick={() => onChange({ search: '', ...NO_FILTERS })}>
            Wyczyść filtry
          </Button>
        </EmptyState>
      )}
      {count !== undefined && count > 0 && (
        <RecipeGrid
          list={list}
          addressOf={addressOf}
          heart={forGuest ? 'never' : name === 'favorites' ? 'always' : 'where there is room'}
        />
      )}
    </div>
  )
}

const LastOpened = lazy(async () => ({ default: (await import('./LastOpened.tsx')).LastOpened }))

interface WhatToTakeOffProps {
  view: RecipeListFilter
  onChange: (change: Partial<RecipeListFilter>) => void
  filters: readonly ActiveFilter[]
  path: string
  read: (view: RecipeListFilter, page: number, signal: AbortSignal) => Promise<{ count: number }>
}

/** Where nothing is left: the filters of which one is enough to take off, with what is there then. */
function WhatToTakeOff({ filters, ...list }: WhatToTakeOffProps) {
  return (
    <ul role="list" aria-label="Co zdjąć" className="flex flex-wrap justify-center gap-2 empty:hidden">
      {filters.map((filter) => (
        <WayBack key={filter.label} filter={filter} {...list} />
      ))}
    </ul>
  )
}

function WayBack({ filter: { label, off }, view, onChange, path, read }: Omit<WhatToTakeOffProps, 'filters'> & { filter: ActiveFilter }) {
  const without = { ...view, ...off }
  const { data } = useQuery({ queryKey: [path, 'count', without], queryFn: ({ signal }) => read(without, 1, signal) })
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <li>
      <ActionChip icon={<X aria-hidden className="-ml-1 size-4.5" />} onClick={() => onChange(off)}>
        bez „{label}”: {formatNumber(count)} {plural(count, ['przepis', 'przepisy', 'przepisów'])}
      </ActionChip>
    </li>
  )
}

const GRID = 'grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3 lg:gap-6 xl:grid-cols-4'

/** Cards on their way: the shape of the grid, so that nothing jumps when they have come. */
function LoadingGrid() {
  return (
    <div>
      <p role="status" className="sr-only">
        Ładowanie przepisów…
      </p>
      <div aria-hidden className={clsx('skeleton', GRID)}>
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

interface RecipeGridProps {
  list: ReturnType<typeof usePages<RecipeSummary>>
  addressOf: (recipe: RecipeSummary) => string
  heart: 'always' | 'where there is room' | 'never'
}

/** Cards of recipes; cards off the screen are not drawn, and more come when they are asked for. */
function RecipeGrid({ list, addressOf, heart }: RecipeGridProps) {
  const rows = list.data?.rows ?? []
  return (
    <>
      <ul role="list" aria-label="Przepisy" className={GRID}>
        {rows.map((recipe, place) => (
          <li
            key={recipe.id}
            className="min-w-0 [contain-intrinsic-size:auto_16rem] [content-visibility:auto] max-sm:first:col-span-2 sm:[contain-intrinsic-size:auto_18rem]"
          >
            <RecipeCard recipe={recipe} to={addressOf(recipe)} look={place === 0 ? 'first' : 'small'} eager={place === 0} heart={heart} />
          </li>
        ))}
      </ul>
      <MoreRecipes list={list} />
    </>
  )
}

/** The way to those that are not shown yet, with how many they are. */
function MoreRecipes({ list: { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } }: Pick<RecipeGridProps, 'list'>) {
  if (!hasNextPage || !data) return null
  const load = fireAndForget(() => fetchNextPage())
  if (isError && !isFetchingNextPage) return <ErrorPanel onRetry={load}>Nie udało się wczytać dalszych przepisów.</ErrorPanel>
  return (
    <Button variant="outline" className="self-center max-sm:w-full" busy={isFetchingNextPage} busyLabel="Wczytywanie..." onClick={load}>
      Pokaż kolejne ({formatNumber(data.count - data.rows.length)})
    </Button>
  )
}

const PAGE_SIZE = 24

const OWN_ORDERS = {
  '-pantry_match': 'Najbliżej spiżarni',
  '-created_at': 'Od najnowszych',
  total_minutes: 'Od najszybszych',
  '-rating': 'Od najlepiej ocenianych',
  title: 'Od A do Z',
} as const
const FAVORITE_ORDERS = { ...OWN_ORDERS, '-marked_at': 'Od ostatnio dodanych' } as const
const PUBLISHED_ORDERS = {
  '-pantry_match': 'Najbliżej spiżarni',
  '-rating': 'Od najlepiej ocenianych',
  '-created_at': 'Od najnowszych',
  total_minutes: 'Od najszybszych',
  title: 'Od A do Z',
} as const
/** Guests have no pantry to order by. */
const { '-pantry_match': _, ...GUEST_ORDERS } = PUBLISHED_ORDERS

/** One of the lists of recipes: what it can be ordered by, and how a page of it is read. */
const RECIPE_LISTS = {
  own: {
    path: listRecipes.path,
    orders: OWN_ORDERS,
    read: (view: RecipeListFilter, page: number, signal: AbortSignal) =>
      call(listRecipes, { query: { ...queryOf(view, page), ordering: orderOf(OWN_ORDERS, view) }, signal }),
  },
  favorites: {
    path: listFavorites.path,
    orders: FAVORITE_ORDERS,
    read: (view: RecipeListFilter, page: number, signal: AbortSignal) =>
      call(listFavorites, { query: { ...queryOf(view, page), ordering: orderOf(FAVORITE_ORDERS, view) }, signal }),
  },
  published: {
    path: listPublishedRecipes.path,
    orders: PUBLISHED_ORDERS,
    read: (view: RecipeListFilter, page: number, signal: AbortSignal) =>
      call(listPublishedRecipes, {
        query: { ...queryOf(view, page), fits: view.fits ? 'true' : 'false', ordering: orderOf(PUBLISHED_ORDERS, view) },
        signal,
      }),
  },
} as const

type RecipeListName = keyof typeof RECIPE_LISTS

function queryOf({ search, meal, kind, minutes, diet, protein, missing }: RecipeListFilter, page: number) {
  return {
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(meal !== null && { meal_type: meal }),
    ...(kind !== null && { kind }),
    ...(minutes !== null && { max_minutes: minutes }),
    ...(protein && { high_protein: 'true' as const }),
    ...(diet !== null && { diet }),
    ...(missing !== null && { max_missing: missing }),
  }
}

/** The order that the address asks for, where this list has it; else the server's own. */
function orderOf<Order extends string>(orders: Readonly<Record<Order, string>>, { order }: RecipeListFilter): Order | undefined {
  return (Object.keys(orders) as Order[]).find((known) => known === order)
}
