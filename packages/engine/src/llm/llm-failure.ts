import { APICallError } from 'ai'
import { z } from 'zod'
import type { CallOutcome } from './call-log.ts'

interface FailureFacts {
  outcome: Exclude<CallOutcome, 'ok' | 'circuit_open'>
  retryable?: boolean
  /** How long the vendor asks to wait. */
  retryAfterMs?: number | null
  status?: number | null
}

/** Why a model gave no usable answer; never leaves the adapter. */
export class LlmFailure extends Error {
  readonly outcome: FailureFacts['outcome']
  readonly retryable: boolean
  readonly retryAfterMs: number | null
  readonly status: number | null

  // No cause: the client's errors carry the whole request, and with it what a user typed.
  constructor(facts: FailureFacts) {
    super(facts.outcome)
    this.outcome = facts.outcome
    this.retryable = facts.retryable ?? false
    this.retryAfterMs = facts.retryAfterMs ?? null
    this.status = facts.status ?? null
  }

  /** Whether it tells something about the vendor's health, rather than about what was asked. */
  get isOutage(): boolean {
    return !['refused', 'invalid', 'cut_off', 'too_large', 'aborted'].includes(this.outcome)
  }
}

/** Characters of an error in which its reason is looked for. */
export const MAX_READ_LENGTH = 10_000
const NO_CREDIT = /insufficient_quota|billing|spend limit|credit balance/i
const FILTERED = /content_filter|content_policy_violation|moderation_blocked|content management policy/i

/** What an error of the vendor's client means (reference: error tables of both vendors). */
export function asLlmFailure(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error
  // Our own `fetch` broke the answer off, and the client wrapped that.
  if (error instanceof Error && error.cause instanceof LlmFailure) return error.cause
  // The client's reader of JSON ran out of stack: nested deeper than any answer is.
  if (error instanceof RangeError) return new LlmFailure({ outcome: 'invalid' })
  if (!APICallError.isInstance(error)) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'TimeoutError' || name === 'AbortError') return new LlmFailure({ outcome: 'timed_out', retryable: true })
    return new LlmFailure({ outcome: 'unavailable', retryable: true })
  }
  const status = error.statusCode ?? null
  const facts = { status, retryAfterMs: retryAfterMs(error.responseHeaders) }
  // No status: the connection failed. Success: what came was no answer of this protocol, a gateway's page for instance.
  if (status === null || status < 400 || status >= 500) return new LlmFailure({ ...facts, outcome: 'unavailable', retryable: true })
  const text = `${error.message} ${error.responseBody ?? ''}`.slice(0, MAX_READ_LENGTH)
  if (status === 402 || NO_CREDIT.test(text)) return new LlmFailure({ ...facts, outcome: 'no_credit' })
  if (status === 429) return new LlmFailure({ ...facts, outcome: 'rate_limited', retryable: true })
  if (status === 408 || status === 409) return new LlmFailure({ ...facts, outcome: 'unavailable', retryable: true })
  return new LlmFailure({ ...facts, outcome: FILTERED.test(text) ? 'refused' : 'rejected' })
}

const seconds = z.coerce.number().nonnegative()

/** `retry-after-ms`, or `retry-after` in seconds or as a date; null when absent or unreadable. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const exact = seconds.safeParse(headers?.['retry-after-ms'])
  if (exact.success) return exact.data
  const text = headers?.['retry-after']
  const plain = seconds.safeParse(text)
  if (plain.success) return plain.data * 1000
  const date = Date.parse(text ?? '')
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now())
}
