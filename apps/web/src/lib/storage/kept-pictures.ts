/** In which cache the service worker keeps the pictures of dishes that were seen; the page empties it. */
export const PICTURE_CACHE = 'dish-pictures'

/** Forgets the pictures that were kept on this device; own photos are among them. */
export async function forgetKeptPictures(): Promise<void> {
  // Not there where the page did not come over HTTPS.
  if ('caches' in globalThis) await caches.delete(PICTURE_CACHE)
}
