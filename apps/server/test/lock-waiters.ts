import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from './harness.ts'

const WAITERS = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Resolves once somebody in this database waits for what another transaction holds. */
export function untilLockIsAwaited(app: TestApp): Promise<void> {
  return untilThereAre(app, `select ${WAITERS}`)
}

/** Ends the connection that waits for a lock, once there is one: its worker is cut off in the middle. */
export function killLockWaiter(app: TestApp): Promise<void> {
  return untilThereAre(app, `select pg_terminate_backend(pid) ${WAITERS}`)
}

async function untilThereAre({ pool }: TestApp, rows: string): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(10)) if ((await pool.query(rows)).rowCount) return
  throw new Error('Nobody waits for a lock')
}
