import './ui/tokens.css'
import './lib/zod-without-eval.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { ErrorScreen } from './app/RootLayout.tsx'
import { fetchAllRoutes, routes } from './app/routes.tsx'
import { registerServiceWorker } from './app/shell/app-update.tsx'
import { watchForMissingCode } from './app/shell/missing-code.ts'
import { paintBrowserBar } from './app/shell/theme.ts'
import { readConsent, subscribeToConsent } from './lib/consent/consent.ts'
import { isWide } from './lib/hooks/use-wide-screen.ts'
import { watchInstallation } from './lib/install/installation.ts'
import { isStandalone } from './lib/install/standalone.ts'
import { createBrowserHistory } from './lib/router/history.ts'
import { ScreenRoutes } from './lib/router/ScreenRoutes.tsx'
import { ScreenRouter } from './lib/router/screen-router.ts'
import { readSession, subscribeToSession } from './lib/session/session.ts'
import { startSession } from './lib/session/start-session.ts'

paintBrowserBar()
watchInstallation()
watchForMissingCode()
startSession()
// Not awaited at the top level: the code of a screen imports from this file's chunk, and would wait for it forever.
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

/** Whether the page was drawn for this address, as a file of the build for whatever is asked of it or by the server for these very wishes. */
function isOf(path: string | undefined, { pathname, search }: Location): boolean {
  return path === pathname.replace(/(.)\/$/, '$1') || path === pathname + search
}

async function startApp() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')

  // The code of the first screen is fetched before React starts, so that hydration finds it in place.
  const router = new ScreenRouter(routes, createBrowserHistory(), fetchAllRoutes)
  await router.start()

  // Prerendered pages are a guest's; for someone who is signed in they are replaced, not hydrated. So are those that were drawn for another width.
  const prerendered =
    isOf(root.dataset.path, window.location) &&
    readSession().status === 'guest' &&
    !router.state.failure &&
    (root.dataset.drawn === undefined || (root.dataset.drawn === 'wide') === isWide())
  const app = <ScreenRoutes router={router} Failure={ErrorScreen} onAlive={signalStarted} />

  // The screen says its own; what the server sent for those who run no script would be beside it.
  document.head.querySelector('meta[name="description"]')?.remove()

  if (prerendered) hydrateRoot(root, app)
  else {
    root.replaceChildren()
    createRoot(root).render(app)
  }
  delete root.dataset.path
  delete root.dataset.drawn
}

/** A page that was only read until now has waited for this with the tap that woke it (public/still-page.js). */
function signalStarted() {
  window.dispatchEvent(new Event('spizarka:started'))
}
