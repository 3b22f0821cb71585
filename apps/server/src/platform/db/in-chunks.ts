import { type RawBuilder, sql } from 'kysely'
import type { Trx } from './connect.ts'

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
