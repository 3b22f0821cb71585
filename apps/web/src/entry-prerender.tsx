import type { RecipeSummary } from '@spizarka/contract/recipe-parts'
import { listPublishedRecipes, type Recipe, readPublishedRecipe } from '@spizarka/contract/recipes'
import { renderToString } from 'react-dom/server'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { ErrorScreen } from './app/RootLayout.tsx'
import { fetchAllRoutes, finishedPages, notFoundPage, prerenderedPages, routes } from './app/routes.tsx'
import { pageHead } from './features/public/page-head.ts'
import { endpointQuery } from './lib/api/endpoint-query.ts'
import type { KnownAnswers } from './lib/api/known-answers.ts'
import { drawFor } from './lib/hooks/use-wide-screen.ts'
import { pagesKey } from './lib/pages/use-pages.ts'
import { paths } from './lib/paths.ts'
import { queryClient } from './lib/query-client.ts'
import { readView } from './lib/recipes/list/recipe-list-filter.ts'
import { ScreenRoutes } from './lib/router/ScreenRoutes.tsx'
import { ScreenRouter } from './lib/router/screen-router.ts'

type Device = Parameters<typeof drawFor>[0]

export { finishedPages, notFoundPage, prerenderedPages }

/** One page as HTML: what goes into `<head>`, and the app's markup. */
export async function render(path: string): Promise<{ head: string; html: string }> {
  const { head, html } = await draw(path, [])
  return { head: path === notFoundPage ? head : head + pageHead(path), html }
}

/** The page of a published recipe for a guest, with what its screen is to find once it comes alive. */
export async function renderRecipe(recipe: Recipe, device: Device): Promise<{ html: string; known: KnownAnswers }> {
  const { id } = recipe
  const known: KnownAnswers = [[endpointQuery(readPublishedRecipe, { params: { id } }).queryKey, recipe]]
  return { html: (await draw(paths.publishedRecipe(id), known, device)).html, known }
}

interface FirstPage {
  count: number
  next: string | null
  results: readonly RecipeSummary[]
}

/** The library as a guest finds it, with its first page. */
export async function renderLibrary(first: FirstPage, device: Device): Promise<{ html: string; known: KnownAnswers }> {
  const key = pagesKey(listPublishedRecipes.path, readView(new URLSearchParams()))
  const known: KnownAnswers = [[key, { pages: [first], pageParams: [1] }]]
  return { html: (await draw(paths.publishedRecipes, known, device)).html, known }
}

async function draw(path: string, known: KnownAnswers, device: Device = 'narrow'): Promise<{ head: string; html: string }> {
  const router = new ScreenRouter(routes, createMemoryHistory({ initialEntries: [path] }), fetchAllRoutes)
  await router.start()
  const { failure, location } = router.state
  if (failure) throw failure.error
  // From here on nothing waits: what is known of one page is never met by another.
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  drawFor(device)
  const markup = renderToString(<ScreenRoutes router={router} Failure={ErrorScreen} />)
  queryClient.clear()
  if (router.state.location !== location) throw new Error(`${path} leads elsewhere and cannot be prerendered`)
  // React puts a page's <title>, <meta> and <link> before everything else.
  const head = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/s.exec(markup)?.[0] ?? ''
  return { head, html: markup.slice(head.length) }
}
