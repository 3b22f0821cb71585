import type { Truth } from '../set-format.ts'

/** A row of characters; cells keep their columns on paper, whatever the typeface. */
export interface TextRow {
  kind: 'text'
  cells: Cell[]
  bold: boolean
  /** Printed this many times as wide and high. */
  scale: number
}

export interface Cell {
  text: string
  align: 'left' | 'right' | 'center'
  /** Characters; 0 takes what the others leave. */
  width: number
}

/** What tills print beside text. */
interface GraphicRow {
  kind: 'logo' | 'barcode' | 'qr' | 'space'
  /** The name in a logo, the digits of a code. */
  text: string
}

export type Row = TextRow | GraphicRow

/** A row with a left and a right end. */
export function row(left: string, right = '', emphasis: { bold?: boolean; scale?: number } = {}): TextRow {
  const cells: Cell[] = [{ text: left, align: 'left', width: 0 }]
  if (right !== '') cells.push({ text: right, align: 'right', width: right.length })
  return { kind: 'text', cells, bold: emphasis.bold ?? false, scale: emphasis.scale ?? 1 }
}

/** A row in the middle of the paper. */
export function centered(text: string, emphasis: { bold?: boolean; scale?: number } = {}): TextRow {
  return { kind: 'text', cells: [{ text, align: 'center', width: 0 }], bold: emphasis.bold ?? false, scale: emphasis.scale ?? 1 }
}

/** A row of columns. */
export function columns(...cells: Cell[]): TextRow {
  return { kind: 'text', cells, bold: false, scale: 1 }
}

export function cell(text: string, width: number, align: Cell['align'] = 'left'): Cell {
  return { text, width, align }
}

/** A row of one repeated sign. */
export function line(sign: string, width: number): TextRow {
  return row(sign.repeat(Math.ceil(width / sign.length)).slice(0, width))
}

/** The row on a grid of characters. */
export function gridText(textRow: TextRow, width: number): string {
  const fixed = textRow.cells.reduce((sum, { width: own }) => sum + own, 0)
  const fitting = Math.floor(width / textRow.scale)
  return textRow.cells
    .map(({ text, align, width: own }, index) => {
      const room = own === 0 ? Math.max(fitting - fixed, text.length + (index < textRow.cells.length - 1 ? 1 : 0)) : own
      if (align === 'left') return text.padEnd(room)
      return align === 'right' ? text.padStart(room) : `${' '.repeat(Math.max(0, Math.floor((room - text.length) / 2)))}${text}`
    })
    .join('')
    .trimEnd()
}

/** Everything that can be read on the paper, a printed line a line. */
export function printedText(rows: readonly Row[], width: number): string {
  return rows
    .flatMap((printed) => {
      if (printed.kind === 'text') return [gridText(printed, width)]
      return printed.text === '' || printed.kind === 'qr' ? [] : [printed.text]
    })
    .join('\n')
}

/** A printed line that looks like an item and is none. */
type Decoy = Truth['decoys'][number]

/** What a till has printed. */
export interface Printout {
  rows: Row[]
  /** Whether each line of the basket shows its pack's size, in the basket's order. */
  sized: boolean[]
  decoys: Decoy[]
}

/** Paper that comes out of the till, and what is on it. */
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
      printout.decoys.push(...rows.map((decoy) => ({ kind, text: gridText(decoy, width).trim().replace(/\s+/g, ' ') })))
    },
  }
}
