/** A table as CSV and as JSON, taken down chunk by chunk. */
export class TableFiles {
  readonly #columns: readonly string[]
  readonly #csv: string[]
  readonly #json: string[] = []

  constructor(columns: readonly string[]) {
    this.#columns = columns
    this.#csv = [csvHeader(columns)]
  }

  add(rows: readonly Readonly<Record<string, unknown>>[]): void {
    if (rows.length === 0) return
    this.#csv.push(csvLines(this.#columns, rows))
    this.#json.push(rows.map((row) => JSON.stringify(row)).join(',\n'))
  }

  get csv(): string {
    return this.#csv.join('')
  }

  /** A list with one row a line. */
  get json(): string {
    return `[\n${this.#json.join(',\n')}\n]\n`
  }
}

const BYTE_ORDER_MARK = '\ufeff'

/**
 * Lines of a table as Polish spreadsheets open it: `;` between cells, a comma before decimals; lists and objects are JSON. The first
 * line of a file is `csvHeader`.
 */
export function csvLines(columns: readonly string[], rows: readonly Readonly<Record<string, unknown>>[]): string {
  return rows.map((row) => line(columns.map((column) => textOf(row[column])))).join('')
}

/** The names of the columns, behind the mark by which a spreadsheet knows UTF-8. */
export function csvHeader(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + line(columns)
}

function line(cells: readonly string[]): string {
  return `${cells.map(quote).join(';')}\r\n`
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'number') return decimalComma(String(value))
  if (typeof value !== 'string') return JSON.stringify(value)
  return isDecimal(value) ? decimalComma(value) : withoutFormula(value)
}

// Exact decimals come from the database as text. With a point, a Polish spreadsheet would take 1.5 for the first of May.
function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text)
}

function decimalComma(number: string): string {
  return number.replace('.', ',')
}

/**
 * What a spreadsheet would run as a formula, in full-width letters too, stays text behind an apostrophe: others may have chosen it, as on
 * a receipt. A cell that is known to be text goes through here before `csvLines`, which takes "-1" for a number.
 */
export function withoutFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
}

function quote(cell: string): string {
  return /[;"\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
