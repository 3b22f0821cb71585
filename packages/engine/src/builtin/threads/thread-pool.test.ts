import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import type { CountingTasks } from './thread.fixture.ts'
import { ThreadPool } from './thread-pool.ts'

function aPool(settings: { limitMs?: number; mostTasks?: number } = {}): ThreadPool<CountingTasks> {
  const pool = new ThreadPool<CountingTasks>(1, { file: new URL('./thread.fixture.ts', import.meta.url), limitMs: 20_000, ...settings })
  onTestFinished(() => pool.close())
  return pool
}

const count = (pool: ThreadPool<CountingTasks>) => pool.do('count', null)

it('keeps a thread for the tasks that come next, and gives each its own answer', async () => {
  const pool = aPool()
  expect(await Promise.all([count(pool), count(pool), count(pool)])).toEqual([1, 2, 3])
})

it('replaces a thread that has done as many tasks as it may', async () => {
  const pool = aPool({ mostTasks: 2 })
  expect(await Promise.all([count(pool), count(pool), count(pool)])).toEqual([1, 2, 1])
})

it('rejects what a thread broke at, in words that say nothing of it, and does the next task in another thread', async () => {
  const pool = aPool()
  await count(pool)
  await expect(pool.do('break', null)).rejects.toMatchObject({ name: 'EngineError', retryable: true, message: 'A thread broke off' })
  expect(await count(pool)).toBe(1)
})

it('ends a thread that does not end by itself at its limit, or when nobody waits for it any more', async () => {
  const pool = aPool({ limitMs: 300 })
  await expect(pool.do('standStill', null)).rejects.toMatchObject({ name: 'EngineError', message: 'A thread took too long' })
  const patient = aPool()
  const leaving = new AbortController()
  const left = patient.do('standStill', null, leaving.signal)
  const next = count(patient)
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  expect(await next).toBe(1)
})

it('holds the process until the answer has come, and not when it is idle', async () => {
  const file = fileURLToPath(new URL('./waits-and-ends.fixture.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 30_000 })
  expect(stdout).toBe('1\n')
})
