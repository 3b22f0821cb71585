import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Settings } from '../env/settings.ts'
import type { Db } from './connect.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../db/migrations')

/** First line of a migration whose statements, each ending a line, run one by one: for indexes that are made while others write. */
const OUTSIDE_TRANSACTION = '-- outside a transaction'
const LOCK = '3853314791062309107'

interface Options {
  /** The migrations that are wanted; all when left out. */
  only?: readonly string[]
  folder?: string
  /** Leaves a database alone where any have run. */
  onlyWhenEmpty?: boolean
}

/**
 * Brings the schema up to date, forward only, each migration in a transaction of its own with the note that it ran. Safe to run from
 * several processes. Throws when the database knows a migration that this program does not.
 */
export async function migrate(db: Db, { only, folder = FOLDER, onlyWhenEmpty = false }: Options = {}): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Asked for again and again: whoever waits inside a statement holds a snapshot, which an index made concurrently waits for.
    while (!(await takeLock(connection))) await sleep(50)
    try {
      await sql`create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
        connection,
      )
      const { ran, missing } = await compareMigrations(connection, folder)
      if (onlyWhenEmpty && ran.length > 0) return
      for (const name of missing) if (only?.includes(name) ?? true) await run(connection, name, folder)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)}::bigint)`.execute(connection)
    }
  })
}

/** Brings the schema up to date where that is wanted, and then throws when it is not the one that this program was written for. */
export async function prepareSchema(db: Db, when: Settings['migrates']): Promise<void> {
  if (when !== 'never') await migrate(db, { onlyWhenEmpty: when === 'when-empty' })
  await requireMigrated(db)
}

/** Throws when the schema is not the one that this program was written for. */
export async function requireMigrated(db: Db): Promise<void> {
  const { missing } = await compareMigrations(db, FOLDER)
  if (missing.length === 0) return
  throw new Error(
    `The database lacks ${missing.length} migrations (${missing[0]} …). Run npm run migrate, or start with MIGRATE=yes; make a backup first.`,
  )
}

/** Names of the migrations that ran, in their order; none where there is no schema. */
export async function listMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select from information_schema.tables where table_name = 'kysely_migration'`.execute(db)
  if (tables.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db)
  return rows.map(({ name }) => name)
}

/** Names of the migrations that this program has, in their order. */
export async function knownMigrations(folder = FOLDER): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .toSorted()
}

async function compareMigrations(db: Db, folder: string): Promise<{ ran: string[]; missing: string[] }> {
  const [ran, known] = await Promise.all([listMigrations(db), knownMigrations(folder)])
  const foreign = ran.filter((name) => !known.includes(name))
  if (foreign.length > 0)
    throw new Error(
      `This Spiżarka is older than its database, which knows ${foreign.join(', ')}. Start the version that ran last, or a newer one.`,
    )
  return { ran, missing: known.filter((name) => !ran.includes(name)) }
}

async function takeLock(db: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK)}::bigint) as taken`.execute(db)
  return rows[0]?.taken === true
}

async function run(connection: Db, name: string, folder: string): Promise<void> {
  const text = await readFile(path.join(folder, `${name}.sql`), 'utf8')
  const note = sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`
  if (text.startsWith(OUTSIDE_TRANSACTION)) {
    for (const statement of text.split(';\n')) if (statement.trim() !== '') await sql.raw(statement).execute(connection)
    await note.execute(connection)
    return
  }
  await connection.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx)
    await note.execute(trx)
  })
}
