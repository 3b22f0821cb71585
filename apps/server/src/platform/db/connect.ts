import { Kysely, PostgresDialect, type Transaction } from 'kysely'
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
