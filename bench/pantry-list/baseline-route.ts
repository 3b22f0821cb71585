/** A Fastify with one route that sends the statements of the first page of a pantry and answers with their rows: the baseline. */
import { listPantry } from '@spizarka/contract/pantry'
import { fastify } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { readPantry } from '../../apps/server/src/features/pantry/read-pantry.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'

const [url = '', ownerId = '', port = ''] = process.argv.slice(2)
const { pool } = connect(url, { max: readSettings({}).DATABASE_POOL, onError: console.error })

const OWNER = { id: Number(ownerId), sessionId: '', plan: 'free', isAdmin: false, verifiedUntil: null } as const

// The very statements of the app, caught while it sends them.
const statements: CompiledQuery[] = []
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) })
await readPantry(
  { db, clock: systemClock, readPrepared: async (statement) => (await statement.execute(db)).rows },
  {
    userId: Number(ownerId),
    params: {},
    query: listPantry.query.parse({}),
    url: 'http://bare/',
    // The baseline knows no callers: the page alone.
    admit: async (reading) => ({ caller: OWNER, read: await reading }),
  },
)

const app = fastify()
app.get('/', async () => {
  const answers = await Promise.all(statements.map(({ sql, parameters }) => pool.query(sql, [...parameters])))
  return { results: answers.map(({ rows }) => rows) }
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
