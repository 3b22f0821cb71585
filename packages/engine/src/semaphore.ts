/** Lets at most `permits` pieces of work run at once; the others wait in the order they came. */
export class Semaphore {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(permits: number) {
    this.#free = permits
  }

  /** Runs `work` when a permit is free; an abort while it waits rejects with the signal's reason. */
  async run<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    if (this.#free > 0) this.#free--
    else await this.#wait(signal)
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free++
    }
  }

  #wait(signal: AbortSignal | undefined): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      this.#waiting.splice(this.#waiting.indexOf(enter), 1)
      reject(signal?.reason)
    }
    const enter = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    this.#waiting.push(enter)
    signal?.addEventListener('abort', leave, { once: true })
    return promise
  }
}
