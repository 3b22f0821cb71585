import { type ResourceLimits, Worker } from 'node:worker_threads'
import { EngineError } from '../../port.ts'
import type { AnswerTo, Kind, RequestOf, ThreadTasks } from './thread-tasks.ts'

/** What a thread runs, and how long it may take for one task. */
export interface ThreadSettings {
  /** Answers its tasks by `answerTasks`. */
  file: URL
  limitMs: number
  /** After how many tasks it is replaced, where what it runs never frees memory. */
  mostTasks?: number
  resourceLimits?: ResourceLimits
}

/** One thread that does one task after the other. Whatever breaks in it breaks the one task, never the process. */
export class WorkingThread<Tasks extends ThreadTasks> {
  readonly #settings: ThreadSettings
  readonly #worker: Worker
  #tasks = 0
  #broken = false
  #busy = false

  constructor(settings: ThreadSettings) {
    this.#settings = settings
    const { file, resourceLimits } = settings
    this.#worker = new Worker(file, resourceLimits === undefined ? {} : { resourceLimits })
    // Also outside of a task: without a listener an error would end the process.
    this.#worker.on('error', () => (this.#broken = true))
    this.#worker.on('exit', () => (this.#broken = true))
    // A process that has nothing left but idle threads may end.
    this.#worker.unref()
  }

  get isFree(): boolean {
    return !(this.#busy || this.isUsedUp)
  }

  get isUsedUp(): boolean {
    return this.#broken || this.#tasks >= (this.#settings.mostTasks ?? Number.POSITIVE_INFINITY)
  }

  /** Rejects with `EngineError`, or with the reason of an aborted signal; in both cases of a break the thread is used up. */
  async do<K extends Kind<Tasks>>(kind: K, request: RequestOf<Tasks, K>, signal?: AbortSignal): Promise<AnswerTo<Tasks, K>> {
    this.#busy = true
    this.#tasks++
    const { promise, resolve, reject } = Promise.withResolvers<AnswerTo<Tasks, K>>()
    const tooLong = () => reject(new EngineError('A thread took too long', { retryable: true }))
    // It holds the process until the answer has come; the thread itself does not.
    const limit = setTimeout(tooLong, this.#settings.limitMs)
    const broke = (cause: unknown) => reject(new EngineError('A thread broke off', { retryable: true, cause }))
    const abort = () => reject(signal?.reason)
    this.#worker.once('message', resolve).once('error', broke).once('exit', broke)
    signal?.addEventListener('abort', abort, { once: true })
    // Listening holds the process, also when the thread is idle again.
    this.#worker.unref()
    try {
      this.#worker.postMessage({ kind, request })
      return await promise
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
