import type { RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { poolWaitSeconds } from '../metrics/metrics.ts'
import type { Db } from './connect.ts'

/** Sends a statement that its connection reads and plans once and keeps. */
export type PreparedRead = <Row extends object>(statement: RawBuilder<Row>) => Promise<Row[]>

interface Asked {
  query: { name: string; text: string; values: unknown[] }
  resolve: (rows: object[]) => void
  reject: (error: unknown) => void
}

/** Statements that one connection answers one after the other; more would leave the database's other processes idle. */
const MOST_TOGETHER = 8

/**
 * For what is asked at every turn, where planning takes as long as reading. The columns of such a statement must be written out: what
 * is kept does not follow a table that changes under it. What is asked in one turn of the event loop goes to the database in one
 * message, each statement with an answer and an error of its own (decision 086).
 */
export function createPreparedRead(db: Db, pool: Pool): PreparedRead {
  const names = new Map<string, string>()
  let waiting: Asked[] = []

  function sendWaiting(): void {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += MOST_TOGETHER) void sendTogether(pool, asked.slice(from, from + MOST_TOGETHER))
  }

  return <Row extends object>(statement: RawBuilder<Row>) => {
    const { sql: text, parameters } = statement.compile(db)
    const name = names.get(text) ?? `read${names.size}`
    names.set(text, name)
    if (waiting.length === 0) setImmediate(sendWaiting)
    return new Promise<Row[]>((resolve, reject) => {
      waiting.push({ query: { name, text, values: [...parameters] }, resolve: (rows) => resolve(rows as Row[]), reject })
    })
  }
}

/** Never rejects: whoever asked hears what became of their statement. */
async function sendTogether(pool: Pool, asked: readonly Asked[]): Promise<void> {
  const end = poolWaitSeconds.startTimer()
  let client: PoolClient
  try {
    client = await pool.connect().finally(end)
  } catch (error) {
    for (const { reject } of asked) reject(error)
    return
  }
  const { stream } = client.connection
  stream.cork()
  const answers = asked.map(({ query, resolve, reject }) => client.query<object>(query).then(({ rows }) => resolve(rows), reject))
  stream.uncork()
  await Promise.all(answers)
  client.release()
}
