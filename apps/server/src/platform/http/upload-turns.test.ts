import { expect, test } from 'vitest'
import { createUploadTurns } from './upload-turns.ts'

/** Lets that many users bring that many files at once; how many were under way at most, in all and of one user. */
async function crowd(users: number, files: number): Promise<{ inAll: number; ofOne: number }> {
  const inTurn = createUploadTurns()
  const underWay: number[] = []
  const most = { inAll: 0, ofOne: 0 }
  const works = Array.from({ length: users * files }, (_, at) =>
    inTurn(at % users, async () => {
      underWay.push(at % users)
      most.inAll = Math.max(most.inAll, underWay.length)
      most.ofOne = Math.max(most.ofOne, underWay.filter((user) => user === at % users).length)
      await new Promise(setImmediate)
      underWay.splice(underWay.indexOf(at % users), 1)
    }),
  )
  await Promise.all(works)
  return most
}

test('one user brings two files at a time, many users eight', async () => {
  expect(await crowd(1, 10)).toEqual({ inAll: 2, ofOne: 2 })
  expect(await crowd(20, 5)).toMatchObject({ inAll: 8 })
})

test('a file that fails makes room for the next', async () => {
  const inTurn = createUploadTurns()
  const failures = await Promise.allSettled(Array.from({ length: 5 }, () => inTurn(1, () => Promise.reject(new Error('broken')))))

  expect(failures.every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn(1, async () => 'read')).toBe('read')
})
