import { Kysely, PostgresDialect, type PostgresPool, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { poolWaitSeconds } from '../metrics/metrics.ts'
import type { DB } from './row-types.gen.ts'

/** The database outside a transaction. */
export type Db = Kysely<DB>
/** One open transaction. */
export type Trx = Transaction<DB>

// Ids fit a double for the next nine quadrillion rows; calendar days stay text, never midnight somewhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

interface ConnectOptions {
  max: number
  /** Called for connections that die while idle, which would otherwise end the process. */
  onError: (error: Error) => void
  /** How long a query waits for a connection, in milliseconds. */
  waitMs?: number
}

/** Opens a pool of at most `max` connections. */
export function connect(url: string, { max, onError, waitMs = 10_000 }: ConnectOptions): { db: Db; pool: pg.Pool } {
  // Pipelined: statements given to one connection at once go out without waiting for each other's answers (decision 086).
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: waitMs, application_name: 'spizarka', pipeline: true })
  pool.on('error', onError)
  // A connection that dies in use fails its query, where it is handled; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: withWaitMetrics(pool) }) }), pool }
}

/** The pool as it is, every wait for one of its connections noted. */
function withWaitMetrics(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const end = poolWaitSeconds.startTimer()
      try {
        return await pool.connect()
      } finally {
        end()
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

/** True when every connection of the pool stayed in use for as long as anyone waits; pg-pool gives its error no code. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect'
}

// Connections that are refused or break: the database starts, stops, or is not there.
const CONNECTION_ERROR_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '08000', '08003', '08006'])

/** True when the database is away for the moment; the driver gives some of its errors no code. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CONNECTION_ERROR_CODES.has(String(error.code))) || error.message.startsWith('Connection terminated')
}

/** True when the database accepts writes: on a full disk or in read-only mode it still answers. */
export async function isDatabaseWritable(db: Db): Promise<boolean> {
  return sql`update write_probes set written_at = now()`.execute(db).then(
    ({ numAffectedRows }) => numAffectedRows === 1n,
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
