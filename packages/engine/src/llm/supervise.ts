import type { CallEntry, CallLog } from './call-log.ts'
import { CallMeter } from './call-meter.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { asLlmFailure } from './llm-failure.ts'

/** Carries out one action with a model: what it gives, or null where that failed; rejects only when `signal` aborts. */
export type Supervise = <Answer>(
  action: string,
  call: (meter: CallMeter) => Promise<Answer>,
  signal?: AbortSignal,
) => Promise<Answer | null>

/** A `Supervise` over one model, with its circuit breaker and one entry of the log for every action. */
export function createSupervise({ provider, model }: Pick<CallEntry, 'provider' | 'model'>, log: CallLog): Supervise {
  const breaker = new CircuitBreaker(() => performance.now())

  return async (action, call, signal) => {
    signal?.throwIfAborted()
    const started = performance.now()
    const meter = new CallMeter()
    const report = (outcome: CallEntry['outcome'], status: number | null = null) =>
      log({ provider, model, ...meter.reading(), action, outcome, status, ms: Math.round(performance.now() - started) })

    if (!breaker.allows()) {
      report('circuit_open')
      return null
    }
    try {
      const answer = await call(meter)
      breaker.succeeded()
      report('ok')
      return answer
    } catch (error) {
      if (signal?.aborted) {
        report('aborted')
        throw signal.reason
      }
      const failure = asLlmFailure(error)
      if (failure.isOutage) breaker.failed()
      else breaker.succeeded()
      report(failure.outcome, failure.status)
      return null
    }
  }
}
