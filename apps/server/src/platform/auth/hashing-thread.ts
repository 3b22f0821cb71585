import { setPriority } from 'node:os'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { hashSync, type Options, verifySync } from '@node-rs/argon2'

/** A password to hash, or to verify against a hash; the answer is posted to the port. */
export interface HashingTask {
  password: string
  against: string | null
  answerTo: MessagePort
}
export type HashingAnswer = { hash: string } | { fits: boolean } | { problem: string }

// OWASP's first choice for argon2id, which is the library's default algorithm.
const COST: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Signing in yields to signed-in users, but not forever on a busy machine: this thread gets a ninth of an ordinary share. Only on Linux has a thread a priority of its own.
if (process.platform === 'linux') setPriority(10)

// The thread sleeps after each password for as long as it took, so that many sign-ins take at most half a core.
const restSignal = new Int32Array(new SharedArrayBuffer(4))

parentPort?.on('message', ({ answerTo, ...task }: HashingTask) => {
  const startedAt = performance.now()
  answerTo.postMessage(answer(task))
  Atomics.wait(restSignal, 0, 0, performance.now() - startedAt)
})

function answer({ password, against }: Omit<HashingTask, 'answerTo'>): HashingAnswer {
  try {
    return against === null ? { hash: hashSync(password, COST) } : { fits: verifySync(against, password) }
  } catch (error) {
    return { problem: String(error) }
  }
}
