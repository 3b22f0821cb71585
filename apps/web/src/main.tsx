import './ui/tokens.css'
import './lib/zod-without-eval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'
import { registerServiceWorker } from './app/shell/app-update.tsx'
import { paintBrowserBar } from './app/shell/theme.ts'
import { watchInstallation } from './lib/install/installation.ts'
import { readSession } from './lib/session/session.ts'
import { startSession } from './lib/session/start-session.ts'

paintBrowserBar()
watchInstallation()
startSession()
// Not awaited at the top level: the code of a screen imports from this file's chunk, and would wait for it for ever.
void startApp()

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => {
    // Where it is refused (private windows) the app works without it.
    registerServiceWorker().catch(() => undefined)
  })
}

async function startApp() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  // The code of the first screen is fetched before React starts, so that hydration finds it in place.
  // What cannot be fetched is left to the router, which shows the error screen.
  const matched = (matchRoutes(routes, window.location) ?? []).map(({ route }) => route)
  const loaded = await Promise.allSettled(matched.map(loadRoute))

  // Prerendered pages are a guest's; for someone who is signed in they are replaced, not hydrated.
  const prerendered =
    root.dataset.path === window.location.pathname.replace(/(.)\/$/, '$1') &&
    readSession().status === 'guest' &&
    loaded.every(({ status }) => status === 'fulfilled')
  const app = <RouterProvider router={createBrowserRouter(routes, prerendered ? { hydrationData: { loaderData: {} } } : undefined)} />

  if (prerendered) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete root.dataset.path
  // A page that was only read until now has waited for this with the tap that woke it (public/still-page.js).
  window.dispatchEvent(new Event('spizarka:started'))
}

async function loadRoute(route: RouteObject) {
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
}
