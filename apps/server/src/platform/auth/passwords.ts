import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { type CallerPath, createFairQueue } from '../concurrency/fair-queue.ts'
import type { HashingAnswer, HashingTask } from './hashing-thread.ts'

/** Password hashing beside the calls of the API: however many sign in, the process goes on answering the others. */
export interface Passwords {
  /** Throws AppError `too_busy` where too many wait already. `asker` is for fairness: many calls of one address or account wait behind each other only. */
  hash(password: string, asker?: CallerPath): Promise<string>
  /** True when the password fits; with `null` (no such account) it takes the same time and is false. Throws as `hash` does. */
  verify(hash: string | null, password: string, asker?: CallerPath): Promise<boolean>
}

/** As many as the thread does in about four seconds. */
const MAX_WAITING = 100

/** A hash of a random password, made once per process. */
let dummy: Promise<string> | undefined

/** argon2id. */
export async function createPasswords(): Promise<Passwords> {
  dummy ??= hashPassword(randomBytes(32).toString('base64url'))
  const dummyHash = await dummy
  const inTurn = createFairQueue(MAX_WAITING)
  return {
    hash: (password, asker = []) => inTurn(asker, () => hashPassword(password)),
    async verify(stored, password, asker = []) {
      const fits = await inTurn(asker, () => verifyPassword(stored ?? dummyHash, password))
      return fits && stored !== null
    },
  }
}

let thread: Worker | undefined

/** The argon2id hash of a password. */
async function hashPassword(password: string): Promise<string> {
  const answer = await ask({ password, against: null })
  if ('hash' in answer) return answer.hash
  throw new Error('A password could not be hashed', { cause: answer })
}

/** Whether a password fits a hash. */
async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const answer = await ask({ password, against: hash })
  if ('fits' in answer) return answer.fits
  throw new Error('A password could not be held against its hash', { cause: answer })
}

/** Runs one task in the hashing thread, which does them one by one. */
async function ask({ password, against }: Omit<HashingTask, 'answerTo'>): Promise<HashingAnswer> {
  thread ??= startThread()
  const { port1: port, port2: answerTo } = new MessageChannel()
  // Keyboards differ in how they write "ą", as one character or as two; the password is the same.
  thread.postMessage({ password: password.normalize('NFC'), against, answerTo } satisfies HashingTask, [answerTo])
  const [answer]: HashingAnswer[] = await once(port, 'message')
  port.close()
  if (!answer) throw new Error('The hashing thread sent no answer')
  return answer
}

function startThread(): Worker {
  const started = new Worker(new URL('./hashing-thread.ts', import.meta.url))
  // It ends with the process; a task that waits holds the process by its port.
  started.unref()
  return started
}
