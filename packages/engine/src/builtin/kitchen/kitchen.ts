import { setMaxListeners } from 'node:events'
import { EngineError } from '../../port.ts'
import { ThreadPool } from '../threads/thread-pool.ts'
import type { AnswerTo, Kind, RequestOf } from '../threads/thread-tasks.ts'
import type { KitchenTasks } from './kitchen-tasks.ts'

/** A plan of ten people for fourteen days takes two seconds; on a busy machine some ten. */
const LIMIT_MS = 60_000

/** Whoever wishes for a dish does not wait behind somebody's plan. */
const MAX_THREADS = 2

/**
 * The threads that compose and plan, the same for all engines of the process: each knows every food and dish once more, about 100 MB. The first is
 * started by the first task, the second once there is a task while the first has one; both are kept.
 */
const threads = new ThreadPool<KitchenTasks>(MAX_THREADS, { file: new URL('./kitchen-worker.ts', import.meta.url), limitMs: LIMIT_MS })

/** What one engine asks of the kitchen's threads. */
export class Kitchen {
  #asking = endlessly()

  do<K extends Kind<KitchenTasks>>(kind: K, request: RequestOf<KitchenTasks, K>, signal?: AbortSignal): Promise<AnswerTo<KitchenTasks, K>> {
    return threads.do(kind, request, signal ? AbortSignal.any([signal, this.#asking.signal]) : this.#asking.signal)
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
