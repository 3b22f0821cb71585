/**
 * `npm run migrate`: brings the tables of the app and of its queue up to date, where the start is told not to (MIGRATE=no, or a DATABASE_URL).
 * Make a backup first.
 */
import path from 'node:path'
import { connect } from '../apps/server/src/platform/db/connect.ts'
import { listMigrations, migrate } from '../apps/server/src/platform/db/migrate.ts'
import { readEnvironment, readSettings } from '../apps/server/src/platform/env/settings.ts'
import { openJobQueue } from '../apps/server/src/platform/jobs/job-queue.ts'
import { createLogger } from '../apps/server/src/platform/logger/logger.ts'
import { appDatabaseUrl } from './app-database/open-app-database.ts'

await using running = new AsyncDisposableStack()
const settings = readSettings(await readEnvironment(path.resolve(import.meta.dirname, '../.env')))
const url = await appDatabaseUrl(settings, running)
const { db } = connect(url, { max: 2, onError: () => {} })
running.defer(() => db.destroy())
const before = await listMigrations(db)
await migrate(db)
const queue = await openJobQueue({ url, log: createLogger('warn'), jobs: [], works: false })
await queue.stop()
const added = (await listMigrations(db)).filter((name) => !before.includes(name))
console.log(added.length === 0 ? 'Baza danych jest aktualna.' : `Wykonane migracje: ${added.join(', ')}`)
