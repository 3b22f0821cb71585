import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../apps/server/src/platform/db/connect.ts'

/** A table with something sealed in its rows. */
export interface SealedTable {
  name: 'sealed_profiles' | 'data_exports' | 'second_factors' | 'failed_jobs' | 'recipe_help'
  /** Column that holds what is sealed under the row's `key_id`. */
  column: string
  /** What each row was sealed for. */
  place: RawBuilder<string>
  /** How many rows fit into memory well. */
  rowsAtOnce: number
}

export const SEALED_TABLES: readonly SealedTable[] = [
  { name: 'sealed_profiles', column: 'sealed', place: sql`'sealed_profiles/' || user_id || '/' || kind`, rowsAtOnce: 500 },
  { name: 'second_factors', column: 'sealed_secret', place: sql`'second_factors/' || user_id || '/sealed_secret'`, rowsAtOnce: 500 },
  { name: 'failed_jobs', column: 'sealed_payload', place: sql`'failed_jobs/' || id || '/sealed_payload'`, rowsAtOnce: 500 },
  { name: 'recipe_help', column: 'sealed', place: sql`'recipe_help/' || session_id || '/sealed'`, rowsAtOnce: 100 },
  // Whole archives.
  { name: 'data_exports', column: 'sealed', place: sql`'data_exports/' || id || '/sealed'`, rowsAtOnce: 10 },
]

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

/** Some of the rows under a key, except for those of the places to leave out. */
export async function listRowsUnder(db: Db, table: SealedTable, keyId: string, leftOut: readonly string[]): Promise<SealedRow[]> {
  const { rows } = await sql<SealedRow>`
    select ctid::text as at, ${table.place} as place, ${sql.ref(table.column)} as bytes from ${sql.table(table.name)}
    where key_id = ${keyId} and ${table.place} <> all(${leftOut}) limit ${table.rowsAtOnce}`.execute(db)
  return rows
}

/** Puts new bytes in the place of the old in those rows that nobody has written meanwhile; says in how many. */
export async function updateIfUnchanged(
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
