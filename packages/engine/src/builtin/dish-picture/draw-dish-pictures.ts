import { fork } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { IllustrateRequest, Illustration } from '../../actions.ts'

/**
 * Draws one picture after the other in a process of the lowest priority: a base of hundreds of recipes is minutes of work, which must not
 * slow down what users wait for. Throws where that process ends early.
 */
export async function* drawDishPictures(requests: readonly IllustrateRequest[]): AsyncGenerator<Illustration> {
  const child = fork(join(import.meta.dirname, 'drawing-process.ts'), { serialization: 'advanced', execArgv: [] })
  // A failure to end is told by `message` never coming.
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`the process that draws pictures ended with ${String(code ?? signal)}`)
  })
  ended.catch(() => {})
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    for (const request of requests) {
      child.send(request)
      const [picture] = await Promise.race([once(child, 'message'), ended])
      yield picture as Illustration
    }
  } finally {
    if (child.connected) child.disconnect()
  }
}
