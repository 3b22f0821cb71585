/** A Fastify with one route that sends the statement of a lookup for the code in the path and answers with its row: the baseline. */
import { fastify } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { z } from 'zod'
import { findKnownProduct } from '../../apps/server/src/features/products/products.queries.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'

const [url = '', userId = '', port = ''] = process.argv.slice(2)
const { pool } = connect(url, { max: readSettings({}).DATABASE_POOL, onError: console.error })

// The very statement of the app, caught while it sends it for a code that stands for all.
const ANY = 'any code'
const statements: CompiledQuery[] = []
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) })
await findKnownProduct(db, Number(userId), ANY)
const [statement] = statements
if (!statement) throw new Error('A lookup sent no statement')

const paramsSchema = z.object({ gtin: z.string() })
const app = fastify()
app.route({
  method: 'GET',
  url: '/:gtin',
  async handler(request) {
    const { gtin } = paramsSchema.parse(request.params)
    const values = statement.parameters.map((value) => (value === ANY ? gtin : value))
    const { rows } = await pool.query(statement.sql, values)
    return { data: rows[0] }
  },
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
