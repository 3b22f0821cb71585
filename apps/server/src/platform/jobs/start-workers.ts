import type { JobResult, JobWithMetadata, PgBoss, Queue } from 'pg-boss'
import type { Logger } from 'pino'
import type { AppContext } from '../context.ts'
import { jobTries } from '../metrics/metrics.ts'
import type { JobDefinition } from './define-job.ts'
import { storeFailedJob } from './failed-jobs.ts'
import type { Job } from './jobs.ts'

interface WorkerContext {
  boss: PgBoss
  context: AppContext
  log: Logger
  /** Aborted when the process stops. */
  stopping: AbortSignal
}

/** Seconds between the looks that a worker takes unasked: it is woken by notifications and by `wakeWorkers`. */
const POLL_INTERVAL_SECONDS = 300

/**
 * Starts the workers of each kind of job, and one that compensates for those of the kind whose every try has failed; gives the ids of
 * the workers of each queue.
 */
export async function startWorkers(place: WorkerContext, jobs: readonly JobDefinition[]): Promise<Map<string, string[]>> {
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    const doing: string[] = []
    for (let each = 0; each < job.concurrency; each++)
      doing.push(
        await startWorker(place, job.name, ({ data, signal }) =>
          job.handle(place.context, job.payload.parse(data), AbortSignal.any([place.stopping, signal])),
        ),
      )
    workers.set(job.name, doing)
    const compensating = await startWorker(place, deadLettersOf(job), async (given) => {
      await job.onExhausted(place.context, job.payload.parse(given.data))
      // Stored only now, so that a job retried by hand is not compensated afterwards.
      await storeFailedJob(place.context, given)
    })
    workers.set(deadLettersOf(job), [compensating])
  }
  return workers
}

type Attempt = (job: JobWithMetadata) => Promise<void>

async function startWorker({ boss, log }: WorkerContext, name: string, attempt: Attempt): Promise<string> {
  let worker: string | undefined
  const options = {
    batchSize: 1,
    includeMetadata: true,
    perJobResults: true,
    pollingIntervalSeconds: POLL_INTERVAL_SECONDS,
    notifyPollingIntervalSeconds: POLL_INTERVAL_SECONDS,
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
  return worker
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

// Payloads hold what people typed and links of mails: nothing is kept for longer than it takes to look into a fault.
const KEEP_FINISHED_SECONDS = 600
const KEEP_WAITING_SECONDS = 14 * 86_400
const HEARTBEAT_SECONDS = 10

/** Where jobs go whose every try has failed. */
export function deadLettersOf(job: Pick<Job<unknown>, 'name'>): string {
  return `${job.name}.dead`
}

/** Makes the queue of each job, and brings the settings of one that is there up to date. */
export async function ensureQueues(boss: PgBoss, jobs: readonly Job<unknown>[]): Promise<void> {
  // Read in one query, since nearly always all queues exist with the right settings.
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const ensureQueue = async (name: string, options: QueueOptions): Promise<void> => {
    const queue = there.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!isSetSo(queue, options)) await boss.updateQueue(name, options)
  }
  for (const job of jobs) {
    const shared = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: job.expireSeconds,
      retentionSeconds: KEEP_WAITING_SECONDS,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    }
    // Compensation is retried for a day.
    await ensureQueue(deadLettersOf(job), { ...shared, retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 })
    await ensureQueue(job.name, {
      ...shared,
      deadLetter: deadLettersOf(job),
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      // Twice nothing is a second to pg-boss.
      retryBackoff: job.retryDelaySeconds > 0,
    })
  }
}

type QueueOptions = Omit<Queue, 'name'>

function isSetSo(queue: Queue, options: QueueOptions): boolean {
  const wanted: Partial<Queue> = { ...queue, ...options }
  return JSON.stringify(wanted) === JSON.stringify(queue)
}
