import type { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { Trx } from '../db/connect.ts'

/** A kind of background work: what it carries, how often it is tried and what its last failure does, declared together. */
export interface Job<Payload> {
  /** `area.verb-object`. */
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** Tries after the first. */
  readonly retries: number
  /** Seconds before the first retry; doubled each time. */
  readonly retryDelaySeconds: number
  /** Seconds after which a try that has not ended is given up. */
  readonly expireSeconds: number
  /** Jobs of this kind that one worker runs at a time. */
  readonly concurrency: number
}

/** Does one job. It must be safe to run twice: a worker may die after its work and before saying so. */
export type JobHandler<Payload> = (context: AppContext, payload: Payload) => Promise<void>

/** A job with what does it, and what makes good when every try has failed (also when the worker was killed each time). */
export interface JobBinding<Payload = unknown> {
  readonly job: Job<Payload>
  readonly handle: JobHandler<Payload>
  readonly onExhausted: JobHandler<Payload>
}

/** The queue as commands see it. */
export interface Jobs {
  /** Enqueues in the caller's transaction: a rollback takes the job with it. */
  enqueue<Payload>(trx: Trx, job: Job<Payload>, payload: Payload): Promise<void>
  /** True when the queue can be reached. */
  isReachable(): Promise<boolean>
}

/** Declares a job kind. */
export function defineJob<Payload>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Binds a job to its handler; the payload's type is checked here once and hidden afterwards. */
export function bindJob<Payload>(binding: JobBinding<Payload>): JobBinding {
  return binding as JobBinding
}
