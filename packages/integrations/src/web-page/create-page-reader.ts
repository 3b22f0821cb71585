import { buildConnector } from 'undici'
import { resolveBySystem } from './open/addresses.ts'
import { openPage, type Reach, readPageAddress } from './open/open-page.ts'
import { type PageReader, type WebPage, WebPageError } from './port.ts'
import { readWebRecipe } from './read/read-web-recipe.ts'
import { decodePage, scanPage } from './read/scan-page.ts'

export interface WebPageSettings extends Pick<Reach, 'userAgent'>, Partial<Omit<Reach, 'userAgent'>> {
  /** Milliseconds for a page in all. */
  totalMs?: number
}

const MAX_PAGE_BYTES = 2 * 1024 * 1024

/** Opens pages on the public Internet, and nothing else that the machine can reach. */
export function createPageReader(settings: WebPageSettings): PageReader {
  const { totalMs = 10_000, ...given } = settings
  const reach: Reach = { resolve: resolveBySystem, connect: buildConnector, maxBytes: MAX_PAGE_BYTES, ...given }
  const closing = new AbortController()

  async function open(address: string, signal: AbortSignal | undefined): Promise<WebPage> {
    const deadline = AbortSignal.timeout(totalMs)
    const signals = [deadline, closing.signal, ...(signal ? [signal] : [])]
    const { url, bytes, charset } = await openPage(address, reach, AbortSignal.any(signals))
    const { data, text } = await scanPage(decodePage(bytes, charset))
    return { url: url.href, recipe: readWebRecipe(data), text }
  }

  return {
    accepts: (address) => readPageAddress(address) !== null,
    async readPage(address, signal) {
      signal?.throwIfAborted()
      return await open(address, signal).catch((error: unknown) => {
        signal?.throwIfAborted()
        if (error instanceof WebPageError) throw error
        throw new WebPageError('unreachable', 'no answer in time', { retryable: true, cause: error })
      })
    },
    async close() {
      closing.abort()
    },
  }
}
