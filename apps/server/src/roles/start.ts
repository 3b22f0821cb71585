import path from 'node:path'
import type { Logger } from 'pino'
import { collectDefaultMetrics } from 'prom-client'
import { buildAdapters } from '../app/build-adapters.ts'
import { buildContext } from '../app/build-context.ts'
import { JOBS } from '../app/register-features.ts'
import { syncBase } from '../features/recipes/index.ts'
import { connect } from '../platform/db/connect.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Settings } from '../platform/env/settings.ts'
import { openJobQueue } from '../platform/jobs/job-queue.ts'
import { startApi } from './api.ts'
import { openDatabase } from './open-database.ts'
import { SCHEDULE } from './schedule.ts'

const SYNC_DELAY_SECONDS = 5

const WEB_FOLDER = path.resolve(import.meta.dirname, '../../../web')

/** Starts what the role needs; `running` gets what must be stopped, in the order of the start. */
export async function start(settings: Settings, log: Logger, running: AsyncDisposableStack): Promise<{ databaseLost: Promise<never> }> {
  collectDefaultMetrics()
  const { url, lost } = await openDatabase(settings, running)
  const { db, pool } = connect(url, {
    max: settings.DATABASE_POOL,
    onError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  })
  running.defer(() => db.destroy())
  await migrate(db)

  const adapters = await buildAdapters(settings, log)
  running.defer(() => adapters.mailer.close())
  running.defer(() => adapters.productLookup?.close())
  running.defer(() => adapters.webPages.close())
  running.defer(() => adapters.engine.close())
  const works = settings.ROLE !== 'api'
  const jobs = await openJobQueue({ url, log, jobs: JOBS.map(({ job }) => job), works })
  running.defer(() => jobs.stop())

  const context = await buildContext({ settings, log, db, pool, jobs }, adapters)
  if (works) await jobs.startWorker(context, JOBS, SCHEDULE)
  if (settings.ROLE !== 'worker') running.defer(await startApi(context, WEB_FOLDER))
  // Reading the recipes takes a while, which the first visitor need not wait for, nor who stops it at once.
  if (works) await db.transaction().execute((trx) => jobs.enqueue(trx, syncBase, {}, SYNC_DELAY_SECONDS))
  announce(context.publicUrl, settings)
  return { databaseLost: lost }
}

/** The one line for people; everything else is for programs that read logs. */
function announce(address: string, { ROLE }: Settings): void {
  console.log(ROLE === 'worker' ? 'Spiżarka: pracuję w tle.' : `Spiżarka działa: ${address}`)
}
