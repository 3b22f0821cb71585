import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AppContext } from '../context.ts'
import { jobTries } from '../metrics/metrics.ts'
import type { JobBinding, JobHandler } from './binding.ts'
import { deadLettersOf } from './ensure-queues.ts'
import { keepFailedJob } from './keep-failed-job.ts'

interface Workplace {
  boss: PgBoss
  context: AppContext
  log: Logger
  pollSeconds: number
}

/** Starts the workers of each kind of job, and one that makes good for those of the kind whose every try has failed. */
export async function startWorkers(place: Workplace, bindings: readonly JobBinding[]): Promise<void> {
  for (const { job, handle, onExhausted } of bindings) {
    const doWith = (handler: JobHandler<unknown>, data: unknown) => handler(place.context, job.payload.parse(data))
    for (let each = 0; each < job.concurrency; each++) await startWorker(place, job.name, ({ data }) => doWith(handle, data))
    await startWorker(place, deadLettersOf(job), async (given) => {
      await doWith(onExhausted, given.data)
      // Only now: what is tried again meanwhile must not be made good afterwards.
      await keepFailedJob(place.context, given)
    })
  }
}

type Attempt = (job: JobWithMetadata) => Promise<void>

async function startWorker({ boss, log, pollSeconds }: Workplace, name: string, attempt: Attempt): Promise<void> {
  let worker: string | undefined
  const options = {
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: pollSeconds,
    notifyPollingIntervalSeconds: pollSeconds,
  } as const
  worker = await boss.work<object, unknown, typeof options>(name, options, async (jobs) => {
    try {
      const results = await Promise.all(jobs.map((job) => settle(log, job, attempt)))
      for (const { status } of results) jobTries.inc({ job: name, outcome: status })
      return results
    } finally {
      // A worker looks for one job a notification; a backlog would wait for the next look.
      if (worker) boss.notifyWorker(worker)
    }
  })
}

async function settle(log: Logger, job: JobWithMetadata, attempt: Attempt): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job
  try {
    await attempt(job)
    return { id, status: 'completed' }
  } catch (error) {
    const isPermanent = error instanceof Error && 'retryable' in error && error.retryable === false
    log.warn({ err: error, job: name, id, attempt: retryCount + 1, of: isPermanent ? retryCount + 1 : retryLimit + 1 }, 'job failed')
    return {
      id,
      status: isPermanent ? 'deadletter' : 'failed',
      output: { error: error instanceof Error ? error.constructor.name : typeof error },
    }
  }
}
