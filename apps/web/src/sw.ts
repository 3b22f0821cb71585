import { cacheNames, clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { showBadge } from './lib/push/badge.ts'
import { readPush } from './lib/push/read-push.ts'
import { userOfTag } from './lib/shopping/replica/background-sync.ts'
import { sendInBackground } from './lib/shopping/replica/send-in-background.ts'
import { dropOldestPictures, PICTURE_CACHE } from './lib/storage/cached-pictures.ts'
import { SHARED_CACHE, saveShared } from './lib/storage/shared-content.ts'

/** The worker's own scope, as far as it is used here: TypeScript's library of workers does not go with that of pages. */
declare const self: {
  readonly __WB_MANIFEST: PrecacheEntry[]
  skipWaiting: () => Promise<void>
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>
    openWindow: (address: string) => Promise<unknown>
  }
  addEventListener: ((kind: 'activate', listener: (event: { waitUntil: (work: Promise<void>) => void }) => void) => void) &
    ((kind: 'message', listener: (event: MessageEvent<unknown>) => void) => void) &
    ((kind: 'sync', listener: (event: SyncEvent) => void) => void) &
    ((kind: 'push', listener: (event: PushEvent) => void) => void) &
    ((kind: 'notificationclick', listener: (event: NotificationEvent) => void) => void)
}
interface WindowClient {
  readonly url: string
  focus: () => Promise<unknown>
  navigate: (address: string) => Promise<unknown>
}
interface PushEvent extends Event {
  readonly data: { text: () => string } | null
  waitUntil: (work: Promise<void>) => void
}
interface NotificationEvent extends Event {
  readonly notification: Notification
  waitUntil: (work: Promise<void>) => void
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
const SCANNER_CACHE = 'scanner'
// The scanner's decoder is 1 MB: kept from its first use on, not fetched for those who never scan.
registerRoute(
  ({ url }) => /\/assets\/zxing_reader-[\w-]+\.wasm$/.test(url.pathname),
  new CacheFirst({ cacheName: SCANNER_CACHE, plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
)

// Pictures of dishes that were seen, own photos among them: the page empties it when its user signs out.
registerRoute(
  ({ url }) => url.pathname.startsWith('/api/pictures/'),
  new CacheFirst({ cacheName: PICTURE_CACHE, plugins: [{ cacheDidUpdate: ({ cacheName }) => dropOldestPictures(cacheName) }] }),
)
// What another app shares comes as a form, which no page could read.
registerRoute(
  ({ url }) => url.pathname === '/share',
  async ({ request }) => {
    await saveShared(await request.formData()).catch(() => undefined)
    return Response.redirect('/share', 303)
  },
  'POST',
)

const OUR_CACHES: readonly string[] = [cacheNames.precache, SCANNER_CACHE, PICTURE_CACHE, SHARED_CACHE]
// A worker of long ago may have kept things under names that nobody knows any more.
self.addEventListener('activate', (event) => event.waitUntil(dropUnknownCaches()))

// A page offers the new version; it takes over when somebody wants it.
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') self.skipWaiting().catch(() => undefined)
})

// There is a network again, and perhaps no page that would send what was changed without one.
self.addEventListener('sync', (event) => {
  const userId = userOfTag(event.tag)
  if (userId !== undefined) event.waitUntil(sendInBackground(userId))
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text() ?? '')))
self.addEventListener('notificationclick', (event) => event.waitUntil(openFrom(event.notification)))

async function showPush(text: string): Promise<void> {
  const { title, body, path, tag, endsToday } = readPush(text)
  await self.registration.showNotification(title, { body, tag, lang: 'pl', icon: '/icon-192.png', badge: '/badge-96.png', data: path })
  if (endsToday !== undefined) await showBadge(endsToday)
}

/** Brings the app to the front where the message leads, in a window that is open already if there is one. */
async function openFrom(notification: Notification): Promise<void> {
  notification.close()
  const path = typeof notification.data === 'string' ? notification.data : '/'
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return void (await self.clients.openWindow(path))
  await open.focus()
  await open.navigate(path)
}

async function dropUnknownCaches(): Promise<void> {
  const unknown = (await caches.keys()).filter((name) => !OUR_CACHES.includes(name))
  await Promise.all(unknown.map((name) => caches.delete(name)))
}
