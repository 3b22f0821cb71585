import type { QueryIn } from '@spizarka/contract/endpoint'
import { plural } from '@spizarka/contract/plural'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listFavorites, listPublishedRecipes, listRecipes } from '@spizarka/contract/recipes'
import { call } from '../../api/call.ts'
import { usePages } from '../../pages/use-pages.ts'
import { formatNumber } from '../../text/format.ts'
import type { RecipeListFilter } from './recipe-list-filter.ts'

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

interface RecipeList {
  path: string
  /** By what it can be ordered, with the words for it; the first is its own order. */
  orders: Readonly<Record<string, string>>
  read: (view: RecipeListFilter, page: number, signal: AbortSignal) => Promise<RecipePage>
}

interface RecipePage {
  count: number
  next: string | null
  results: RecipeSummary[]
}

/** The lists of recipes: what each can be ordered by, and how a page of it is read. */
export const RECIPE_LISTS = {
  own: {
    path: listRecipes.path,
    orders: OWN_ORDERS,
    read: (view, page, signal) => call(listRecipes, { query: { ...queryOf(view, page), ordering: orderOf(OWN_ORDERS, view) }, signal }),
  },
  favorites: {
    path: listFavorites.path,
    orders: FAVORITE_ORDERS,
    read: (view, page, signal) =>
      call(listFavorites, { query: { ...queryOf(view, page), ordering: orderOf(FAVORITE_ORDERS, view) }, signal }),
  },
  published: {
    path: listPublishedRecipes.path,
    orders: PUBLISHED_ORDERS,
    read: (view, page, signal) => call(listPublishedRecipes, { query: publishedQuery(view, page), signal }),
  },
} as const satisfies Record<string, RecipeList>

export type RecipeListName = keyof typeof RECIPE_LISTS

/** What a list can be ordered by; its own order is the first. */
export function ordersOf(name: RecipeListName, forGuest: boolean): Readonly<Record<string, string>> {
  return forGuest ? GUEST_ORDERS : RECIPE_LISTS[name].orders
}

const keyOf = ({ id }: RecipeSummary) => id

/** A list of recipes as it is narrowed and ordered, a page at a time. */
export function useRecipeList(name: RecipeListName, view: RecipeListFilter) {
  const { path, read } = RECIPE_LISTS[name]
  return usePages({ path, filter: view, read: (page, signal) => read(view, page, signal), keyOf })
}

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

/** What the API is asked for one page of the library. */
export function publishedQuery(view: RecipeListFilter, page: number): QueryIn<typeof listPublishedRecipes> {
  return {
    ...queryOf(view, page),
    fits: view.fits ? 'true' : 'false',
    ...(view.author !== '' && { author: view.author }),
    ...(view.freeFrom.length > 0 && { free_from: view.freeFrom.join(',') }),
    ...(view.without.length > 0 && { without: view.without.join(',') }),
    ordering: orderOf(PUBLISHED_ORDERS, view),
  }
}

/** The order that the address asks for, where this list has it; else the server's own. */
function orderOf<Order extends string>(orders: Readonly<Record<Order, string>>, { order }: RecipeListFilter): Order | undefined {
  return (Object.keys(orders) as Order[]).find((known) => known === order)
}

/** 1 przepis, 2 przepisy, 5 przepisów */
export function formatRecipes(count: number): string {
  return `${formatNumber(count)} ${plural(count, ['przepis', 'przepisy', 'przepisów'])}`
}
