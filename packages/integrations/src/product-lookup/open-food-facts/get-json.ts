import { type Dispatcher, errors, request } from 'undici'
import { ProductLookupError } from '../port.ts'

/** An answer whatever its status; `body` is undefined when it is not JSON. */
export interface JsonAnswer {
  status: number
  body: unknown
}

export interface CallSettings {
  agent: Dispatcher
  userAgent: string
  signal: AbortSignal
}

const NO_CONNECTION = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'])

/** Gets JSON, following no redirects and unpacking nothing; throws ProductLookupError when no answer comes, or one without end. */
export async function getJson(url: URL, call: CallSettings): Promise<JsonAnswer> {
  try {
    return await get(url, call).catch((error: unknown) => {
      if (call.signal.aborted || !isLostConnection(error)) throw error
      return get(url, call)
    })
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
