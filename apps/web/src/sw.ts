import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { userOfTag } from './lib/shopping/replica/background-sync.ts'
import { sendInBackground } from './lib/shopping/replica/send-in-background.ts'

/** The worker's own scope, as far as it is used here: TypeScript's library of workers does not go with that of pages. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[]
  skipWaiting: () => Promise<void>
  addEventListener: ((kind: 'message', listener: (event: MessageEvent<unknown>) => void) => void) &
    ((kind: 'sync', listener: (event: SyncEvent) => void) => void)
}
interface SyncEvent extends Event {
  readonly tag: string
  waitUntil: (work: Promise<void>) => void
}

cleanupOutdatedCaches()
// The page that installed it is its own, too: what that page has not loaded yet opens without a network.
clientsClaim()
// oxlint-disable-next-line no-underscore-dangle -- the build puts the list of the app's files there
precacheAndRoute(self.__WB_MANIFEST)
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/(?:api|dev|metrics|media)\//] }))
// The scanner's decoder is 1 MB: kept from its first use on, not fetched for those who never scan.
registerRoute(
  ({ url }) => /\/assets\/zxing_reader-[\w-]+\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: 'scanner', plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
)

// A page offers the new version; it takes over when somebody wants it.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') self.skipWaiting().catch(() => undefined)
})

// There is a network again, and perhaps no page that would send what was changed without one.
self.addEventListener('sync', (event) => {
  const userId = userOfTag(event.tag)
  if (userId !== undefined) event.waitUntil(sendInBackground(userId))
})
