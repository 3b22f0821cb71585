import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres/start.ts'
import type { Settings } from '../platform/env/settings.ts'

/** Address of the database of the settings; the embedded one is started for it when there is none. */
export async function openDatabase(settings: Settings, running: AsyncDisposableStack): Promise<{ url: string; ended: Promise<string> }> {
  if (settings.DATABASE_URL) {
    await checkAnswers(settings.DATABASE_URL)
    return { url: settings.DATABASE_URL, ended: new Promise(() => {}) }
  }
  const postgres = await startEmbeddedPostgres(path.resolve(settings.DATA_DIR, 'postgres'))
  running.defer(() => postgres.stop())
  return { url: postgres.url(), ended: postgres.ended.then(() => 'the embedded PostgreSQL has ended') }
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
