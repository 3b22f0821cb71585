import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { findDueQueues } from './due-jobs.queries.ts'

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
export function wakeWorkers({ boss, log, workers, pollSeconds }: Waking): () => Promise<void> {
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
