import { listFavorites, listPublishedRecipes, listRecipes } from '@spizarka/contract/recipes'
import { call } from '../../../lib/api/call.ts'
import type { RecipeView } from './recipe-view.ts'

const PAGE_SIZE = 24

const OWN_ORDERS = {
  '-created_at': 'Od najnowszych',
  '-pantry_match': 'Najwięcej w spiżarni',
  total_minutes: 'Od najszybszych',
  '-rating': 'Od najlepiej ocenianych',
  title: 'Od A do Z',
} as const
const PUBLISHED_ORDERS = {
  '-rating': 'Od najlepiej ocenianych',
  '-created_at': 'Od najnowszych',
  total_minutes: 'Od najszybszych',
  title: 'Od A do Z',
} as const

/** One of the lists of recipes: what it can be ordered by, and how a page of it is read. */
export const RECIPE_LISTS = {
  own: {
    path: listRecipes.path,
    orders: OWN_ORDERS,
    read: (view: RecipeView, page: number, signal: AbortSignal) =>
      call(listRecipes, { query: { ...queryOf(view, page), ordering: orderOf(OWN_ORDERS, view) }, signal }),
  },
  favorites: {
    path: listFavorites.path,
    orders: { '': 'Od ostatnio dodanych', ...OWN_ORDERS },
    read: (view: RecipeView, page: number, signal: AbortSignal) =>
      call(listFavorites, { query: { ...queryOf(view, page), ordering: orderOf(OWN_ORDERS, view) }, signal }),
  },
  published: {
    path: listPublishedRecipes.path,
    orders: PUBLISHED_ORDERS,
    read: (view: RecipeView, page: number, signal: AbortSignal) =>
      call(listPublishedRecipes, {
        query: { ...queryOf(view, page), fits: view.fits ? 'true' : 'false', ordering: orderOf(PUBLISHED_ORDERS, view) },
        signal,
      }),
  },
} as const

export type RecipeListName = keyof typeof RECIPE_LISTS

function queryOf({ search, meal, kind, minutes }: RecipeView, page: number) {
  return {
    page,
    page_size: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(meal !== null && { meal_type: meal }),
    ...(kind !== null && { kind }),
    ...(minutes !== null && { max_minutes: minutes }),
  }
}

/** The order that the address asks for, where this list has it; else the server's own. */
function orderOf<Order extends string>(orders: Readonly<Record<Order, string>>, { order }: RecipeView): Order | undefined {
  return (Object.keys(orders) as Order[]).find((known) => known === order)
}
