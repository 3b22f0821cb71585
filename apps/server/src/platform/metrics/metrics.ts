import type pg from 'pg'
import { Counter, Gauge, Histogram, register } from 'prom-client'

/** How long calls take, by the route's pattern. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

/** How tries of jobs ended: `completed`, `failed` (tried again or given up) or `deadletter` (given up at once). */
export const jobTries = new Counter({ name: 'job_tries_total', help: 'Tries of background jobs.', labelNames: ['job', 'outcome'] })

/** How long whoever needs a database connection waits for one. */
export const poolWaitSeconds = new Histogram({
  name: 'db_pool_wait_seconds',
  help: 'Waits for a connection of the pool.',
  buckets: [0.001, 0.01, 0.05, 0.25, 1, 5, 10],
})

/** Calls of language models by their end; `ok` is the only good one. */
export const modelCalls = new Counter({ name: 'model_calls_total', help: 'Calls of language models.', labelNames: ['action', 'outcome'] })
export const modelSeconds = new Histogram({
  name: 'model_call_duration_seconds',
  help: 'Duration of calls of language models, retries included.',
  labelNames: ['action'],
  buckets: [0.5, 1, 2.5, 5, 10, 20, 30, 60],
})
export const modelTokens = new Counter({ name: 'model_tokens_total', help: 'Tokens of language models.', labelNames: ['direction'] })

/** Mails by what happened to a try: `sent`, `failed` (tried again) or `refused` (for good). */
export const mailTries = new Counter({ name: 'mail_tries_total', help: 'Tries to hand a mail over.', labelNames: ['outcome'] })

/** How often the embedded database ended by itself and was started again. */
export const databaseRestarts = new Counter({ name: 'embedded_database_restarts_total', help: 'Starts after an unasked end.' })

/** Jobs by kind: `queued`, `active`, and `failed` for those that were given up within the last seven days. */
export const jobsByState = new Gauge({ name: 'jobs', help: 'Background jobs.', labelNames: ['job', 'state'] })
export const jobWaitSeconds = new Gauge({
  name: 'job_oldest_wait_seconds',
  help: 'How long the oldest job that is due waits.',
  labelNames: ['job'],
})

/** Exports how many connections of this pool are open, idle and waited for; once per process. */
export function observePool(pool: pg.Pool): void {
  const connections = new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool; `waiting` counts who waits for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  register.registerMetric(connections)
}
