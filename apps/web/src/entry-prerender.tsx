import { listComments } from '@spizarka/contract/comments'
import type { QueryIn, ResponseOf } from '@spizarka/contract/endpoint'
import type { Recipient } from '@spizarka/contract/legal'
import { type RecipeAuthor, readAuthor } from '@spizarka/contract/publications'
import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listPublishedRecipes, type Recipe, readPublishedRecipe } from '@spizarka/contract/recipes'
import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { renderToString } from 'react-dom/server'
import { finishedPages, notFoundPage, prerenderedPages } from './app/prerendered-pages.ts'
import { ErrorScreen } from './app/RootLayout.tsx'
import { fetchAllRoutes, routes } from './app/routes.tsx'
import { commentsQuery as queryOfComments } from './features/community/reviews/comments.ts'
import { prerenderForDay } from './features/public/legal/day-of-reading.ts'
import { pageHead } from './features/public/page-head.ts'
import { endpointQuery } from './lib/api/endpoint-query.ts'
import type { KnownAnswers } from './lib/api/known-answers.ts'
import { prerenderFor } from './lib/hooks/use-wide-screen.ts'
import { loadLazyParts } from './lib/lazy-part.tsx'
import { prerenderForRecipients } from './lib/operator/operator.ts'
import { pagesKey } from './lib/pages/use-pages.ts'
import { paths } from './lib/paths.ts'
import { queryClient } from './lib/query-client.ts'
import { readView } from './lib/recipes/list/recipe-list-filter.ts'
import { publishedQuery } from './lib/recipes/list/recipe-lists.ts'
import { withTypedFilters } from './lib/recipes/list/typed-filters.ts'
import { ANY_ADDRESS, matchRoutes } from './lib/router/addresses.ts'
import { createMemoryHistory } from './lib/router/history.ts'
import { ScreenRoutes } from './lib/router/ScreenRoutes.tsx'
import { ScreenRouter } from './lib/router/screen-router.ts'

type Device = Parameters<typeof prerenderFor>[0]

export { finishedPages, notFoundPage, prerenderedPages }

/** Whether the app has a screen for an address, be it a guest's or a member's; every other one is answered with status 404. */
export async function hasScreen(pathname: string): Promise<boolean> {
  const screen = matchRoutes(await fetchAllRoutes(), { pathname })?.routes.at(-1)
  return screen !== undefined && screen.path !== ANY_ADDRESS
}

/** One page as HTML: what goes into `<head>`, and the app's markup. */
export async function render(path: string): Promise<{ head: string; html: string }> {
  const { head, html } = await draw(path, [])
  return { head: path === notFoundPage ? head : head + pageHead(path), html }
}

/** What a recipe asks the API for of its comments. */
export function commentsQuery(): QueryIn<typeof listComments> {
  return queryOfComments(1)
}

/** The page of a published recipe with its first comments for a guest at an address with this `?…` (servings), with what its screen is to find once it comes alive. */
export async function renderRecipe(
  { recipe, comments }: { recipe: Recipe; comments: ResponseOf<typeof listComments> },
  device: Device,
  search: string,
): Promise<{ html: string; known: KnownAnswers }> {
  const { id } = recipe
  const known: KnownAnswers = [
    [endpointQuery(readPublishedRecipe, { params: { id } }).queryKey, recipe],
    [pagesKey(listComments.path, id), { pages: [comments], pageParams: [1] }],
  ]
  return { html: (await draw(paths.publishedRecipe(id) + search, known, device)).html, known }
}

/** What the plans cost, by the month or by the year as they are asked for: the page of an installation, whose prices an administrator may have changed. */
export async function renderPlans(
  products: ResponseOf<typeof listSubscriptionProducts>,
  search: string,
): Promise<{ head: string; html: string; known: KnownAnswers }> {
  const known: KnownAnswers = [[endpointQuery(listSubscriptionProducts).queryKey, products]]
  const { head, html } = await draw(paths.plans + search, known)
  return { head: head + pageHead(paths.plans), html, known }
}

/** A document that people agree to, as it reads on a day (`YYYY-MM-DD`) in an installation whose data these get. */
export async function renderDocument(
  path: string,
  { day, recipients }: { day: string; recipients: readonly Recipient[] },
): Promise<{ head: string; html: string }> {
  const { head, html } = await draw(path, [], 'narrow', () => {
    prerenderForDay(day)
    prerenderForRecipients(recipients)
  })
  return { head: head + pageHead(path), html }
}

/** What the library is narrowed to at an address, by its words too. */
const viewAt = (search: string) => withTypedFilters(readView(new URLSearchParams(search)))

interface FirstPage {
  count: number
  next: string | null
  results: readonly RecipeSummary[]
}

/** What the library asks the API for at an address: its `?…`, or nothing. */
export function libraryQuery(search: string): QueryIn<typeof listPublishedRecipes> {
  return publishedQuery(viewAt(search), 1)
}

/** The library as a guest finds it at an address, with its first page and, where it is of one author, with what is known of them. */
export async function renderLibrary(
  { first, author }: { first: FirstPage; author: RecipeAuthor | null },
  device: Device,
  search: string,
): Promise<{ html: string; known: KnownAnswers }> {
  const view = viewAt(search)
  const known: KnownAnswers = [
    [pagesKey(listPublishedRecipes.path, view), { pages: [first], pageParams: [1] }],
    ...(author ? [[endpointQuery(readAuthor, { params: { name: view.author } }).queryKey, author] as const] : []),
  ]
  return { html: (await draw(paths.publishedRecipes + search, known, device)).html, known }
}

async function draw(
  path: string,
  known: KnownAnswers,
  device: Device = 'narrow',
  prepare?: () => void,
): Promise<{ head: string; html: string }> {
  const router = new ScreenRouter(routes, createMemoryHistory([path]), fetchAllRoutes)
  await router.start()
  // Those of the screen are known once its code is there.
  await loadLazyParts()
  const { failure, location } = router.state
  if (failure) throw failure.error
  // From here on nothing waits: what is known of one page is never met by another.
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  prerenderFor(device)
  prepare?.()
  const markup = renderToString(<ScreenRoutes router={router} Failure={ErrorScreen} />)
  queryClient.clear()
  if (router.state.location !== location) throw new Error(`${path} leads elsewhere and cannot be prerendered`)
  // React puts a page's <title>, <meta> and <link> before everything else.
  const head = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/s.exec(markup)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
