import type { AppContext } from '../context.ts'
import type { Job } from './jobs.ts'

/** Does one job. It must be safe to run twice: a worker may die after its work and before saying so. */
export type JobHandler<Payload> = (context: AppContext, payload: Payload) => Promise<void>

/** A job with what does it, and what makes good when every try has failed (also when the worker was killed each time). */
export interface JobBinding<Payload = unknown> {
  readonly job: Job<Payload>
  readonly handle: JobHandler<Payload>
  readonly onExhausted: JobHandler<Payload>
}

/** Binds a job to its handler; the payload's type is checked here once and hidden afterwards. */
export function bindJob<Payload>(binding: JobBinding<Payload>): JobBinding {
  return binding as JobBinding
}
