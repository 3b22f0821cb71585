import type { DB } from '../../platform/db/row-types.gen.ts'

/** How a table's rows are told to be a user's: by a column, or by one that points into another table of theirs. */
type OfUser = string | { column: string; in: keyof DB; key: string; of: string }

/** A table as the copy of one's data shows it. */
export interface OwnTable {
  table: keyof DB
  /** Name of its files, without the ending. */
  file: string
  /** What it holds, for the reader. */
  about: string
  of: OfUser
  /** What is copied, in this order; rows come in that of the first. A column that is not named here stays out. */
  columns: readonly string[]
  /** What is left out: secrets, and what says nothing without the rest of the database. */
  withheld?: readonly string[]
}
