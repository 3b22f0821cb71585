import { type CompiledQuery, type DatabaseConnection, type Driver, Kysely, PostgresDialect, type RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { poolWaitSeconds } from '../metrics/metrics.ts'
import type { Db } from './connect.ts'
import type { DB } from './row-types.gen.ts'

/** The database for statements that nearly every call sends. */
export interface PreparedReads {
  reads: Db
  /** The same without Kysely's overhead, for the statement that every call begins with. */
  readPrepared: <Row extends object>(statement: RawBuilder<Row>) => Promise<Row[]>
}

interface PendingStatement {
  query: { name: string; text: string; values: unknown[] }
  resolve: (found: { rows: object[] }) => void
  reject: (error: unknown) => void
}

/** Statements that one connection answers one after the other; more would leave the database's other processes idle. */
const MAX_PIPELINED = 8

/**
 * The database for what is asked by nearly every call, where planning takes as long as reading: each connection reads and plans a statement once and
 * keeps it. The columns of such a statement must be written out, since what is kept does not follow a table that changes under it; there are
 * no transactions. What is asked in one turn of the event loop goes to the database in one message, each statement with an answer and an error
 * of its own (decision 086).
 */
export function createPreparedReads(pool: Pool): PreparedReads {
  const names = new Map<string, string>()
  let waiting: PendingStatement[] = []

  function sendWaiting(): void {
    const asked = waiting
    waiting = []
    for (let from = 0; from < asked.length; from += MAX_PIPELINED) void sendTogether(pool, asked.slice(from, from + MAX_PIPELINED))
  }

  const connection = {
    executeQuery({ sql: text, parameters }: CompiledQuery) {
      const name = names.get(text) ?? `read${names.size}`
      names.set(text, name)
      if (waiting.length === 0) setImmediate(sendWaiting)
      return new Promise<{ rows: object[] }>((resolve, reject) => {
        waiting.push({ query: { name, text, values: [...parameters] }, resolve, reject })
      })
    },
    streamQuery: refuse,
  } as DatabaseConnection
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  const dialect = new PostgresDialect({ pool })
  const reads = new Kysely<DB>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
    },
  })
  return {
    reads,
    readPrepared: async <Row extends object>(statement: RawBuilder<Row>) =>
      (await connection.executeQuery<Row>(statement.compile(reads))).rows,
  }
}

function refuse(): never {
  throw new Error('Prepared reads know no transactions and no cursors.')
}

/** Never rejects: each caller gets the outcome of its own statement. */
async function sendTogether(pool: Pool, asked: readonly PendingStatement[]): Promise<void> {
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
  const answers = asked.map(({ query, resolve, reject }) => client.query<object>(query).then(resolve, reject))
  stream.uncork()
  await Promise.all(answers)
  client.release()
}
