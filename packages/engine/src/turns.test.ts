import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

it('runs no more pieces at once than there are places, in the order they came', async () => {
  const turns = new Turns(2)
  const begun: number[] = []
  const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
  const all = ends.map(({ promise }, index) =>
    turns.take(async () => {
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
  const turns = new Turns(1)
  await expect(turns.take(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke')
  expect(await turns.take(async () => 'next')).toBe('next')
})

it('lets go of what is aborted while it waits, and keeps its place for the next', async () => {
  const turns = new Turns(1)
  const first = Promise.withResolvers<void>()
  const running = turns.take(() => first.promise)
  const gone = new AbortController()
  const waiting = turns.take(async () => 'never', gone.signal)
  const after = turns.take(async () => 'next')
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  first.resolve()
  await running
  expect(await after).toBe('next')
})
