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

test('the process gives way to all others, answers bytes as they are, and is ended after its use', async () => {
  const file = await script(`import { getPriority } from 'node:os'
process.on('message', ({ number }) => process.send({ bytes: Uint8Array.of(number), priority: getPriority(), pid: process.pid }))`)
  const answers: unknown[] = []
  await withBackgroundProcess<{ number: number }>(file, async (ask) => {
    for (const number of [1, 2]) answers.push(await ask({ number }))
  })
  const [first, second] = answers
  expect(first).toMatchObject({ bytes: Uint8Array.of(1), priority: 10 })
  expect(second).toMatchObject({ bytes: Uint8Array.of(2) })
  const { pid } = Object(second)
  await expect.poll(() => isThere(pid)).toBe(false)
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
