/** A process that waits for one answer and then has nothing left but an idle thread. */
import type { CountingTasks } from './thread.fixture.ts'
import { ThreadPool } from './thread-pool.ts'

const pool = new ThreadPool<CountingTasks>(1, { file: new URL('./thread.fixture.ts', import.meta.url), limitMs: 60_000 })
console.log(await pool.do('count', null))
