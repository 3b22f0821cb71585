import { Agent, buildConnector, fetch } from 'undici'
import webPush from 'web-push'
import { findAddresses, pinnedLookup, type Resolve, resolveBySystem } from '../web-page/open/addresses.ts'
import { readPageAddress } from '../web-page/open/open-page.ts'
import { WebPageError } from '../web-page/port.ts'
import { type PushContent, PushError, type PushSender, type PushTarget } from './port.ts'

export interface WebPushSettings {
  /** A pair of keys on P-256, in base64url (`npx web-push generate-vapid-keys`). */
  publicKey: string
  privateKey: string
  /** Whom push services write to when something is wrong: `mailto:` or `https:`. */
  contact: string
  resolve?: Resolve
  /** Makes the sockets; they find hosts by this look-up alone. */
  connect?: (options: { lookup: ReturnType<typeof pinnedLookup>; timeout: number }) => buildConnector.connector
}

const CONNECT_MS = 5_000
const TOTAL_MS = 10_000
/** The subscription has ended, or is of another pair of keys: RFC 8030, section 7.3, and what the big services answer. */
const GONE_STATUSES = new Set([404, 410])

/** Speaks to push services (RFC 8030) with messages that they cannot read (RFC 8291), and says who sends (RFC 8292). */
export function createWebPush({ resolve = resolveBySystem, connect = buildConnector, ...settings }: WebPushSettings): PushSender {
  const { publicKey, privateKey, contact } = settings
  // Throws at the start, in words, for keys that are none.
  webPush.setVapidDetails(contact, publicKey, privateKey)
  const closing = new AbortController()

  function seal(target: PushTarget, { payload, ttlSeconds, topic }: PushContent) {
    const { endpoint, p256dh, auth } = target
    try {
      return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: ttlSeconds,
        topic,
        contentEncoding: 'aes128gcm',
      })
    } catch (cause) {
      // Keys of the right length that are no point on the curve: nobody can read what is sealed for them.
      throw new PushError('gone', 'keys that nothing can be sealed for', { cause })
    }
  }

  async function post(url: URL, headers: Record<string, string>, body: Buffer): Promise<number> {
    const addresses = await findAddresses(url.hostname, resolve)
    const agent = new Agent({ connect: connect({ lookup: pinnedLookup(addresses), timeout: CONNECT_MS }) })
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(TOTAL_MS), closing.signal])
      const response = await fetch(url, {
        method: 'POST',
        dispatcher: agent,
        headers,
        body,
        redirect: 'manual',
        credentials: 'omit',
        signal,
      })
      await response.body?.cancel()
      return response.status
    } finally {
      await agent.destroy()
    }
  }

  return {
    publicKey,
    accepts: (endpoint) => readEndpoint(endpoint) !== null,
    async send(target, content) {
      const url = readEndpoint(target.endpoint)
      if (!url) throw new PushError('gone', 'an address that is never written to')
      const { headers, body } = seal(target, content)
      const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length'))
      const status = await post(url, sent, body ?? Buffer.alloc(0)).catch((cause: unknown) => {
        const isRefused = cause instanceof WebPageError && !cause.retryable
        throw new PushError(isRefused ? 'gone' : 'unreachable', 'the push service was not reached', { cause })
      })
      if (status >= 200 && status < 300) return
      if (GONE_STATUSES.has(status)) throw new PushError('gone', `the push service answers ${status}`)
      const isPassing = status === 429 || status >= 500
      throw new PushError(isPassing ? 'unreachable' : 'refused', `the push service answers ${status}`)
    },
    async close() {
      closing.abort()
    },
  }
}

/** The letters of an address: what is said of pages to open holds here too, and nothing is sent in clear. */
function readEndpoint(endpoint: string): URL | null {
  const url = readPageAddress(endpoint)
  return url?.protocol === 'https:' ? url : null
}
