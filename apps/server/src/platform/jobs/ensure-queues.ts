import type { PgBoss, Queue } from 'pg-boss'
import type { Job } from './jobs.ts'

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
  for (const job of jobs) {
    const shared = {
      notify: true,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: job.expireSeconds,
      retentionSeconds: KEEP_WAITING_SECONDS,
      deleteAfterSeconds: KEEP_FINISHED_SECONDS,
    }
    // Making good must not be given up while there is a chance that it works: a day of tries.
    await ensureQueue(boss, deadLettersOf(job), { ...shared, retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 })
    await ensureQueue(boss, job.name, {
      ...shared,
      deadLetter: deadLettersOf(job),
      retryLimit: job.retries,
      retryDelay: job.retryDelaySeconds,
      // Twice nothing is a second to pg-boss.
      retryBackoff: job.retryDelaySeconds > 0,
    })
  }
}

async function ensureQueue(boss: PgBoss, name: string, options: Omit<Queue, 'name'>): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, options)
  else await boss.createQueue(name, options)
}
