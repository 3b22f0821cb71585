import type { z } from 'zod'
import type { Trx } from '../db/connect.ts'

/** A kind of background work: what it carries and how often it is tried; `define-job.ts` adds what does it. */
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

/** The queue as commands see it. */
export interface Jobs {
  /** Enqueues in the caller's transaction: a rollback takes the job with it. The first try comes after `delaySeconds`, at once when left out. */
  enqueue<Payload extends object>(trx: Trx, job: Job<Payload>, payload: Payload, delaySeconds?: number): Promise<void>
  /** The kinds of work that this program knows. */
  readonly names: readonly string[]
  /** Enqueues what was given up once more; false when no kind is called `name`, or it carries other things by now. */
  requeue(trx: Trx, name: string, payload: unknown): Promise<boolean>
  /** True when the queue can be reached. */
  isReachable(): Promise<boolean>
}
