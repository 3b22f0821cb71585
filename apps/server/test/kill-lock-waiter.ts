import { setTimeout as sleep } from 'node:timers/promises'
import type { TestApp } from './harness.ts'

/** Ends the connection that waits for a lock, once there is one: its worker is cut off in the middle. */
export async function killLockWaiter({ pool }: TestApp): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rowCount) return
    await sleep(10)
  }
  throw new Error('Nobody waited')
}
