import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from './concurrency.ts'

/** Work in a thread was stopped at its limit, or the thread broke under it; the same work would end so again. */
export class ThreadStopped extends Error {
  readonly retryable = false
}

interface StoppableThread<Task> {
  /** What the thread answers to a task, which may be anything that it sends. Rejects with `ThreadStopped`. Tasks are done one by one. */
  do(task: Task): Promise<unknown>
  /** Ends the thread where it stands. */
  close(): Promise<void>
}

const MAX_MEGABYTES = 512

/**
 * A thread for work that cannot be trusted to end: after `limitMs` it is ended where it stands, also in the middle of an expression, and
 * the next task gets a new one. It starts with the first task, keeps no process from ending, and goes when nobody has needed it for
 * `idleMs`. `file` answers each message with one.
 */
export function createStoppableThread<Task>(file: URL, { limitMs, idleMs }: { limitMs: number; idleMs: number }): StoppableThread<Task> {
  const oneByOne = limitConcurrency(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  async function close(): Promise<void> {
    const ending = worker
    worker = undefined
    await ending?.terminate()
  }

  async function perform(task: Task): Promise<unknown> {
    clearTimeout(idle)
    worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } })
    const done = new AbortController()
    try {
      return await Promise.race([answerOf(worker, task, done.signal), stopAfter(limitMs, done.signal)])
    } catch (error) {
      await close()
      throw error
    } finally {
      done.abort()
      idle = setTimeout(() => void close().catch(() => {}), idleMs).unref()
    }
  }

  return { do: (task) => oneByOne(() => perform(task)), close }
}

function answerOf(worker: Worker, task: unknown, signal: AbortSignal): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  // No cause: its message may hold what somebody typed.
  const broke = () => reject(new ThreadStopped('The thread broke'))
  worker.once('message', resolve).once('error', broke).once('exit', broke)
  signal.addEventListener('abort', () => worker.off('message', resolve).off('error', broke).off('exit', broke))
  // A listener keeps the process alive, which a working thread must not.
  worker.unref()
  worker.postMessage(task)
  return promise
}

async function stopAfter(ms: number, signal: AbortSignal): Promise<never> {
  await sleep(ms, undefined, { signal, ref: false }).catch(() => {})
  throw new ThreadStopped(`The work took longer than ${ms} ms`)
}
