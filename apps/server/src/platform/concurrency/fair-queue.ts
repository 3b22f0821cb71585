import { AppError } from '../errors/app-error.ts'

const RETRY_SECONDS = 2
/** The refusal is delayed, so that retrying at once gains nothing over waiting. */
const REFUSAL_DELAY_MS = 500

/** Who asks, widest first: the network address, then the account. */
export type CallerPath = readonly string[]

interface WaitingCall {
  asker: CallerPath
  start: () => void
  refuse: () => void
}

/** How many callers are counted separately until nobody waits. */
const MAX_COUNTED_CALLERS = 10_000

/**
 * Runs at most `atOnce` tasks at a time. The next one is of the caller that has been served least since the queue was last empty, by address
 * and then by account; of several the newest, since the oldest has probably given up. Where more than `capacity` wait, the one that would be
 * last is refused with AppError `too_busy`, so that a flood of one caller delays only itself.
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

  /** How many tasks were run for the caller's address, and for its account at that address. */
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
