import { csvHeader, csvLines } from './csv.ts'

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
