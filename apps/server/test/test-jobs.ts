import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Feature } from '../src/app/feature.ts'
import type { AppContext } from '../src/platform/context.ts'
import { type JobQueue, openJobQueue } from '../src/platform/jobs/job-queue.ts'

const TIMEOUT_MS = 20_000

/** The real queue of a test app: its worker starts when it is first needed, and retries wait for nothing. */
export async function openTestJobs(url: string, log: Logger, features: readonly Feature[]) {
  const bindings = features
    .flatMap((feature) => feature.jobs ?? [])
    .map((binding) => ({ ...binding, job: { ...binding.job, retryDelaySeconds: 0 } }))
  const options = { url, log, jobs: bindings.map(({ job }) => job), pollSeconds: 0.5 }
  const queue = await openJobQueue({ ...options, works: false })
  let worker: Promise<JobQueue> | undefined

  async function openWorker(context: AppContext): Promise<JobQueue> {
    const opened = await openJobQueue({ ...options, works: true })
    await opened.startWorker(context, bindings)
    return opened
  }

  async function startWorker(context: AppContext): Promise<void> {
    worker ??= openWorker(context)
    await worker
  }

  return {
    queue,
    startWorker,
    async runAll(context: AppContext): Promise<void> {
      await startWorker(context)
      await waitUntilIdle(url)
    },
    async stop(): Promise<void> {
      await (await worker)?.stop()
      await queue.stop()
    },
  }
}

async function waitUntilIdle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(10)) {
      const { rows } = await client.query<{ waiting: number }>(
        `select count(*)::int as waiting from pgboss.job
         where state in ('created', 'retry', 'active') and start_after <= now() + interval '1 second' and name not like '\\_\\_pgboss%'`,
      )
      if (rows[0]?.waiting === 0) return
    }
  } finally {
    await client.end()
  }
  throw new Error(`There was still work in the queue after ${TIMEOUT_MS / 1000} s`)
}
