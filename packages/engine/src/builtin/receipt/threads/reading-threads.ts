import { Turns } from '../../../turns.ts'
import type { ReadPage } from './read-page.ts'
import { ReadingThread } from './reading-thread.ts'

/** As many as the machine's cores are worth; each holds about 150 MB. */
const THREADS = 2

/** The threads that read pictures: started by the first picture, kept for the next, replaced when one broke or grew old. */
export class ReadingThreads {
  readonly #turns = new Turns(THREADS)
  readonly #all = new Set<ReadingThread>()

  read(image: Uint8Array, signal?: AbortSignal): Promise<ReadPage> {
    return this.#turns.take(async () => {
      const thread = [...this.#all].find((each) => each.isFree) ?? this.#start()
      try {
        return await thread.read(image, signal)
      } finally {
        if (thread.isSpent) await this.#end(thread)
      }
    }, signal)
  }

  /** Ends the threads; what they are reading rejects. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  #start(): ReadingThread {
    const thread = new ReadingThread()
    this.#all.add(thread)
    return thread
  }

  async #end(thread: ReadingThread): Promise<void> {
    this.#all.delete(thread)
    await thread.end()
  }
}
