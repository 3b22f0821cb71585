import type { Truth } from '../truth.ts'
import { gridText, type Row, type TextRow } from './row.ts'

/** A printed line that looks like an item and is none. */
type Decoy = Truth['decoys'][number]

/** What a till has printed. */
export interface Printout {
  rows: Row[]
  /** Whether each line of the basket shows its pack's size, in the basket's order. */
  sized: boolean[]
  decoys: Decoy[]
}

/** Paper that comes out of the till, and what stands on it. */
export interface Printer extends Printout {
  add(...rows: Row[]): void
  /** Rows that must not be read as items. */
  addDecoy(kind: Decoy['kind'], ...rows: TextRow[]): void
}

export function startPrinter(width: number): Printer {
  const printout: Printout = { rows: [], sized: [], decoys: [] }
  return {
    ...printout,
    add: (...rows) => void printout.rows.push(...rows),
    addDecoy: (kind, ...rows) => {
      printout.rows.push(...rows)
      printout.decoys.push(...rows.map((row) => ({ kind, text: gridText(row, width).trim().replace(/\s+/g, ' ') })))
    },
  }
}
