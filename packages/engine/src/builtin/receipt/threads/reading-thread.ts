import { Worker } from 'node:worker_threads'
import { EngineError } from '../../../port.ts'
import { type ReadPage, readPageSchema } from './read-page.ts'

/** Text recognition keeps what it once needed: a thread that read a huge picture gives it back by ending. */
const PAGES = 40
const LIMIT_MS = 90_000

/** One thread that reads pictures, one after the other. Whatever breaks in it breaks the one reading, never the process. */
export class ReadingThread {
  readonly #worker = new Worker(new URL('./read-pictures.ts', import.meta.url))
  #pages = 0
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
    return !(this.#busy || this.isSpent)
  }

  get isSpent(): boolean {
    return this.#broken || this.#pages >= PAGES
  }

  /** Rejects with `EngineError`, or with the reason of an aborted signal; in both cases of a break the thread is spent. */
  async read(image: Uint8Array, signal?: AbortSignal): Promise<ReadPage> {
    this.#busy = true
    this.#pages++
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const limit = setTimeout(() => reject(new EngineError('Reading the picture took too long', { retryable: true })), LIMIT_MS)
    const broke = (cause: unknown) => reject(new EngineError('The reading thread broke off', { retryable: true, cause }))
    const abort = () => reject(signal?.reason)
    this.#worker.once('message', resolve).once('error', broke).once('exit', broke)
    signal?.addEventListener('abort', abort, { once: true })
    try {
      this.#worker.postMessage(image)
      return readPageSchema.parse(await promise)
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
