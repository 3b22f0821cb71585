import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { AppContext } from '../context.ts'
import type { Settings } from '../env/settings.ts'
import type { JobDefinition } from './define-job.ts'
import { findDueQueues } from './due-jobs.queries.ts'
import type { Job, Jobs } from './jobs.ts'
import { ensureQueues, startWorkers } from './start-workers.ts'

const DRAIN_MS = 2_500

const carriedSchema = z.record(z.string(), z.unknown())

/** A job that the clock enqueues: `cron` in Warsaw's time. It may come twice for one time. */
export interface ScheduledJob {
  readonly job: Job<object>
  readonly cron: string
}

/** The queue as a process runs it. */
export interface JobQueue extends Jobs {
  /** From now on this process does jobs of these kinds too, and enqueues those of the schedule. */
  startWorker(context: AppContext, jobs: readonly JobDefinition[], schedule?: readonly ScheduledJob[]): Promise<void>
  /** Takes no more jobs, gives those under way a few seconds (what does not end is tried again elsewhere), and closes. */
  stop(): Promise<void>
}

interface JobQueueOptions {
  url: string
  log: Logger
  jobs: readonly Job<unknown>[]
  /** Whether this process does jobs, and so watches over those of dead workers. */
  works: boolean
  /** When the tables of the queue are made and changed; always when left out. */
  migrates?: Settings['migrates']
  /** Seconds between looks for jobs whose retry is due or whose notification got lost. */
  pollSeconds?: number
}

/** Opens the queue in the app's database and makes there what each kind of job needs. */
export async function openJobQueue({ url, log, jobs, works, migrates = 'always', pollSeconds = 2 }: JobQueueOptions): Promise<JobQueue> {
  keepErrorListeners()
  const boss = new PgBoss({
    connectionString: url,
    max: works ? 5 : 2,
    migrate: migrates === 'always' || (migrates === 'when-empty' && !(await hasTables(url))),
    useListenNotify: works,
    schedule: works,
    // A killed worker's job is taken over once its heartbeats are missing for ten seconds and somebody looks.
    supervise: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 60,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue failed'))
  await boss.start()
  await ensureQueues(boss, jobs)
  const workers = new Map<string, readonly string[]>()
  const stopping = new AbortController()
  const stopWaking = works ? wakeWorkers({ boss, log, workers, pollSeconds }) : undefined

  return {
    async enqueue(trx, job, payload, delaySeconds = 0) {
      await boss.send(job.name, job.payload.parse(payload), { db: fromKysely(trx), startAfter: delaySeconds })
    },
    names: jobs.map(({ name }) => name),
    async requeue(trx, name, payload) {
      const parsed = jobs.find((job) => job.name === name)?.payload.safeParse(payload)
      if (!parsed?.success) return false
      await boss.send(name, carriedSchema.parse(parsed.data), { db: fromKysely(trx) })
      return true
    },
    isReachable: () =>
      boss.schemaVersion().then(
        (version) => version !== null,
        () => false,
      ),
    async startWorker(context, definitions, schedule = []) {
      for (const [name, started] of await startWorkers({ boss, context, log, stopping: stopping.signal }, definitions))
        workers.set(name, started)
      await syncSchedule(boss, schedule)
    },
    async stop() {
      // Before handlers are aborted: a worker that ends its job at once would fetch it again and use up its tries.
      for (const name of workers.keys()) await boss.offWork(name, { wait: false })
      stopping.abort()
      await stopWaking?.()
      await boss.stop({ graceful: true, timeout: DRAIN_MS })
    },
  }
}

/** Whether there is a queue in the database, whatever its version. */
async function hasTables(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
    return rows[0]?.there === true
  } finally {
    await client.end()
  }
}

/** The schedule lives in the database: what is no longer in ours is taken out of it. */
async function syncSchedule(boss: PgBoss, schedule: readonly ScheduledJob[]): Promise<void> {
  const names = new Set(schedule.map(({ job }) => job.name))
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
  for (const { job, cron } of schedule) await boss.schedule(job.name, cron, {}, { tz: 'Europe/Warsaw' })
}

/**
 * Lets every database connection hear errors even after its listeners were taken off.
 *
 * pg-boss does that to the connection it listens on once it is lost, and closes it. A server that was killed sends such a connection a
 * second error; heard by nobody, it would end a process that should wait for its database.
 */
export function keepErrorListeners(): void {
  pg.Client.prototype.removeAllListeners = removeAllButErrorListeners
}

function removeAllButErrorListeners(this: pg.Client, ...events: [event?: string | symbol]): pg.Client {
  EventEmitter.prototype.removeAllListeners.apply(this, events)
  return this.on('error', () => {})
}

interface Waking {
  boss: PgBoss
  log: Logger
  /** The workers of each queue; those that start later are woken too. */
  workers: ReadonlyMap<string, readonly string[]>
  pollSeconds: number
}

/**
 * Wakes the workers of jobs whose retry is due or whose notification got lost: one question every `pollSeconds` for all queues, where
 * a hundred workers that each look for themselves would ask fifty a second of a server at rest. Returns what ends it.
 */
function wakeWorkers({ boss, log, workers, pollSeconds }: Waking): () => Promise<void> {
  const end = new AbortController()
  const ended = (async () => {
    while (await hasPassed(pollSeconds * 1000, end.signal)) {
      if (workers.size === 0) continue
      try {
        for (const name of await findDueQueues(boss, [...workers.keys()])) workers.get(name)?.forEach((id) => boss.notifyWorker(id))
      } catch (error) {
        log.error({ err: error }, 'the queue could not be asked for due jobs')
      }
    }
  })()
  return () => {
    end.abort()
    return ended
  }
}

/** Whether the time has passed, and nobody has ended the waiting. */
async function hasPassed(ms: number, signal: AbortSignal): Promise<boolean> {
  return sleep(ms, true, { signal }).catch(() => false)
}
