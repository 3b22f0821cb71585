import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './row-types.gen.ts'

/** The database outside a transaction. */
export type Db = Kysely<DB>
/** One open transaction. */
export type Trx = Transaction<DB>

// Ids fit a double for the next nine quadrillion rows; calendar days stay text, never midnight somewhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

/** Opens a pool; `onError` hears of connections that die while idle, which would otherwise end the process. */
export function connect(url: string, options: { max: number; onError: (error: Error) => void }): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({ connectionString: url, max: options.max, connectionTimeoutMillis: 10_000, application_name: 'spizarka' })
  pool.on('error', options.onError)
  // A connection that dies in use fails its query, which is where it is dealt with; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }), pool }
}

/** True when every connection of the pool stayed in use for as long as anyone waits; pg-pool gives its error no code. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

/** True when the database answers. */
export async function isDatabaseReachable(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}

/** The name of the violated unique constraint, or undefined when the error is another one. */
export function uniqueViolation(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined
}

const CHUNK = 500

/** What a query finds, 500 rows at a time and all as of its beginning: a big answer neither fills the memory nor holds up the process. */
export async function* inChunks<Row>(trx: Trx, query: RawBuilder<Row>): AsyncGenerator<Row[]> {
  // All of it is going to be read: a plan for the first tenth, which is what cursors get, is a bad one.
  await sql`set local cursor_tuple_fraction = 1`.execute(trx)
  await sql`declare chunks no scroll cursor for ${query}`.execute(trx)
  for (let last = CHUNK; last === CHUNK; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(CHUNK)} from chunks`.execute(trx)
    last = rows.length
    yield rows
  }
  await sql`close chunks`.execute(trx)
}
