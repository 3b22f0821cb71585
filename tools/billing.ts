/**
 * `npm run billing -- due | run [--at ISO] [--json]`: what is due of the subscriptions at that instant, or does it with that clock. May run beside
 * the app; a time to come is for trying things out, and refused in production.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildAdapters } from '../apps/server/src/app/build-adapters.ts'
import { buildContext } from '../apps/server/src/app/build-context.ts'
import { JOBS } from '../apps/server/src/app/register-features.ts'
import { type DoneStep, listDue, runDue } from '../apps/server/src/features/billing/index.ts'
import { connect } from '../apps/server/src/platform/db/connect.ts'
import { prepareSchema } from '../apps/server/src/platform/db/migrate.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { openJobQueue } from '../apps/server/src/platform/jobs/job-queue.ts'
import { createLogger } from '../apps/server/src/platform/logger/logger.ts'
import { appDatabaseUrl } from './app-database/open-app-database.ts'
import { readInstant } from './billing/read-instant.ts'

const USAGE = 'Użycie: npm run billing -- due | run [--at 2026-12-22T12:00:00Z] [--json]'
const KINDS: Record<DoneStep['kind'], string> = {
  charge: 'odnowienie',
  retry: 'ponowiona próba',
  reminder: 'przypomnienie',
  points: 'pakiet punktów',
  end: 'koniec planu',
}

const options = { at: { type: 'string' }, json: { type: 'boolean', default: false } } as const
const given = readArguments()
if (given) await main(given)
else {
  console.error(USAGE)
  process.exitCode = 2
}

interface Given {
  does: boolean
  at: string | undefined
  json: boolean
}

function readArguments(): Given | undefined {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [command, ...rest] = positionals
    if (rest.length > 0 || (command !== 'due' && command !== 'run')) return undefined
    return { does: command === 'run', at: values.at, json: values.json }
  } catch {
    return undefined
  }
}

async function main({ does, at: said, json }: Given): Promise<void> {
  const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
  const at = readInstant(said, { now: new Date(), isProduction: settings.NODE_ENV === 'production' })
  if (typeof at === 'string') {
    console.error(at)
    process.exitCode = 2
    return
  }
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
