import { useState, useSyncExternalStore } from 'react'
import { isStandalone } from '../../lib/install/standalone.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

const CHECK_EVERY_MS = 3_600_000
/** Time for the new version to take over before the page is loaded again. */
const RELOAD_AFTER_MS = 300

let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function announceUpdate(worker: ServiceWorker) {
  waiting = worker
  for (const listener of listeners) listener()
}

/** Starts the service worker, which makes the app work offline, and watches for new versions of it. */
export async function registerServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  if (registration.waiting) announceUpdate(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first installation, not an update.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announceUpdate(worker)
    })
  })
  setInterval(() => {
    // Offline the check fails; the next one comes in an hour.
    registration.update().catch(() => undefined)
  }, CHECK_EVERY_MS)
}

function applyUpdate() {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  waiting?.postMessage({ type: 'SKIP_WAITING' })
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How to change to a new version of the app; undefined while there is none. */
function useAppUpdate(): (() => void) | undefined {
  const worker = useSyncExternalStore(
    subscribe,
    () => waiting,
    () => undefined,
  )
  return worker && applyUpdate
}

/** Only in the installed app: a browser tab gets the new version when it is opened again. */
export function UpdateBanner() {
  const update = useAppUpdate()
  const [busy, setBusy] = useState(false)
  if (!update || !isStandalone()) return null
  const refresh = () => {
    setBusy(true)
    update()
  }
  return (
    <div className="bg-paper-top px-4 py-2">
      <Banner
        role="status"
        className="mx-auto max-w-160 items-center!"
        action={
          <Button size="sm" variant="outline" busy={busy} onClick={refresh}>
            Odśwież
          </Button>
        }
      >
        Dostępna jest nowa wersja aplikacji.
      </Banner>
    </div>
  )
}
