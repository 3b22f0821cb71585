import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Engine } from '@spizarka/engine'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import type { Logger } from 'pino'
import { collectDefaultMetrics } from 'prom-client'
import { buildAdapters } from '../app/build-adapters.ts'
import { buildApp } from '../app/build-app.ts'
import { buildContext } from '../app/build-context.ts'
import { JOBS } from '../app/register-features.ts'
import * as system from '../app/system/index.ts'
import { syncBase } from '../features/recipes/index.ts'
import { watchEventLoop } from '../platform/concurrency/watchdog.ts'
import type { AppContext } from '../platform/context.ts'
import { connect } from '../platform/db/connect.ts'
import { superviseEmbeddedPostgres } from '../platform/db/embedded-postgres/supervise.ts'
import { prepareSchema } from '../platform/db/migrate.ts'
import type { Settings } from '../platform/env/settings.ts'
import { openJobQueue } from '../platform/jobs/job-queue.ts'
import { observePool } from '../platform/metrics/metrics.ts'
import { SCHEDULE } from './schedule.ts'
import { warnOfSettings } from './warn-of-settings.ts'

const SYNC_DELAY_SECONDS = 5
const WARM_UP_DELAY_MS = 1_000

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web')

/** Starts what the role needs; `running` gets what must be stopped, in the order of the start. */
async function start(settings: Settings, log: Logger, running: AsyncDisposableStack): Promise<{ databaseLost: Promise<never> }> {
  collectDefaultMetrics()
  running.defer(watchEventLoop(settings.WATCHDOG_SECONDS * 1000))
  const { url, lost } = await openDatabase(settings, log, running)
  const { db, pool } = connect(url, {
    max: settings.DATABASE_POOL,
    onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  })
  running.defer(() => db.destroy())
  observePool(pool)
  await prepareSchema(db, settings.migrates)

  const adapters = await buildAdapters(settings, log)
  running.defer(() => adapters.mailer.close())
  running.defer(() => adapters.payments?.close())
  running.defer(() => adapters.push?.close())
  running.defer(() => adapters.productLookup?.close())
  running.defer(() => adapters.webPages.close())
  running.defer(() => adapters.engine.close())
  const works = settings.ROLE !== 'api'
  const jobs = await openJobQueue({ url, log, jobs: JOBS, works, migrates: settings.migrates })
  running.defer(() => jobs.stop())

  const context = await buildContext({ settings, log, db, pool, jobs }, adapters)
  if (works) await jobs.startWorker(context, JOBS, SCHEDULE)
  const { HOST, PORT, WORKER_PORT, ROLE } = settings
  if (ROLE !== 'worker') running.defer(await listen(await buildApp(context, { webFolder: WEB_FOLDER }), { HOST, PORT }))
  // Whoever watches a worker asks it what they ask the others.
  else if (WORKER_PORT > 0) running.defer(await listen(await buildApp(context, { features: [system] }), { HOST, WORKER_PORT }))
  // Reading the recipes takes a while, which the first visitor need not wait for, nor who stops it at once.
  if (works) await db.transaction().execute((trx) => jobs.enqueue(trx, syncBase, {}, SYNC_DELAY_SECONDS))
  if (works) running.defer(warmUpSoon(adapters.engine, log))
  announce(context)
  warnOfSettings(context)
  return { databaseLost: lost }
}

/** The first who wants to cook need not wait for the kitchen, nor whoever stops the process at once; the returned function calls it off. */
function warmUpSoon(engine: Engine, log: Logger): () => void {
  const warming = setTimeout(() => {
    engine.warmUp().catch((error: unknown) => log.warn({ err: error }, 'the kitchen was not warmed up'))
  }, WARM_UP_DELAY_MS)
  return () => clearTimeout(warming)
}

/** The lines for people; everything else is for programs that read logs. */
function announce({ publicUrl, settings: { ROLE, MAILBOX }, mailbox, mailboxKey }: AppContext): void {
  if (ROLE === 'worker') return console.log('Spiżarka: pracuję w tle.')
  console.log(`Spiżarka działa: ${publicUrl}`)
  if (mailbox && MAILBOX !== 'off')
    console.log(`Skrzynka z mailami: ${publicUrl}/dev/mailbox${mailboxKey === undefined ? '' : `?key=${mailboxKey}`}`)
}

const GRACE_MS = 1_500

/** Where to listen, by the names of its settings. */
type Place = Pick<Settings, 'HOST' | 'PORT'> | Pick<Settings, 'HOST' | 'WORKER_PORT'>

/** Answers HTTP; the returned function stops accepting, finishes what is under way and cuts off what takes too long. */
async function listen(app: FastifyInstance, place: Place): Promise<() => Promise<void>> {
  const { HOST } = place
  const [name, port] = 'PORT' in place ? (['PORT', place.PORT] as const) : (['WORKER_PORT', place.WORKER_PORT] as const)
  await app.listen({ host: HOST, port }).catch(async (error: NodeJS.ErrnoException) => {
    await app.close()
    if (error.code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} of ${HOST} is taken. Stop the other program, or choose another ${name}.`)
  })
  return async () => {
    const closed = app.close()
    await Promise.race([closed, sleep(GRACE_MS, undefined, { ref: false })])
    app.server.closeAllConnections()
    await closed
  }
}

/** Address of the database of the settings, or of the embedded one, started for it; `lost` rejects when that one cannot be kept running. */
async function openDatabase(
  settings: Settings,
  log: Logger,
  running: AsyncDisposableStack,
): Promise<{ url: string; lost: Promise<never> }> {
  if (settings.DATABASE_URL) {
    await checkAnswers(settings.DATABASE_URL)
    return { url: settings.DATABASE_URL, lost: new Promise(() => {}) }
  }
  const postgres = await superviseEmbeddedPostgres(path.resolve(settings.DATA_DIR, 'postgres'), log)
  running.defer(() => postgres.stop())
  return postgres
}

async function checkAnswers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await client.end()
  } catch (error) {
    throw new Error(`The database of DATABASE_URL does not answer: ${reasonOf(error)}`, { cause: error })
  }
}

/** A refused connection to a name with two addresses has a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error.message || ('code' in error ? String(error.code) : error.name)
}

const STOP_LIMIT_MS = 4_800
const ONE_KEYSTROKE_MS = 500

/** Runs the roles of the settings until a signal to stop; throws when they cannot start or the database is lost. */
export async function runUntilStopped(settings: Settings, log: Logger): Promise<void> {
  // Not `await using`: the parser that guards the walls cannot read it.
  const running = new AsyncDisposableStack()
  try {
    const stopped = signalToStop()
    const { databaseLost } = await start(settings, log, running)
    log.info({ reason: await Promise.race([stopped, databaseLost]) }, 'stopping')
  } finally {
    endInTime()
    await running.disposeAsync()
  }
}

/** Whatever hangs, the process ends: nobody waits for it for longer than this. */
function endInTime(): void {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref()
}

/** Resolves at SIGINT or SIGTERM, also when they come in the middle of the start; another one ends the process where it stands. */
function signalToStop(): Promise<string> {
  return new Promise((resolve) => {
    let firstAt: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        // One Ctrl+C comes twice: from the terminal and from npm.
        if (firstAt !== undefined && performance.now() - firstAt > ONE_KEYSTROKE_MS) process.exit(1)
        if (firstAt !== undefined) return
        firstAt = performance.now()
        endInTime()
        resolve(signal)
      })
  })
}
