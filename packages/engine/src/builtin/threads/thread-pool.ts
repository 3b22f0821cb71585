import { Semaphore } from '../../semaphore.ts'
import type { AnswerTo, Kind, RequestOf, ThreadTasks } from './thread-tasks.ts'
import { type ThreadSettings, WorkingThread } from './working-thread.ts'

/** Threads of one kind: started by the first tasks, kept for the next, replaced when one broke or is used up. Further tasks wait in the order they came. */
export class ThreadPool<Tasks extends ThreadTasks> {
  readonly #semaphore: Semaphore
  readonly #settings: ThreadSettings
  readonly #all = new Set<WorkingThread<Tasks>>()

  constructor(threads: number, settings: ThreadSettings) {
    this.#semaphore = new Semaphore(threads)
    this.#settings = settings
  }

  /** What a thread answers. Rejects with `EngineError`, or with the reason of an aborted signal. */
  do<K extends Kind<Tasks>>(kind: K, request: RequestOf<Tasks, K>, signal?: AbortSignal): Promise<AnswerTo<Tasks, K>> {
    return this.#semaphore.run(async () => {
      const thread = [...this.#all].find((each) => each.isFree) ?? this.#start()
      try {
        return await thread.do(kind, request, signal)
      } finally {
        if (thread.isUsedUp) await this.#end(thread)
      }
    }, signal)
  }

  /** Ends the threads; what they are doing rejects. */
  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => this.#end(thread)))
  }

  #start(): WorkingThread<Tasks> {
    const thread = new WorkingThread<Tasks>(this.#settings)
    this.#all.add(thread)
    return thread
  }

  async #end(thread: WorkingThread<Tasks>): Promise<void> {
    this.#all.delete(thread)
    await thread.end()
  }
}
