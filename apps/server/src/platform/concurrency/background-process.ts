import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'

/** A ninth of an ordinary process's share of a busy core: on a machine that is always busy the work gets done all the same. */
const PRIORITY = 10

/** The process is kept for a while, because starting one costs as much as a task. */
const IDLE_MS = 15_000

/** Asks the process one task and gives its answer; rejects where the process ended instead. One at a time. */
export type Ask<Task> = (task: Task) => Promise<unknown>

interface Idle {
  child: ChildProcess
  /** Takes the idle process, ending its timeout. */
  take(): void
}

/** At most one per file. */
const idle = new Map<string, Idle>()

/**
 * Lends a process that gives way to everything else on the machine, for work that nobody waits for: a library's own threads take
 * their priority from the process, not from the thread that calls it. `file` answers each message with one. It is kept for the next work
 * for `keptMs`, unless this one failed or was no longer wanted (`signal`, which is thrown then); it ends with this process, and holds up no end of it.
 */
export async function withBackgroundProcess<Task extends object>(
  file: URL,
  work: (ask: Ask<Task>) => Promise<void>,
  { keptMs = IDLE_MS, signal }: { keptMs?: number; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const child = takeIdle(file) ?? start(file)
  const ended = new AbortController()
  const onEnd = (why?: unknown) => ended.abort(why instanceof Error ? why : new Error('The process ended before its answer'))
  child.once('error', onEnd)
  child.once('exit', onEnd)
  if (!child.connected) onEnd()
  const end = signal ? AbortSignal.any([ended.signal, signal]) : ended.signal
  try {
    await work(async (task) => {
      end.throwIfAborted()
      const answered: Promise<unknown[]> = once(child, 'message', { signal: end })
      child.send(task)
      return (await answered)[0]
    })
  } catch (error) {
    child.kill()
    throw error
  }
  child.off('exit', onEnd)
  child.off('error', onEnd)
  keep(file, child, keptMs)
}

function start(file: URL): ChildProcess {
  const child = fork(file, { serialization: 'advanced', execArgv: [] })
  // Before it has threads of its own, which are given what it has.
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  return child
}

function takeIdle({ href }: URL): ChildProcess | undefined {
  const kept = idle.get(href)
  if (!kept) return undefined
  kept.take()
  kept.child.ref()
  kept.child.channel?.ref()
  return kept.child.connected ? kept.child : undefined
}

function keep({ href }: URL, child: ChildProcess, keptMs: number): void {
  if (idle.has(href) || !child.connected) {
    child.kill()
    return
  }
  const take = () => {
    idle.delete(href)
    clearTimeout(timer)
    child.off('exit', take)
    child.off('error', end)
  }
  // A process that cannot be reached counts as ended.
  const end = () => {
    take()
    child.kill()
  }
  const timer = setTimeout(end, keptMs)
  timer.unref()
  child.once('exit', take)
  child.once('error', end)
  child.unref()
  child.channel?.unref()
  idle.set(href, { child, take })
}
