import { setTimeout as sleep } from 'node:timers/promises'

// Longer than what is done for an address that is known.
const LEAST_MS = 100

/** Does a work that ends, well or badly, no sooner than after a tenth of a second: how long it took does not tell what it found. */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work(), sleep(LEAST_MS)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
