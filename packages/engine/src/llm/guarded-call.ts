import { BrokenCircuitError, CircuitState, circuitBreaker, handleWhen, type IBreaker } from 'cockatiel'
import { type CallEntry, type CallLog, CallMeter } from './call-log.ts'
import { asLlmFailure, LlmFailure } from './llm-failure.ts'

/** Carries out one action with a model: what it gives, or null where that failed; rejects only when `signal` aborts. */
export type GuardedCall = <Answer>(
  action: string,
  call: (meter: CallMeter) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer | null>

const WINDOW_MS = 60_000
const MAX_FAILURES = 5
const OPEN_MS = 60_000

/** Opens the circuit at five failures within a minute; a success forgets them. */
class FailuresWithinWindow implements IBreaker {
  /** When the calls failed, in milliseconds since 1970. */
  state: number[] = []

  success(): void {
    this.state = []
  }

  failure(): boolean {
    const now = Date.now()
    this.state = [...this.state.filter((at) => at > now - WINDOW_MS), now]
    return this.state.length >= MAX_FAILURES
  }
}

/** A `GuardedCall` over one model, with its circuit breaker and one entry of the log for every action. */
export function createGuardedCall({ provider, model }: Pick<CallEntry, 'provider' | 'model'>, log: CallLog): GuardedCall {
  // An aborted call says nothing about the vendor, but the one call that tries it out has to succeed.
  const breaker = circuitBreaker(
    handleWhen((error) => (error instanceof LlmFailure && error.isOutage) || breaker.state === CircuitState.HalfOpen),
    { halfOpenAfter: OPEN_MS, breaker: new FailuresWithinWindow() },
  )

  return async (action, call, signal) => {
    signal?.throwIfAborted()
    const started = performance.now()
    const meter = new CallMeter()
    const report = (outcome: CallEntry['outcome'], status: number | null = null) =>
      log({ provider, model, ...meter.reading(), action, outcome, status, ms: Math.round(performance.now() - started) })

    // While one call tries the vendor out, the others do not wait for how that goes.
    if (breaker.state === CircuitState.HalfOpen) {
      report('circuit_open')
      return null
    }
    try {
      const answer = await breaker.execute(() => answerOrFailure(() => call(meter), signal))
      if (answer instanceof LlmFailure) throw answer
      report('ok')
      return answer
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        report('circuit_open')
        return null
      }
      if (signal?.aborted) {
        report('aborted')
        throw signal.reason
      }
      const failure = asLlmFailure(error)
      report(failure.outcome, failure.status)
      return null
    }
  }
}

/** A failure that tells nothing of the vendor's health is given back: to the circuit breaker it is a success. */
async function answerOrFailure<Answer>(call: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer | LlmFailure> {
  try {
    return await call()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    const failure = asLlmFailure(error)
    if (failure.isOutage) throw failure
    return failure
  }
}
