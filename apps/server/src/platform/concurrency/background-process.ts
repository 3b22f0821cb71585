import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** A ninth of an ordinary process's share of a busy core: on a machine that is always busy the work gets done all the same. */
const PRIORITY = 10

/** Asks the process one task and gives its answer; rejects where the process ended instead. One at a time. */
type Ask<Task> = (task: Task) => Promise<unknown>

/**
 * Lends a process that gives way to everything else on the machine, for work that nobody waits for: a library's own threads take
 * their priority from the process, not from the thread that calls it. `file` answers each message with one; it is ended when `work` is over.
 */
export async function withBackgroundProcess<Task extends object>(file: URL, work: (ask: Ask<Task>) => Promise<void>): Promise<void> {
  const child = fork(file, { serialization: 'advanced', execArgv: [] })
  // Before it has threads of its own, which are given what it has.
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  const ended = new AbortController()
  child.once('error', (error) => ended.abort(error))
  child.once('exit', () => ended.abort(new Error('The process ended before its answer')))
  try {
    await work(async (task) => {
      ended.signal.throwIfAborted()
      const answered: Promise<unknown[]> = once(child, 'message', { signal: ended.signal })
      child.send(task)
      return (await answered)[0]
    })
  } finally {
    child.kill()
  }
}
