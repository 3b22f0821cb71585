import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import type { Db } from '../../src/platform/db/connect.ts'
import type { DB } from '../../src/platform/db/row-types.gen.ts'

/** A database asked by a short way, which reads and plans each statement once a connection: lives ask the same two hundred some millions of times. */
export function connectPreparing(url: string): Db {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `statement_${names.size}`
    names.set(text, name)
    return name
  }
  const local = new URL(url)
  local.searchParams.set('host', inject('postgresSockets'))
  const pool = new pg.Pool({ connectionString: local.href, max: 2, idleTimeoutMillis: 0 })
  const preparing = (client: pg.PoolClient): pg.PoolClient =>
    Object.create(client, {
      query: {
        value: (text: string, values: unknown[]) => client.query(values.length === 0 ? text : { name: nameOf(text), text, values }),
      },
    })
  const dialect = new PostgresDialect({
    pool: { connect: async () => preparing(await pool.connect()), end: () => pool.end(), options: pool.options },
  })
  return new Kysely<DB>({ dialect })
}
