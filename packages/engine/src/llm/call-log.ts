/** How a call to the model ended; all but `ok` leave the built-in reading in place. */
export type CallOutcome =
  | 'ok'
  | 'refused'
  | 'invalid'
  | 'cut_off'
  | 'rate_limited'
  | 'no_credit'
  | 'rejected'
  | 'unavailable'
  | 'timed_out'
  | 'too_large'
  | 'aborted'
  | 'circuit_open'

/** What may be known about a call afterwards: no prompt, no answer, nobody's name. */
export interface CallEntry {
  provider: string
  model: string
  action: string
  outcome: CallOutcome
  /** Requests sent, retries included; 0 when the circuit was open. */
  requests: number
  /** HTTP status of the last failure. */
  status: number | null
  requestId: string | null
  inputTokens: number
  outputTokens: number
  ms: number
}

export type CallLog = (entry: CallEntry) => void

/** What vendors name requests by; anything else in the header is not for a log. */
const REQUEST_ID = /^(?:req|msg|chatcmpl|resp)?[_-]?[\da-f-]{8,64}$|^req_[\da-zA-Z]{8,64}$/

/** Counts what one question costs over all its requests. */
export class CallMeter {
  #requests = 0
  #inputTokens = 0
  #outputTokens = 0
  #requestId: string | null = null

  sent(): void {
    this.#requests += 1
  }

  answered(headers: Record<string, string> | undefined, usage?: { inputTokens?: number; outputTokens?: number }): void {
    const named = headers?.['x-request-id'] ?? headers?.['request-id'] ?? ''
    this.#requestId = REQUEST_ID.test(named) ? named : null
    this.#inputTokens += usage?.inputTokens ?? 0
    this.#outputTokens += usage?.outputTokens ?? 0
  }

  /** What was used so far; `requestId` names the last request that was answered. */
  reading(): Pick<CallEntry, 'requests' | 'requestId' | 'inputTokens' | 'outputTokens'> {
    return { requests: this.#requests, requestId: this.#requestId, inputTokens: this.#inputTokens, outputTokens: this.#outputTokens }
  }
}
