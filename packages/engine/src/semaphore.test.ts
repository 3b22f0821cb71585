import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('runs no more pieces at once than there are permits, in the order they came', async () => {
  const semaphore = new Semaphore(2)
  const begun: number[] = []
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, index) =>
    semaphore.run(async () => {
      begun.push(index)
      await promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  ends[1]?.resolve()
  await all[1]
  expect(begun).toEqual([0, 1, 2])
  for (const { resolve } of ends) resolve()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

it('releases the permit of what failed', async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await semaphore.run(async () => 'next')).toBe('next')
})

it('drops what is aborted while it waits and gives the permit to the next', async () => {
  const semaphore = new Semaphore(1)
  const first = Promise.withResolvers<void>()
  const running = semaphore.run(() => first.promise)
  const gone = new AbortController()
  const waiting = semaphore.run(async () => 'never', gone.signal)
  const after = semaphore.run(async () => 'next')
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  first.resolve()
  await running
  expect(await after).toBe('next')
})
