import type { z } from 'zod'
import { Turns } from '../../../turns.ts'
import type { PrintedWord } from '../printed-words.ts'
import type { PictureReader } from '../read-picture.ts'
import type { Strip } from '../strips.ts'
import { ReadingThread } from './reading-thread.ts'
import { answerSchemas, type Task } from './task.ts'

/** As many as the machine's cores are worth; each holds about 150 MB. */
const THREADS = 2

/** The threads that read pictures: started by the first picture, kept for the next, replaced when one broke or grew old. */
export class ReadingThreads implements PictureReader {
  readonly #turns = new Turns(THREADS)
  readonly #all = new Set<ReadingThread>()

  clean(image: Uint8Array, signal?: AbortSignal): Promise<Strip[]> {
    return this.#do({ kind: 'clean', image }, answerSchemas.clean, signal)
  }

  recognise(strip: Strip, signal?: AbortSignal): Promise<PrintedWord[]> {
    return this.#do({ kind: 'recognise', strip }, answerSchemas.recognise, signal)
  }

  /** Ends the threads; what they are reading rejects. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  #do<Answer>(task: Task, answer: z.ZodType<Answer>, signal?: AbortSignal): Promise<Answer> {
    return this.#turns.take(async () => {
      const thread = [...this.#all].find((each) => each.isFree) ?? this.#start()
      try {
        return await thread.do(task, answer, signal)
      } finally {
        if (thread.isSpent) await this.#end(thread)
      }
    }, signal)
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
