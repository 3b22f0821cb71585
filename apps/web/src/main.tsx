import './ui/tokens.css'
import './lib/zod-without-eval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { routes } from './app/routes.tsx'
import { registerServiceWorker } from './app/shell/app-update.tsx'
import { watchCode } from './app/shell/code-gone.ts'
import { paintBrowserBar } from './app/shell/theme.ts'
import { readConsent, subscribeToConsent } from './lib/consent/consent.ts'
import { watchInstallation } from './lib/install/installation.ts'
import { isStandalone } from './lib/install/standalone.ts'
import { readSession, subscribeToSession } from './lib/session/session.ts'
import { startSession } from './lib/session/start-session.ts'

paintBrowserBar()
watchInstallation()
watchCode()
startSession()
// Not awaited at the top level: the code of a screen imports from this file's chunk, and would wait for it for ever.
void startApp()

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Once the page has all that it needs itself; one that was only read until now has it already.
  if (document.readyState === 'complete') keepApp()
  else window.addEventListener('load', keepApp)
}

/** The app is kept on the device for whoever uses it; on that of a guest who has not decided nothing is kept. */
function keepApp() {
  let isKept = false
  const keep = () => {
    if (isKept || (readSession().status === 'guest' && !isStandalone() && !readConsent())) return
    isKept = true
    // Where it is refused (private windows) the app works without it.
    registerServiceWorker().catch(() => undefined)
  }
  subscribeToSession(keep)
  subscribeToConsent(keep)
  keep()
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
