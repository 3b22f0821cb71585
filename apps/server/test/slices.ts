import { setImmediate } from 'node:timers/promises'

/**
 * How long work keeps others out, at the most, and how often it lets them in: milliseconds of this thread's own work, for what else the
 * machine does is not the question.
 */
export async function slicesOf<Result>(work: () => Promise<Result>): Promise<{ result: Result; longest: number; count: number }> {
  let isDone = false
  let longest = 0
  let count = 0
  const watching = (async () => {
    let before = process.threadCpuUsage()
    while (!isDone) {
      await setImmediate()
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
      count += 1
      before = process.threadCpuUsage()
    }
  })()
  const result = await work().finally(() => (isDone = true))
  await watching
  return { result, longest, count }
}
