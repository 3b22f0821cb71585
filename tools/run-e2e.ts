/** Walks through the built app in a browser: starts the server on a port and a database of its own, runs e2e/, ends with a summary. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { chromiumPath } from '../e2e/support/chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const READY_WITHIN_MS = 90_000
const STOPS_WITHIN_MS = 10_000

const reportSchema = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }) })

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  console.log('0 passed, 1 failed')
  return 1
})

async function run(): Promise<number> {
  if (!existsSync(path.join(ROOT, 'apps/web/dist/index.html'))) throw new Error('The web app is not built: run `npm run build` first.')
  await using finished = new AsyncDisposableStack()
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-e2e-'))
  finished.defer(() => rm(folder, { recursive: true, force: true }))

  const address = await startApp(path.join(folder, 'data'), finished)
  const report = path.join(folder, 'report.json')
  const environment = {
    ...process.env,
    E2E_BASE_URL: address,
    E2E_CHROMIUM: await chromiumPath(),
    E2E_OUTPUT: path.join(tmpdir(), 'spizarka-e2e-results'),
    E2E_REPORT: report,
  }
  const cli = path.join(ROOT, 'node_modules/@playwright/test/cli.js')
  const args = [cli, 'test', '--config', path.join(ROOT, 'e2e/playwright.config.ts'), ...process.argv.slice(2)]
  const [code] = await once(spawn(process.execPath, args, { cwd: ROOT, env: environment, stdio: 'inherit' }), 'exit')

  const { stats } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
  // A run that broke off before its first journey has failed as well.
  const failed = Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1)
  console.log(`${stats.expected} passed, ${failed} failed${stats.skipped > 0 ? `, ${stats.skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}

/** Starts the app and resolves to its address once it is ready. */
async function startApp(dataDir: string, finished: AsyncDisposableStack): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const { DATABASE_URL: _itsOwn, ...inherited } = process.env
  const app = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...inherited, ...unhurried(), NODE_ENV: 'test', LOG_LEVEL: 'error', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  finished.defer(() => stop(app))
  await untilReady(address, app)
  return address
}

// Every journey comes from one address: limits made for people would stop them.
function unhurried(): Record<string, string> {
  const limits = ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT', 'REGISTER_ADDRESS', 'REGISTER_ACCOUNT', 'LINK_ADDRESS', 'REFRESH_ADDRESS', 'INTAKE_USER', 'API_USER']
  return Object.fromEntries(limits.map((name) => [`RATE_${name}`, '100000/60']))
}

async function untilReady(address: string, app: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  while (Date.now() < deadline) {
    if (app.exitCode !== null) throw new Error(`The app ended with code ${app.exitCode} instead of starting.`)
    const answer = await fetch(`${address}/api/ready/`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error(`The app was not ready within ${READY_WITHIN_MS / 1000} s.`)
}

async function stop(app: ChildProcess): Promise<void> {
  if (app.exitCode !== null) return
  app.kill('SIGTERM')
  const ended = once(app, 'exit')
  await Promise.race([ended, sleep(STOPS_WITHIN_MS, undefined, { ref: false })])
  if (app.exitCode === null && app.signalCode === null) app.kill('SIGKILL')
}
