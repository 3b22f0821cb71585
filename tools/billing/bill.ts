import { buildAdapters } from '../../apps/server/src/app/build-adapters.ts'
import { buildContext } from '../../apps/server/src/app/build-context.ts'
import { JOBS } from '../../apps/server/src/app/register-features.ts'
import { type DoneStep, listDue, runDue } from '../../apps/server/src/features/billing/index.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import { prepareSchema } from '../../apps/server/src/platform/db/migrate.ts'
import type { Settings } from '../../apps/server/src/platform/env/settings.ts'
import { openJobQueue } from '../../apps/server/src/platform/jobs/job-queue.ts'
import { createLogger } from '../../apps/server/src/platform/logger/logger.ts'
import { appDatabaseUrl } from '../app-database/open-app-database.ts'

const KINDS: Record<DoneStep['kind'], string> = {
  charge: 'odnowienie',
  retry: 'ponowiona próba',
  reminder: 'przypomnienie',
  points: 'pakiet punktów',
  end: 'koniec planu',
}

/** What is due at that instant, done with `at` as the time or only listed; printed for people, or as JSON. */
export async function bill(settings: Settings, { at, does, json }: { at: Date; does: boolean; json: boolean }): Promise<void> {
  await using running = new AsyncDisposableStack()
  // What is printed is for whoever asked, programs included.
  const log = createLogger('silent')
  const url = await appDatabaseUrl(settings, running)
  const { db, pool } = connect(url, { max: 4, onError: () => {} })
  running.defer(() => db.destroy())
  await prepareSchema(db, settings.migrates)
  const adapters = await buildAdapters(settings, log)
  running.defer(() => adapters.engine.close())
  running.defer(() => adapters.mailer.close())
  running.defer(() => adapters.payments?.close())
  running.defer(() => adapters.webPages.close())
  const jobs = await openJobQueue({ url, log, jobs: JOBS, works: false, migrates: settings.migrates })
  running.defer(() => jobs.stop())
  const context = await buildContext({ settings, log, db, pool, jobs, clock: { now: () => new Date(at) } }, adapters)

  const done = does ? await runDue(context) : await listDue(context)
  if (json) console.log(JSON.stringify({ at: at.toISOString(), done }))
  else for (const line of describeSteps(done)) console.log(line)
}

function describeSteps(done: readonly DoneStep[]): string[] {
  return done.length === 0 ? ['Nic do zrobienia.'] : done.map(({ kind, user_id }) => `${KINDS[kind]}: konto ${user_id}`)
}
