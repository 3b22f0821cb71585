import type { RawBuilder } from 'kysely'
import type { Pool } from 'pg'
import { poolWaitSeconds } from '../metrics/metrics.ts'
import type { Db } from './connect.ts'

/** Sends a statement that its connection reads and plans once and keeps. */
export type PreparedRead = <Row extends object>(statement: RawBuilder<Row>) => Promise<Row[]>

/**
 * For what is asked at every turn, where planning takes as long as reading. The columns of such a statement must be written out: what
 * is kept does not follow a table that changes under it.
 */
export function createPreparedRead(db: Db, pool: Pool): PreparedRead {
  const names = new Map<string, string>()
  return async <Row extends object>(statement: RawBuilder<Row>) => {
    const { sql: text, parameters } = statement.compile(db)
    const name = names.get(text) ?? `read${names.size}`
    names.set(text, name)
    const end = poolWaitSeconds.startTimer()
    const client = await pool.connect().finally(end)
    try {
      return (await client.query<Row>({ name, text, values: [...parameters] })).rows
    } finally {
      client.release()
    }
  }
}
