import { Counter, Histogram } from 'prom-client'

/** How long calls take, by the route's pattern. */
export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Duration of HTTP requests.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})

/** How tries of jobs ended: `completed`, `failed` (tried again or given up) or `deadletter` (given up at once). */
export const jobTries = new Counter({ name: 'job_tries_total', help: 'Tries of background jobs.', labelNames: ['job', 'outcome'] })
