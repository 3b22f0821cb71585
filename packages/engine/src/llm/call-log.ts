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
