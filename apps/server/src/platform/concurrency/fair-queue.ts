import { AppError } from '../errors/app-error.ts'

const RETRY_SECONDS = 2
/** Whoever is refused and asks again at once is to have no more of the process than whoever waits. */
const REFUSAL_DELAY_MS = 500

/** Whose work it is, widest first: a network address, then the account that it names. */
export type CallerPath = readonly string[]

interface WaitingCall {
  asker: CallerPath
  start: () => void
  refuse: () => void
}

/** So many different askers are told apart within one busy time. */
const MAX_COUNTED_CALLERS = 10_000

/**
 * Does work one by one, or so many at once. Next comes whoever has had the least done since nobody waited, by address and then by account, and of those the
 * newest: who waits longest in a crowd is the one that has given up. Where more than `capacity` wait, the one that would come last is
 * refused with AppError `too_busy`: a crowd is in its own way, and in nobody else's.
 */
export function createFairQueue(capacity: number, atOnce = 1): <Result>(asker: CallerPath, work: () => Promise<Result>) => Promise<Result> {
  /** Oldest first. */
  const waiting: WaitingCall[] = []
  const done = new Map<string, number>()
  let running = 0

  return async (asker, work) => {
    if (running >= atOnce) await wait(asker)
    else running += 1
    count(asker)
    try {
      return await work()
    } finally {
      startNext()
    }
  }

  function wait(asker: CallerPath): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    waiting.push({
      asker,
      start: resolve,
      refuse: () => void setTimeout(() => reject(new AppError('too_busy', { seconds: RETRY_SECONDS })), REFUSAL_DELAY_MS),
    })
    if (waiting.length > capacity) take((one, other) => isBefore(other, one))?.refuse()
    return promise
  }

  function startNext(): void {
    const next = take((one, other) => isBefore(one, other) || !isBefore(other, one))
    if (next) return next.start()
    running -= 1
    if (running === 0) done.clear()
  }

  /** Takes out the one that beats all those before it. */
  function take(beats: (one: WaitingCall, other: WaitingCall) => boolean): WaitingCall | undefined {
    let best: WaitingCall | undefined
    for (const each of waiting) if (!best || beats(each, best)) best = each
    if (best) waiting.splice(waiting.indexOf(best), 1)
    return best
  }

  function isBefore(one: WaitingCall, other: WaitingCall): boolean {
    const [ours, theirs] = [doneFor(one.asker), doneFor(other.asker)]
    const differs = ours.findIndex((times, level) => times !== theirs[level])
    return differs >= 0 && (ours[differs] ?? 0) < (theirs[differs] ?? 0)
  }

  /** How much was done for its address, for its account at that address. */
  function doneFor(asker: CallerPath): number[] {
    return asker.map((_, level) => done.get(keyOf(asker, level)) ?? 0)
  }

  function count(asker: CallerPath): void {
    if (done.size > MAX_COUNTED_CALLERS) done.clear()
    for (const level of asker.keys()) done.set(keyOf(asker, level), (done.get(keyOf(asker, level)) ?? 0) + 1)
  }
}

function keyOf(asker: CallerPath, level: number): string {
  return JSON.stringify(asker.slice(0, level + 1))
}
