import { setMaxListeners } from 'node:events'
import { EngineError } from '../../port.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import type { AnswerTo, Kind, RequestOf } from '../threads/thread-tasks.ts'
import type { KitchenTasks } from './kitchen-tasks.ts'

/** A plan of ten people for fourteen days takes two seconds; on a busy machine some ten. */
const LIMIT_MS = 60_000

/**
 * The thread that composes and plans, one for all engines of the process: it knows every food and dish once more, about 100 MB. Started
 * by the first task, and kept.
 */
const thread = new ThreadPool<KitchenTasks>(1, { file: new URL('./kitchen-worker.ts', import.meta.url), limitMs: LIMIT_MS })

/** What one engine asks of the kitchen's thread. */
export class Kitchen {
  #asking = endlessly()

  do<K extends Kind<KitchenTasks>>(kind: K, request: RequestOf<KitchenTasks, K>, signal?: AbortSignal): Promise<AnswerTo<KitchenTasks, K>> {
    return thread.do(kind, request, signal ? AbortSignal.any([signal, this.#asking.signal]) : this.#asking.signal)
  }

  /** Nobody waits for what was asked so far any more: it rejects. */
  giveUp(): void {
    this.#asking.abort(new EngineError('The engine was closed', { retryable: true }))
    this.#asking = endlessly()
  }
}

function endlessly(): AbortController {
  const controller = new AbortController()
  // As many listen to it as wait for the kitchen, which is no leak.
  setMaxListeners(0, controller.signal)
  return controller
}
