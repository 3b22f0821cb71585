import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { connect, type Db } from '../../apps/server/src/platform/db/connect.ts'
import { ROLE } from '../../apps/server/src/platform/db/embedded-postgres/cluster.ts'
import { isPostmaster, readPostmaster } from '../../apps/server/src/platform/db/embedded-postgres/ownership.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres/start.ts'
import { prepareSchema } from '../../apps/server/src/platform/db/migrate.ts'
import type { Settings } from '../../apps/server/src/platform/env/settings.ts'

/** The app's database, also beside a running app, whose embedded one is then used and otherwise started. */
export async function openAppDatabase(settings: Settings, running: AsyncDisposableStack): Promise<Db> {
  const { db } = connect(await appDatabaseUrl(settings, running), { max: 2, onError: () => {} })
  running.defer(() => db.destroy())
  await prepareSchema(db, settings.migrates)
  return db
}

/** Its address, whatever stands in it. */
export async function appDatabaseUrl(settings: Settings, running: AsyncDisposableStack): Promise<string> {
  return settings.DATABASE_URL ?? embeddedUrl(path.resolve(settings.DATA_DIR, 'postgres'), running)
}

async function embeddedUrl(home: string, running: AsyncDisposableStack): Promise<string> {
  const data = path.join(home, 'data')
  const postmaster = await readPostmaster(data)
  if (postmaster?.ready && (await isPostmaster(postmaster.pid, data))) {
    const password = await readFile(path.join(home, 'password'), 'utf8')
    return `postgres://${ROLE}:${password}@127.0.0.1:${postmaster.port}/${ROLE}`
  }
  const postgres = await startEmbeddedPostgres(home)
  running.defer(() => postgres.stop())
  return postgres.url()
}
