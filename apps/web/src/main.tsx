import './ui/tokens.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await loadLazyRoutes(window.location)

const prerendered = root.dataset.path === window.location.pathname.replace(/(.)\/$/, '$1')
const returning = document.documentElement.dataset.returning !== undefined
const app = <RouterProvider router={createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : undefined)} />

// Prerendered pages are a guest's; for someone who is signed in they are replaced, not hydrated.
if (prerendered && !returning) hydrateRoot(root, app)
else {
  root.replaceChildren()
  createRoot(root).render(app)
}
delete root.dataset.path

/** Loads the code of the first screen before React starts, so that hydration finds it in place. */
async function loadLazyRoutes(location: Location) {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(matches.map(({ route }) => loadRoute(route)))
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy !== 'function') return
  Object.assign(route, await route.lazy(), { lazy: undefined })
}
