/** In which cache the service worker keeps the pictures of dishes that were seen; the page empties it. */
export const PICTURE_CACHE = 'dish-pictures'

/** Forgets the pictures that were kept on this device; own photos are among them. */
export async function deleteCachedPictures(): Promise<void> {
  // Not there where the page did not come over HTTPS.
  if ('caches' in globalThis) await caches.delete(PICTURE_CACHE)
}

const MAX_PICTURES = 60

/** Drops the oldest first; tracking when each was last seen would leave data after the session. */
export async function dropOldestPictures(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - MAX_PICTURES)).map((request) => cache.delete(request)))
}
