import { setImmediate } from 'node:timers/promises'

/**
 * How long work keeps others out, at the most, and how often it lets them in: milliseconds of this thread's own work, for what else the
 * machine does is not the question.
 */
export async function slicesOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; longest: number; count: number }> {
  const done = new AbortController()
  const slices: number[] = []
  const watching = (async () => {
    for (let before = process.threadCpuUsage(); !done.signal.aborted; before = process.threadCpuUsage()) {
      await setImmediate()
      const { user, system } = process.threadCpuUsage(before)
      slices.push((user + system) / 1000)
    }
  })()
  const result = await work().finally(() => done.abort())
  await watching
  return { result, longest: Math.max(...slices), count: slices.length }
}
