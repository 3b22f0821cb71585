import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, retry } from 'cockatiel'
import { Agent, type Dispatcher, errors, request } from 'undici'
import { ZodError } from 'zod'
import { type LookedUpProduct, type ProductLookup, ProductLookupError } from '../port.ts'
import { codeAtOff, FIELDS, readAnswer } from './read-answer.ts'

export interface OpenFoodFactsSettings {
  /** `https://world.openfoodfacts.org`, or another server that speaks its API. */
  baseUrl: string
  /** Name and version of the asking app with a contact: whoever calls without is shut out. */
  userAgent: string
  /** Milliseconds for a connection, and for a lookup in all. */
  connectMs?: number
  totalMs?: number
  /** Milliseconds for which a service that was down is not asked. */
  restMs?: number
}

type Version = 'v3' | 'v2'

const FAILURES_IN_A_ROW = 5
const MAX_ANSWER_BYTES = 1024 * 1024

/** Looks products up at Open Food Facts (ODbL: whoever shows the data must say where they are from). */
export function createOpenFoodFacts(settings: OpenFoodFactsSettings): ProductLookup {
  const { baseUrl, userAgent, connectMs = 2_000, totalMs = 4_000, restMs = 20_000 } = settings
  const agent = new Agent({ connect: { timeout: connectMs }, maxResponseSize: MAX_ANSWER_BYTES })
  // A senseless answer about one product says nothing about the others.
  const breaker = circuitBreaker(
    handleWhen((error) => error instanceof ProductLookupError && error.retryable),
    { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW) },
  )
  let brokenAt = 0
  breaker.onBreak(() => {
    brokenAt = Date.now()
  })
  const root = baseUrl.replace(/(?<!\/)\/+$/, '')
  let version: Version = 'v3'

  async function ask(gtin: string, signal: AbortSignal | undefined): Promise<LookedUpProduct | null> {
    const deadline = AbortSignal.timeout(totalMs)
    const call = { agent, userAgent, signal: signal ? AbortSignal.any([deadline, signal]) : deadline }
    const askVersion = (of: Version) => getJson(new URL(`${root}/api/${of}/product/${codeAtOff(gtin)}?fields=${FIELDS.join(',')}`), call)
    try {
      const answer = await askVersion(version)
      if (version === 'v2' || answer.status !== 404 || readAnswer(gtin, answer.body) !== undefined) return understand(gtin, answer)
      // An older server does not know this address at all.
      const older = await askVersion('v2')
      if (readAnswer(gtin, older.body) !== undefined) version = 'v2'
      return understand(gtin, older)
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof ZodError) throw new ProductLookupError('fields of unknown types', { retryable: false, cause: error })
      throw error
    }
  }

  return {
    async find(gtin, signal) {
      signal?.throwIfAborted()
      try {
        return await breaker.execute(() => ask(gtin, signal))
      } catch (error) {
        if (error instanceof BrokenCircuitError) throw new ProductLookupError('down a moment ago', { retryable: true })
        throw error
      }
    },
    isAvailable: () => breaker.state !== CircuitState.Open || Date.now() - brokenAt >= restMs,
    close: () => agent.destroy(),
  }
}

function understand(gtin: string, { status, body }: JsonAnswer): LookedUpProduct | null {
  const product = readAnswer(gtin, body)
  const isBusy = status >= 500 || status === 429
  if (product === undefined || (product !== null && status !== 200))
    throw new ProductLookupError(`no answer of the API, status ${status}`, { retryable: isBusy })
  return product
}

/** An answer whatever its status; `body` is undefined when it is not JSON. */
interface JsonAnswer {
  status: number
  body: unknown
}

interface CallSettings {
  agent: Dispatcher
  userAgent: string
  signal: AbortSignal
}

const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])

// A connection that was kept open may have been closed meanwhile.
const onceMore = retry(handleWhen(isLostConnection), { maxAttempts: 1 })

/** Gets JSON, following no redirects and unpacking nothing; throws ProductLookupError when no answer comes, or one without end. */
async function getJson(url: URL, call: CallSettings): Promise<JsonAnswer> {
  try {
    return await onceMore.execute(() => get(url, call), call.signal)
  } catch (error) {
    const isTooLong = error instanceof errors.ResponseExceededMaxSizeError
    throw new ProductLookupError(isTooLong ? 'an answer too long' : `no answer: ${nameOf(error)}`, { retryable: !isTooLong, cause: error })
  }
}

async function get(url: URL, { agent, userAgent, signal }: CallSettings): Promise<JsonAnswer> {
  // Packed answers are not asked for, and so never unpacked: a few kilobytes may hold gigabytes.
  const headers = { 'user-agent': userAgent, accept: 'application/json', 'accept-encoding': 'identity' }
  const { statusCode, body } = await request(url, { dispatcher: agent, headers, signal })
  const text = await body.text()
  return { status: statusCode, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NO_CONNECTION.has(String(error.code))
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
