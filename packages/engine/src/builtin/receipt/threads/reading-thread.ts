import { Worker } from 'node:worker_threads'
import type { z } from 'zod'
import { EngineError } from '../../../port.ts'
import type { Task } from './task.ts'

/** The recogniser never frees memory: a thread that read a huge picture frees it by ending. */
const TASKS = 60
const LIMIT_MS = 90_000
/** Finding the text allocates thousands of short-lived objects; the default young generation would grow three times as large. */
const YOUNG_MB = 8

/** One thread that does one task after the other. Whatever breaks in it breaks the one reading, never the process. */
export class ReadingThread {
  readonly #worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } })
  #tasks = 0
  #broken = false
  #busy = false

  constructor() {
    // Also outside of a reading: without a listener an error would end the process.
    this.#worker.on('error', () => (this.#broken = true))
    this.#worker.on('exit', () => (this.#broken = true))
    // A process that has nothing left but idle threads may end.
    this.#worker.unref()
  }

  get isFree(): boolean {
    return !(this.#busy || this.isUsedUp)
  }

  get isUsedUp(): boolean {
    return this.#broken || this.#tasks >= TASKS
  }

  /** The thread's answer, held against its shape. Rejects with `EngineError`, or with the reason of an aborted signal; in both cases of a break the thread is used up. */
  async do<Answer>(task: Task, answer: z.ZodType<Answer>, signal?: AbortSignal): Promise<Answer> {
    this.#busy = true
    this.#tasks++
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const limit = setTimeout(() => reject(new EngineError('Reading the picture took too long', { retryable: true })), LIMIT_MS)
    const broke = (cause: unknown) => reject(new EngineError('The reading thread broke off', { retryable: true, cause }))
    const abort = () => reject(signal?.reason)
    this.#worker.once('message', resolve).once('error', broke).once('exit', broke)
    signal?.addEventListener('abort', abort, { once: true })
    // Whoever listens holds the process, which a thread that is at work must not.
    this.#worker.unref()
    try {
      this.#worker.postMessage(task)
      return answer.parse(await promise)
    } catch (error) {
      this.#broken = true
      throw error
    } finally {
      clearTimeout(limit)
      this.#worker.off('message', resolve).off('error', broke).off('exit', broke)
      signal?.removeEventListener('abort', abort)
      this.#busy = false
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
