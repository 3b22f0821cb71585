import { type RawBuilder, sql } from 'kysely'

/** A table with something sealed in its rows. */
export interface SealedTable {
  name: 'sealed_profiles' | 'data_exports' | 'second_factors' | 'failed_jobs'
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
  // Whole archives.
  { name: 'data_exports', column: 'sealed', place: sql`'data_exports/' || id || '/sealed'`, rowsAtOnce: 10 },
]
