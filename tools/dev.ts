/** `npm run dev`: the app on one port, changing as its files do, with named households to sign in as. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOffSimulator } from '@spizarka/integrations/product-lookup/simulator'
import { createServer } from 'vite'
import { createPasswords } from '../apps/server/src/platform/auth/passwords.ts'
import { systemClock } from '../apps/server/src/platform/clock/clock.ts'
import { connect } from '../apps/server/src/platform/db/connect.ts'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres/start.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { dataKeys } from '../apps/server/src/platform/env/secrets.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { createSealing } from '../apps/server/src/platform/sealing/sealing.ts'
import { HOUSEHOLDS } from '../db/seeds/households.ts'
import { seedHouseholds } from '../db/seeds/seed-households.ts'
import { seedSecondFactor, TOTP_SECRET } from '../db/seeds/seed-second-factor.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
/** The server waits for requests and jobs before it ends. */
const SHUTDOWN_MS = 20_000
const PASSWORD = 'zielona-herbata-o-swicie'

const environment = await readEnvironment(path.join(ROOT, '.env'))
const settings = readSettings(environment)
const { DATABASE_URL, DATA_DIR, HOST, PORT } = settings
await using running = new AsyncDisposableStack()
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
if (process.env['npm_lifecycle_event'] === 'dev') stopWithParent()

const databaseUrl = DATABASE_URL ?? (await startDatabase())
await seed(databaseUrl)
// The real service is for people who really scan something.
const productDatabase = await startOffSimulator()
running.defer(() => productDatabase.close())
const apiPort = await freePort()
const child = startServer(apiPort)
// However this process ends, if it can still say so the server ends with it.
process.once('exit', () => signalServer(child, 'SIGTERM'))
running.defer(() => stopServer(child))
await untilReady(apiPort)
if (!stopping.signal.aborted) {
  await startWeb(apiPort)
  console.log(welcome())
  await Promise.race([once(stopping.signal, 'abort'), once(child, 'exit')])
}

/** It outlives the restarts of the server. */
async function startDatabase(): Promise<string> {
  const postgres = await startEmbeddedPostgres(path.resolve(DATA_DIR, 'postgres'))
  running.defer(() => postgres.stop())
  return postgres.url()
}

async function seed(url: string): Promise<void> {
  const { db } = connect(url, { max: 2, onError: () => {} })
  await migrate(db)
  const passwords = await createPasswords()
  const ground = { db, sealing: createSealing(await dataKeys(settings)), clock: systemClock }
  await seedHouseholds(ground, await passwords.hash(PASSWORD))
  await seedSecondFactor(ground)
  await db.destroy()
}

/** It starts again whenever a file that it has loaded changes. */
function startServer(port: number): ChildProcess {
  const env = {
    NODE_ENV: 'development',
    PUBLIC_URL: `http://${HOST}:${PORT}`,
    OFF_BASE_URL: productDatabase.url,
    ...environment,
    DATABASE_URL: databaseUrl,
    MIGRATE: 'yes',
    HOST: '127.0.0.1',
    PORT: String(port),
  }
  const args = ['--watch', '--watch-preserve-output', path.join(ROOT, 'apps/server/src/main.ts')]
  // A group of its own: Ctrl+C reaches this process alone, which ends the others in order.
  return spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit', detached: true })
}

/** Ends the watcher and the server that it started, if need be by force. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await Promise.race([ended, sleep(SHUTDOWN_MS, undefined, { ref: false })])
  }
  signalServer(server, 'SIGKILL')
}

function signalServer(server: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (server.pid !== undefined) process.kill(-server.pid, signal)
  } catch {
    // The group is gone.
  }
}

/** npm hands SIGINT and SIGTERM on; ended in any other way it leaves this process behind. */
function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopping.abort(), 500).unref()
}

/** A server that cannot start is waited for as well: it says what is wrong, and tries again when the file is corrected. */
async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready/`).then(
      (response) => response.ok,
      () => false,
    )
  while (!stopping.signal.aborted && !(await isReady())) await sleep(100)
}

/** Vite answers on the app's port and hands on what is the server's. */
async function startWeb(port: number): Promise<void> {
  const target = `http://127.0.0.1:${port}`
  const listening = process.listeners('SIGTERM')
  const web = await createServer({
    root: path.join(ROOT, 'apps/web'),
    clearScreen: false,
    logLevel: 'warn',
    server: { host: HOST, port: PORT, strictPort: true, proxy: { '/api': target, '/dev/': target, '/metrics': target } },
  })
  running.defer(() => web.close())
  await web.listen()
  // Vite ends the process at SIGTERM, before the server and the database could be ended in order.
  for (const listener of process.listeners('SIGTERM')) if (!listening.includes(listener)) process.off('SIGTERM', listener)
}

function welcome(): string {
  const width = Math.max(...HOUSEHOLDS.map(({ username }) => username.length))
  const lines = HOUSEHOLDS.map(({ username, plan, isAdmin }) => `  ${username.padEnd(width)}  ${plan}${isAdmin ? ', administrator' : ''}`)
  const secondFactor = `Drugi składnik administratora (do aplikacji uwierzytelniającej): ${TOTP_SECRET}`
  return [`Konta do wypróbowania (hasło: ${PASSWORD}):`, ...lines, secondFactor].join('\n')
}
