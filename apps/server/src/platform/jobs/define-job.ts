import type { AppContext } from '../context.ts'
import type { Job } from './jobs.ts'

/** A job with its handler. */
export interface JobDefinition<Payload = unknown> extends Job<Payload> {
  /**
   * Does one job. It must be safe to run twice: a worker may die after its work and before saying so. `signal` is aborted when the process
   * stops, or when another worker has taken the job over: what takes seconds throws then, and is tried again.
   */
  handle(context: AppContext, payload: Payload, signal?: AbortSignal): Promise<void>
  /** Compensates when every try has failed, also when the worker was killed each time; as safe to run twice. */
  onExhausted(context: AppContext, payload: Payload): Promise<void>
}

/** Declares a kind of job: what it carries, how often it is tried, what does it, and what its last failure does. */
export function defineJob<Payload>(job: JobDefinition<Payload>): JobDefinition<Payload> {
  return job
}
