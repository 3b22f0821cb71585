import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { FEATURES } from '../src/app/register-features.ts'
import { connect } from '../src/platform/db/connect.ts'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/start.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openJobQueue } from '../src/platform/jobs/job-queue.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server's `postgres` database. */
    postgresUrl: string
    /** Folder of the server's sockets, for whoever asks so much that a way through the network counts. */
    postgresSockets: string
  }
}

// Tests need no disk: what they wrote is thrown away. Nor are hundreds of databases that nobody opens again visited in turn to be cleaned.
const FLAGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'max_connections=200',
].flatMap((flag) => ['-c', flag])

/** One PostgreSQL for the run, with a migrated template that every test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-test-'))
  const home = path.join(folder, 'postgres')
  const postgres = await startEmbeddedPostgres(home, [...FLAGS, '-c', `unix_socket_directories=${home}`])
  await loosenPassword(postgres.url('postgres'))
  await fillTemplate(postgres.url())
  await markAsTemplate(postgres.url('postgres'))
  project.provide('postgresUrl', postgres.url('postgres'))
  project.provide('postgresSockets', home)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Hundreds of connections are opened in a run: each would hash the password some thousand times on both sides, as it should where it protects something. */
async function loosenPassword(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set scram_iterations = 1')
  await client.query(`alter role current_user password ${client.escapeLiteral(decodeURIComponent(new URL(url).password))}`)
  await client.end()
}

async function fillTemplate(url: string): Promise<void> {
  const { db } = connect(url, { max: 2, onError: () => {} })
  await migrate(db)
  await db.destroy()
  // As the harness opens them: then each app finds its queues there and makes none.
  const jobs = FEATURES.flatMap((feature) => feature.jobs ?? []).map((job) => ({ ...job, retryDelaySeconds: 0 }))
  const queue = await openJobQueue({ url, log: pino({ level: 'silent' }), jobs, works: false })
  await queue.stop()
}

async function markAsTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('alter database spizarka rename to template_spizarka')
  await client.query('alter database template_spizarka is_template true allow_connections false')
  await client.end()
}
