import { setImmediate as nextTick } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { type CallerPath, createFairQueue } from './fair-queue.ts'

/** Work that ends when it is told to, and the order in which it was begun. */
function openTurns(capacity: number) {
  const inTurn = createFairQueue(capacity)
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, ...asker: string[]): Promise<unknown> =>
    inTurn(asker, () => {
      begun.push(name)
      const { promise, resolve } = Promise.withResolvers<void>()
      ends.push(resolve)
      return promise
    }).catch((error: unknown) => {
      refused.push(error instanceof AppError && error.code === 'too_busy' ? name : String(error))
    })
  const finish = async (times = 1) => {
    for (let each = 0; each < times; each += 1) {
      ends.shift()?.()
      await nextTick()
    }
  }
  return { ask, finish, begun, refused }
}

test('somebody else comes next, however many of one address wait', async () => {
  const { ask, finish, begun } = openTurns(100)
  for (let each = 0; each < 50; each += 1) void ask(`crowd ${each}`, '203.0.113.7', 'ola')
  await nextTick()
  void ask('honest', '198.51.100.1', 'ania')
  await finish(1)
  expect(begun.at(-1)).toBe('honest')
})

test('who waits already is not passed by a crowd that comes after', async () => {
  const { ask, finish, begun } = openTurns(100)
  void ask('crowd', '203.0.113.7', 'ola')
  await nextTick()
  void ask('honest', '198.51.100.1', 'ania')
  for (let each = 0; each < 50; each += 1) void ask(`crowd ${each}`, '203.0.113.7', 'ola')
  await finish(1)
  expect(begun.at(-1)).toBe('honest')
})

test('another account of the same address comes before more tries at one', async () => {
  const { ask, finish, begun } = openTurns(100)
  for (let each = 0; each < 50; each += 1) void ask(`crowd ${each}`, '127.0.0.1', 'ola')
  await nextTick()
  void ask('honest', '127.0.0.1', 'ania')
  await finish(1)
  expect(begun.at(-1)).toBe('honest')
})

test('of as many accounts as tries the newest comes next, and the oldest is refused when there are too many', async () => {
  const { ask, finish, begun, refused } = openTurns(10)
  for (let each = 0; each < 30; each += 1) void ask(`crowd ${each}`, '127.0.0.1', `nobody-${each}`)
  await nextTick()
  void ask('honest', '127.0.0.1', 'ania')
  await finish(1)
  expect(begun.at(-1)).toBe('honest')
  await vi.waitFor(() => expect(refused).toHaveLength(20), { timeout: 20_000 })
  expect(refused).not.toContain('crowd 29')
})

test('work that fails frees the turn', async () => {
  const inTurn = createFairQueue(2)
  await expect(inTurn(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(inTurn(['a'], async () => 1)).resolves.toBe(1)
})

test('whoever asks is served or refused, never more at once nor waiting than may', async () => {
  const asker = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(
      fc.array(asker, { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 1, max: 5 }),
      async (askers: CallerPath[], capacity, atOnce) => {
        const inTurn = createFairQueue(capacity, atOnce)
        let running = 0
        const results = await Promise.allSettled(
          askers.map((each) =>
            inTurn(each, async () => {
              expect((running += 1)).toBeLessThanOrEqual(atOnce)
              await nextTick()
              running -= 1
            }),
          ),
        )
        const served = results.filter(({ status }) => status === 'fulfilled').length
        expect(served).toBe(Math.min(askers.length, capacity + atOnce))
      },
    ),
    { numRuns: 15 },
  )
})
