import { sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/connect.ts'
import type { SealedTable } from './sealed-tables.ts'

/** One row's sealed content. */
export interface SealedRow {
  /** Where this version of the row lies: the quickest way back to it. */
  at: string
  place: string
  bytes: Buffer
}

/** The keys that some of a table's rows are under, besides the one that seals now. */
export async function listOldKeys(db: Db, { name }: SealedTable, currentKey: string): Promise<{ keyId: string; rows: number }[]> {
  const { rows } = await sql<{ keyId: string; rows: number }>`
    select key_id as "keyId", count(*)::int as rows from ${sql.table(name)} where key_id <> ${currentKey} group by key_id`.execute(db)
  return rows
}

/** Some of the rows under a key, but for those of the places to leave out. */
export async function listRowsUnder(db: Db, table: SealedTable, keyId: string, leftOut: readonly string[]): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ctid::text as at, ${table.place} as place, ${sql.ref(table.column)} as bytes from ${sql.table(table.name)}
    where key_id = ${keyId} and ${table.place} <> all(${leftOut}) limit ${table.rowsAtOnce}`.execute(db)
  return rows
}

/** Puts new bytes in the place of the old in those rows that nobody has written meanwhile; says in how many. */
export async function replaceUnchanged(
  db: Db,
  { name, column }: SealedTable,
  keyId: string,
  rows: readonly (SealedRow & { fresh: Buffer })[],
): Promise<number> {
  const [at, was, fresh] = [rows.map((row) => row.at), rows.map((row) => row.bytes), rows.map((row) => row.fresh)]
  const { numAffectedRows } = await sql`
    update ${sql.table(name)} as stored set key_id = ${keyId}, ${sql.ref(column)} = given.fresh
    from unnest(${at}::tid[], ${was}::bytea[], ${fresh}::bytea[]) as given (at, was, fresh)
    where stored.ctid = given.at and stored.${sql.ref(column)} = given.was`.execute(db)
  return Number(numAffectedRows ?? 0)
}
