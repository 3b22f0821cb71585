import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'

const SCHEMAS = ['public', 'pgboss']
/** Kysely's own lock, which older databases have: it holds nothing. */
const LEFT_OUT = ['kysely_migration_lock']

/** A table with the columns that can be written. */
export interface Table {
  schema: string
  name: string
  columns: string[]
}

/** All tables of the app and of its queue, partitions as part of their table. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($2)
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by n.nspname, c.relname order by n.nspname, c.relname`,
    [SCHEMAS, LEFT_OUT],
  )
  return rows
}

/** A name as SQL reads it. */
function quoted({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

const PACE_BYTES = 256 * 1024

/**
 * The rows of a table in PostgreSQL's own text format, a line each: exact, and the same in every version. With `rests` it works half of
 * the time, and with it the database, which nothing else slows down: others read meanwhile.
 */
export async function* copyOut(
  client: pg.ClientBase,
  { columns, ...table }: Table,
  digest: RowsDigest,
  rests = false,
): AsyncGenerator<Buffer> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  let since = performance.now()
  let read = 0
  for await (const bytes of client.query(to(`copy (select ${list} from ${quoted(table)}) to stdout`))) {
    digest.add(bytes)
    yield bytes
    read += bytes.length
    if (read < PACE_BYTES || !rests) continue
    await sleep(performance.now() - since)
    since = performance.now()
    read = 0
  }
}

/** A stream that writes such rows into a table. */
export function copyIn(client: pg.ClientBase, { columns, ...table }: Table) {
  return client.query(from(`copy ${quoted(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')}) from stdin`))
}

const LINE_FEED = 10

/** Number and hash of rows in whatever order: the sum of the SHA-256 of each, as eight numbers of 32 bits. */
export class RowsDigest {
  rows = 0
  readonly #sums = new Uint32Array(8)
  #rest: Buffer = Buffer.alloc(0)

  add(bytes: Buffer): void {
    const joined = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes])
    let start = 0
    for (let end = joined.indexOf(LINE_FEED); end >= 0; end = joined.indexOf(LINE_FEED, start)) {
      this.#addRow(joined.subarray(start, end))
      start = end + 1
    }
    this.#rest = joined.subarray(start)
  }

  #addRow(row: Buffer): void {
    const digest = hash('sha256', row, 'buffer')
    for (let lane = 0; lane < 8; lane++) this.#sums[lane] = ((this.#sums[lane] ?? 0) + digest.readUInt32LE(4 * lane)) >>> 0
    this.rows += 1
  }

  get hash(): string {
    return Buffer.from(this.#sums.buffer).toString('hex')
  }
}

interface Sequence {
  schema: string
  name: string
  value: string
}

/** Where the sequences stand that were used; they know no snapshots, so read after the rows they are ahead of all of them. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences
    where schemaname = any($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

export async function setSequence(client: pg.ClientBase, { value, ...sequence }: Sequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint)', [quoted(sequence), value])
}

/** Version of the queue's tables; null where there are none. */
export async function readQueueVersion(client: pg.ClientBase): Promise<number | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('pgboss.version') is not null as there`)
  if (!rows[0]?.there) return null
  const { rows: versions } = await client.query<{ version: number }>('select version from pgboss.version')
  return versions[0]?.version ?? null
}

/** Empties all tables and takes off what would stand in the way of filling them one by one; the returned function puts it back, checking it. */
export async function clearTables(client: pg.ClientBase, tables: readonly Table[]): Promise<() => Promise<void>> {
  const { rows: foreignKeys } = await client.query<{ on: string; name: string; definition: string }>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace::regnamespace::text = any($1)`,
    [SCHEMAS],
  )
  const names = tables.map(quoted)
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`)
  for (const { on, name } of foreignKeys) await client.query(`alter table ${on} drop constraint ${name}`)
  return async () => {
    for (const { on, name, definition } of foreignKeys) await client.query(`alter table ${on} add constraint ${name} ${definition}`)
    for (const name of names) await client.query(`alter table ${name} enable trigger user`)
  }
}

/** Keys of the pictures that the snapshot names. */
export async function listFileKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select key from pictures order by key')
  return rows.map(({ key }) => key)
}
