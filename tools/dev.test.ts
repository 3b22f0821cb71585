import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const STARTED = /Konta do wypróbowania/
const PATIENCE = { timeout: 120_000 }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dev-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('npm run dev ends all that it started when npm is asked to end', PATIENCE, async () => {
  const npm = await startDev('npm', ['run', 'dev'])
  // npm, the tool, the watcher, the server and the database at least.
  expect((await processesOf(folder)).length).toBeGreaterThanOrEqual(5)

  npm.kill('SIGTERM')

  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([])
})

test('the tool ends all that it started when its terminal is closed', PATIENCE, async () => {
  const dev = await startDev(process.execPath, ['tools/dev.ts'])

  dev.kill('SIGHUP')

  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([])
})

test('the tool ends when npm was killed', PATIENCE, async () => {
  const npm = await startDev('npm', ['run', 'dev'])

  npm.kill('SIGKILL')

  await expect.poll(() => processesOf(folder), { timeout: 30_000 }).toEqual([])
})

/** Starts it with a database and ports of its own, and waits until it says that it is ready. */
async function startDev(command: string, args: readonly string[]): Promise<ChildProcess> {
  const { NODE_ENV: _, DATABASE_URL: __, npm_lifecycle_event: ___, ...environment } = process.env
  const env = { ...environment, DATA_DIR: folder, PORT: String(await freePort()), HOST: '127.0.0.1', DRAW_CARDS: 'none' }
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ready = (async () => {
    for await (const line of createInterface(child.stdout)) if (STARTED.test(line)) return
  })()
  await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error('ended before it was ready')))])
  // A pipe that nobody reads would hold up what is still being said.
  child.stdout.resume()
  return child
}

/** The processes that have this folder in their environment or, as the database with its clean one, in their arguments. */
async function processesOf(data: string): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
  const found = await Promise.all(
    ids.map(async (id) => {
      const read = (file: string) => readFile(`/proc/${id}/${file}`, 'utf8').catch(() => '')
      const [environment, command] = await Promise.all([read('environ'), read('cmdline')])
      return environment.includes(`DATA_DIR=${data}\0`) || command.includes(`${data}/`)
        ? [`${id} ${command.replaceAll('\0', ' ').trim()}`]
        : []
    }),
  )
  return found.flat()
}
