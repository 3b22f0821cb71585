import { expect, it } from 'vitest'
import { Semaphore } from './semaphore.ts'

it('runs no more pieces at once than there are places, in the order they came', async () => {
  const semaphore = new Semaphore(2)
  const begun: number[] = []
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, index) =>
    semaphore.take(async () => {
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

it('frees the place of what failed', async () => {
  const semaphore = new Semaphore(1)
  await expect(semaphore.take(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await semaphore.take(async () => 'next')).toBe('next')
})

it('lets go of what is aborted while it waits, and keeps its place for the next', async () => {
  const semaphore = new Semaphore(1)
  const first = Promise.withResolvers<void>()
  const running = semaphore.take(() => first.promise)
  const gone = new AbortController()
  const waiting = semaphore.take(async () => 'never', gone.signal)
  const after = semaphore.take(async () => 'next')
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  first.resolve()
  await running
  expect(await after).toBe('next')
})
