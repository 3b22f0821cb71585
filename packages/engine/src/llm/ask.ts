import { DelegateBackoff, handleWhen, type RetryPolicy, retry } from 'cockatiel'
import type { z } from 'zod'
import type { CallEntry, CallLog, CallMeter } from './call-log.ts'
import { createGuardedCall } from './guarded-call.ts'
import { asLlmFailure, LlmFailure } from './llm-failure.ts'
import type { Prompt, Sender } from './send.ts'

export interface Question<Answer> extends Prompt {
  /** The engine's action, for the log. */
  action: string
  schema: z.ZodType<Answer>
  /** What is wrong with the answer as a whole, in our own words: they go back to the model. */
  objection(answer: Answer): string | null
}

export interface AskLimits {
  /** Longest time for one question in all. */
  totalMs: number
  /** Pause before the second try; it doubles each time, and a longer `retry-after` wins. */
  pauseMs: number
}

/** Puts a question to the model: its checked answer, or null when there is none; rejects only when `signal` aborts. */
export type Ask = <Answer>(question: Question<Answer>, signal?: AbortSignal) => Promise<Answer | null>

const TRIES = 3
const MAX_PAUSE_MS = 60_000

/** An `Ask` over one model, with its retries, its time limit, one repair of a bad answer, its circuit breaker and its log. */
export function createAsk(
  sender: Sender,
  { provider, model }: Pick<CallEntry, 'provider' | 'model'>,
  log: CallLog,
  limits: AskLimits,
): Ask {
  const guardedCall = createGuardedCall({ provider, model }, log)
  return (question, signal) =>
    guardedCall(question.action, (meter) => checkedAnswer(question, meter, deadline(limits.totalMs, signal)), signal)

  async function checkedAnswer<Answer>(question: Question<Answer>, meter: CallMeter, limit: Deadline): Promise<Answer> {
    const first = checkAnswer(question, await sendWithRetries(question, meter, limit))
    if ('answer' in first) return first.answer
    const rules = `${question.rules}\n\nA previous answer could not be used: ${first.objection}. Answer again, whole.`
    const second = checkAnswer(question, await sendWithRetries({ ...question, rules }, meter, limit))
    if ('answer' in second) return second.answer
    throw new LlmFailure({ outcome: 'invalid' })
  }

  async function sendWithRetries(prompt: Prompt, meter: CallMeter, limit: Deadline): Promise<string> {
    const send = () => sender.send(prompt, meter, AbortSignal.any([limit.signal, AbortSignal.timeout(limits.totalMs / 2)]))
    // The policy's pauses do not end with the signal.
    return Promise.race([retryWithin(limit, limits.pauseMs).execute(send, limit.signal), rejectOnAbort(limit.signal)])
  }
}

/** Retries what may succeed later, unless the pause before it is too long or would outlast the time limit. */
function retryWithin(limit: Deadline, pauseMs: number): RetryPolicy {
  let failures = 0
  let pause = 0
  const isWorthIt = (error: unknown) => {
    const failure = asLlmFailure(error)
    const backoff = pauseMs * 2 ** failures++ * (1 + Math.random() / 4)
    pause = Math.max(backoff, failure.retryAfterMs ?? 0)
    return failure.retryable && pause <= MAX_PAUSE_MS && performance.now() + pause < limit.at
  }
  return retry(handleWhen(isWorthIt), { maxAttempts: TRIES - 1, backoff: new DelegateBackoff(() => pause) })
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}

interface Deadline {
  /** On the clock of `performance.now()`. */
  at: number
  signal: AbortSignal
}

function deadline(ms: number, signal: AbortSignal | undefined): Deadline {
  const timeout = AbortSignal.timeout(ms)
  return { at: performance.now() + ms, signal: signal ? AbortSignal.any([signal, timeout]) : timeout }
}

function checkAnswer<Answer>(question: Question<Answer>, text: string): { answer: Answer } | { objection: string } {
  const json = extractJson(text)
  if (json === undefined) return { objection: 'it was not JSON' }
  const read = question.schema.safeParse(json)
  if (!read.success) return { objection: 'it did not have the fields asked for' }
  const objection = question.objection(read.data)
  return objection === null ? { answer: read.data } : { objection }
}

/** The JSON value in a model's answer, extracted from prose, code fences and reasoning; undefined when there is none. */
export function extractJson(answer: string): unknown {
  const text = withoutThinking(answer).trim()
  const fenced = fencedText(text)
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced, braced]) {
    if (candidate === undefined) continue
    try {
      return JSON.parse(candidate)
    } catch {
      // Not this way; the next candidate may be one.
    }
  }
  return undefined
}

const [OPENING, CLOSING, FENCE] = ['<think>', '</think>', '```']

/** The answer without its thinking tags. They are found by index instead of a regular expression, so that no answer can make it slow. */
function withoutThinking(answer: string): string {
  const kept: string[] = []
  let from = 0
  for (let close = answer.indexOf(CLOSING); close >= 0; close = answer.indexOf(CLOSING, from)) {
    const before = answer.slice(from, close)
    const open = before.lastIndexOf(OPENING)
    kept.push(open < 0 ? before : before.slice(0, open))
    from = close + CLOSING.length
  }
  return [...kept, answer.slice(from)].join('')
}

/** What is in the first fence of code; undefined where there is none. */
function fencedText(text: string): string | undefined {
  const open = text.indexOf(FENCE)
  const close = open < 0 ? -1 : text.indexOf(FENCE, open + FENCE.length)
  if (close < 0) return undefined
  const inside = text.slice(open + FENCE.length, close)
  return inside.slice(0, 4).toLowerCase() === 'json' ? inside.slice(4) : inside
}
