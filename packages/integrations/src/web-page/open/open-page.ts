import ipaddr from 'ipaddr.js'
import { Agent, buildConnector, fetch, parseMIMEType, type Response } from 'undici'
import { WebPageError } from '../port.ts'
import { findAddresses, pinnedLookup, type Resolve } from './addresses.ts'

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

const MAX_REDIRECTS = 3
const CONNECT_MS = 5_000
const PAGES = new Set(['text/html', 'application/xhtml+xml'])

/** Opens an address and follows where it sends, looking at every stop again; throws WebPageError, and the reason of the signal. */
export async function openPage(address: string, reach: Reach, signal: AbortSignal): Promise<OpenedPage> {
  let at = readPageAddress(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
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

/** Ends of names that are never of the public Internet: RFC 6761, 6762, 7686, 8375, and what ICANN set apart for private use. */
const PRIVATE_NAMES = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion|invalid)$/

/**
 * The address of a page, checked by its letters: http or https at its usual port, no credentials, and a host that is a name with a dot.
 * A number for a host (dotted, octal, hexadecimal, IPv6) is nobody's recipe page. Null for everything else.
 */
export function readPageAddress(text: string, base?: string): URL | null {
  const url = URL.parse(text.trim(), base)
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '' || url.username !== '' || url.password !== '') return null
  // The parser of URLs has made every way of writing a number a plain one by now.
  const host = url.hostname.replace(/\.$/, '')
  if (!host.includes('.') || ipaddr.isValid(host) || host.startsWith('[') || PRIVATE_NAMES.test(host)) return null
  url.hash = ''
  return url
}

/** The bytes of an answer, unpacked; stops at the first one too many, so that a small packed file never becomes a large one. */
async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new WebPageError('unreadable', 'a page too large', { retryable: false })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
