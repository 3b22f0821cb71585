import { Agent, buildConnector, fetch, parseMIMEType, type Response } from 'undici'
import { WebPageError } from '../port.ts'
import { findAddresses, type Resolve } from './find-addresses.ts'
import { readPageAddress } from './page-address.ts'
import { pinnedLookup } from './pinned-lookup.ts'
import { readBody } from './read-body.ts'

/** A page as it came. */
export interface OpenedPage {
  url: URL
  bytes: Uint8Array
  /** As the answer's header states it; undefined where it does not. */
  charset: string | undefined
}

/** How pages are reached. */
export interface Reach {
  userAgent: string
  resolve: Resolve
  /** Makes the sockets; they find hosts by this look-up alone. */
  connect: (options: { lookup: ReturnType<typeof pinnedLookup>; timeout: number }) => buildConnector.connector
  maxBytes: number
}

const MOST_REDIRECTS = 3
const CONNECT_MS = 5_000
const PAGES = new Set(['text/html', 'application/xhtml+xml'])

/** Opens an address and follows where it sends, looking at every stop anew; throws WebPageError, and the reason of the signal. */
export async function openPage(address: string, reach: Reach, signal: AbortSignal): Promise<OpenedPage> {
  let at = readPageAddress(address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    if (!at) throw new WebPageError('refused', 'an address that is never opened', { retryable: false })
    const answer = await get(at, reach, signal)
    if (!('location' in answer)) return answer
    at = readPageAddress(answer.location, at.href)
  }
  throw new WebPageError('unreachable', 'redirects without end', { retryable: false })
}

async function get(url: URL, reach: Reach, signal: AbortSignal): Promise<OpenedPage | { location: string }> {
  const addresses = await orAborted(findAddresses(url.hostname, reach.resolve), signal)
  const agent = new Agent({ connect: reach.connect({ lookup: pinnedLookup(addresses), timeout: CONNECT_MS }) })
  try {
    const headers = { 'user-agent': reach.userAgent, accept: [...PAGES].join(), 'accept-language': 'pl' }
    const response = await fetch(url, { dispatcher: agent, headers, redirect: 'manual', credentials: 'omit', signal })
    const location = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    return location === null ? await readPage(url, response, reach.maxBytes) : { location }
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof WebPageError) throw cause
    throw new WebPageError('unreachable', 'no answer', { retryable: true, cause })
  } finally {
    await agent.destroy()
  }
}

async function readPage(url: URL, response: Response, maxBytes: number): Promise<OpenedPage> {
  const { status, headers, body } = response
  if (!response.ok) throw new WebPageError('unreachable', `an answer of status ${status}`, { retryable: status >= 500 || status === 429 })
  const type = parseMIMEType(headers.get('content-type') ?? '')
  if (type === 'failure' || !PAGES.has(type.essence)) throw new WebPageError('unreadable', 'no page', { retryable: false })
  return { url, bytes: await readBody(body, maxBytes), charset: type.parameters.get('charset') }
}

/** Looking up a name cannot be called off, only no longer waited for. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
