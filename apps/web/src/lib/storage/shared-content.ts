export const SHARED_CACHE = 'shared'
const CACHE_URL = '/share/content'

/** What another app gave us to open: its words, or `tooLong` where there are more of them than anything here reads. */
export type SharedContent = { title: string; text: string; url: string } | 'too-long'

/** As much as the longest recipe that is read. */
const MAX_TEXT_LENGTH = 20_000

/** Keeps what was shared until the app has opened; the service worker takes it, before there is a page. */
export async function saveShared(form: FormData): Promise<void> {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const given = { title: read('title'), text: read('text'), url: read('url') }
  const length = Object.values(given).reduce((sum, { length: more }) => sum + more, 0)
  const cache = await caches.open(SHARED_CACHE)
  await cache.put(CACHE_URL, Response.json(length > MAX_TEXT_LENGTH ? 'too-long' : given))
}

/** What was shared last; undefined where nothing was, or it was forgotten. */
export async function findShared(): Promise<SharedContent | undefined> {
  if (!('caches' in globalThis)) return undefined
  const found: unknown = await (await caches.match(CACHE_URL, { cacheName: SHARED_CACHE }))?.json()
  if (found === 'too-long') return found
  if (typeof found !== 'object' || found === null || !('title' in found && 'text' in found && 'url' in found)) return undefined
  const { title, text, url } = found
  return typeof title === 'string' && typeof text === 'string' && typeof url === 'string' ? { title, text, url } : undefined
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE)
}
