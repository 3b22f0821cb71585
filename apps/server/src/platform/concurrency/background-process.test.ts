import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { withBackgroundProcess } from './background-process.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'background-'))
afterAll(() => rm(folder, { recursive: true }))

async function script(text: string): Promise<URL> {
  const file = path.join(folder, `${Math.random()}.mjs`)
  await writeFile(file, text)
  return pathToFileURL(file)
}

test('the process gives way to all others, answers bytes as they are, and is ended a while after its use', async () => {
  const file = await script(`import { getPriority } from 'node:os'
process.on('message', ({ number }) => process.send({ bytes: Uint8Array.of(number), priority: getPriority(), pid: process.pid }))`)
  const answers: unknown[] = []
  await withBackgroundProcess<{ number: number }>(
    file,
    async (ask) => {
      for (const number of [1, 2]) answers.push(await ask({ number }))
    },
    { keptMs: 20 },
  )
  const [first, second] = answers
  expect(first).toMatchObject({ bytes: Uint8Array.of(1), priority: 10 })
  expect(second).toMatchObject({ bytes: Uint8Array.of(2) })
  const { pid } = Object(second)
  await expect.poll(() => isThere(pid)).toBe(false)
})

test('what comes next finds the process still there, and what comes beside it gets one of its own', async () => {
  const file = await script(`process.on('message', () => process.send({ pid: process.pid }))`)
  const pids: unknown[] = []
  const use = () => withBackgroundProcess<object>(file, async (ask) => void pids.push(Object(await ask({})).pid), { keptMs: 2_000 })
  await use()
  await Promise.all([use(), use()])
  expect(pids[1] === pids[0] || pids[2] === pids[0]).toBe(true)
  expect(new Set(pids).size).toBe(2)
  await expect.poll(() => pids.some((pid) => isThere(Number(pid)))).toBe(false)
})

test('a process that ended while nobody used it is not lent again', async () => {
  const file = await script(`process.on('message', () => process.send({ pid: process.pid }))`)
  const pids: number[] = []
  const use = () => withBackgroundProcess<object>(file, async (ask) => void pids.push(Number(Object(await ask({})).pid)), { keptMs: 2_000 })
  await use()
  process.kill(Number(pids[0]), 'SIGKILL')
  await expect.poll(() => isThere(Number(pids[0]))).toBe(false)
  await use()
  expect(new Set(pids).size).toBe(2)
})

test('a process that breaks under its task fails it', async () => {
  const file = await script(`process.on('message', () => process.exit(1))`)
  await expect(withBackgroundProcess<object>(file, async (ask) => void (await ask({})))).rejects.toThrow('aborted')
})

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('work that is no longer wanted does not wait for its answer', async () => {
  const file = await script(`process.on('message', () => undefined)`)
  const stop = new AbortController()
  const work = withBackgroundProcess<object>(file, async (ask) => void (await ask({})), { signal: stop.signal })
  stop.abort(new Error('stopped'))
  await expect(work).rejects.toThrow('aborted')
})
