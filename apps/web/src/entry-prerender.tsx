import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { finishedPages, notFoundPage, prerenderedPages, routes } from './app/routes.tsx'
import { pageHead } from './features/public/page-head.ts'

export { finishedPages, notFoundPage, prerenderedPages }

/** One page as HTML: what goes into `<head>`, and the app's markup. */
export async function render(path: string): Promise<{ head: string; html: string }> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} answers with a redirect and cannot be prerendered`)
  const markup = renderToString(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
  )
  // React puts a page's <title>, <meta> and <link> before everything else.
  const head = /^(?:<title[^>]*>.*?<\/title>|<(?:meta|link)[^>]*>)+/s.exec(markup)?.[0] ?? ''
  return { head: path === notFoundPage ? head : head + pageHead(path), html: markup.slice(head.length) }
}
