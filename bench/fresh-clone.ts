import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { type Measurement, NotMeasurable } from './figure.ts'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '..')
const INSTALL_THRESHOLD_S = 90
const START_THRESHOLD_S = 15
const GIVE_UP_S = 300

/** The two commands of the README in a new clone of what is committed, with npm's cache warm. */
export const freshClone: Measurement = {
  name: 'fresh-clone',
  thresholds: [
    { what: 'fresh clone: `npm ci`, npm cache warm', threshold: `< ${INSTALL_THRESHOLD_S} s` },
    { what: 'fresh clone: `npm start` to the first answer, web build and first database included', threshold: `< ${START_THRESHOLD_S} s` },
  ],
  async measure() {
    if (!existsSync(path.join(ROOT, '.git'))) throw new NotMeasurable('this folder is no clone')
    const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-clone-'))
    try {
      await run('git', ['clone', '--quiet', ROOT, folder])
      const install = await seconds(() => run('npm', ['ci'], { cwd: folder, env: bareEnvironment() }))
      const start = await secondsToFirstAnswer(folder)
      return [
        { measured: `${install.toFixed(1)} s`, holds: install < INSTALL_THRESHOLD_S },
        { measured: `${start.toFixed(1)} s`, holds: start < START_THRESHOLD_S },
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}

/** A newcomer's shell: nothing of the npm run that measures, which would put its own Node on the path. */
function bareEnvironment(): Record<string, string | undefined> {
  const { HOME } = process.env
  const PATH = process.env['PATH']?.split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  return { HOME, PATH: PATH?.join(path.delimiter) }
}

async function secondsToFirstAnswer(folder: string): Promise<number> {
  const port = String(await freePort())
  // A group of its own, so that whatever was started can be ended together.
  const app = spawn('npm', ['start'], { cwd: folder, env: { ...bareEnvironment(), PORT: port }, stdio: 'ignore', detached: true })
  const ended = once(app, 'exit')
  try {
    return await seconds(() => untilAnswer(`http://127.0.0.1:${port}/api/health/`, app))
  } finally {
    if (app.pid !== undefined && app.exitCode === null) process.kill(-app.pid, 'SIGTERM')
    await ended
  }
}

async function untilAnswer(url: string, app: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + GIVE_UP_S * 1000; Date.now() < deadline; await sleep(50)) {
    if (app.exitCode !== null) throw new Error(`npm start ended with code ${app.exitCode} in the new clone`)
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  }
  throw new Error(`No answer within ${GIVE_UP_S} s`)
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}
