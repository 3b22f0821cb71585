import path from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../platform/db/embedded-postgres/start.ts'
import type { Settings } from '../platform/env/settings.ts'

/** Address of the database of the settings, or of the embedded one, started for it; `lost` rejects when that one ends. */
export async function openDatabase(settings: Settings, running: AsyncDisposableStack): Promise<{ url: string; lost: Promise<never> }> {
  if (settings.DATABASE_URL) {
    await checkAnswers(settings.DATABASE_URL)
    return { url: settings.DATABASE_URL, lost: new Promise(() => {}) }
  }
  const folder = path.resolve(settings.DATA_DIR, 'postgres')
  const postgres = await startEmbeddedPostgres(folder)
  running.defer(() => postgres.stop())
  const lost = postgres.ended.then((): never => {
    throw new Error(`The embedded PostgreSQL has ended; its log is ${folder}/postgres.log`)
  })
  // Our own stop ends it as well, when nobody waits for it any more.
  lost.catch(() => {})
  return { url: postgres.url(), lost }
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
