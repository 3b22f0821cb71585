import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { type ReadRecord, readJsonRecord, tabSeparatedReader } from './dump-format.ts'
import { readLines } from './read-lines.ts'

// The longest records have some hundred kilobytes.
const LONGEST_LINE_BYTES = 8 * 1024 * 1024

/** What is wrong with the file that was given, in words for whoever gave it. */
export class UnusableFile extends Error {}

/** A dump, open for reading. */
export interface Dump {
  name: string
  /** In bytes. */
  size: number
  modifiedAt: Date
  readRecord: ReadRecord
  /** The lines with a record; null for one that is too long. */
  lines: AsyncIterable<Buffer | null>
}

/** Opens a dump of Open Food Facts: `.jsonl` or `.csv` (separated by tabs), each also packed as `.gz`. */
export async function openDump(file: string): Promise<Dump> {
  const [, format, isPacked] = /\.(jsonl|csv)(\.gz)?$/.exec(file) ?? []
  if (!format) throw new UnusableFile('Plik musi mieć rozszerzenie .jsonl, .csv, .jsonl.gz lub .csv.gz.')
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new UnusableFile(`Nie ma takiego pliku: ${file}`)
  const lines = readLines(chunksOf(file, isPacked !== undefined), LONGEST_LINE_BYTES)
  const readRecord = format === 'jsonl' ? readJsonRecord : await readHeader(lines)
  return { name: path.basename(file), size: found.size, modifiedAt: found.mtime, readRecord, lines }
}

async function readHeader(lines: AsyncIterator<Buffer | null>): Promise<ReadRecord> {
  const { value } = await lines.next()
  const header =
    value instanceof Buffer
      ? value
          .toString('utf8')
          .replace(/^\ufeff/, '')
          .trimEnd()
      : ''
  const read = tabSeparatedReader(header)
  if (!read)
    throw new UnusableFile('W pierwszym wierszu pliku .csv nie ma nazw kolumn rozdzielonych tabulatorami, w tym code i product_name.')
  return read
}

async function* chunksOf(file: string, isPacked: boolean): AsyncGenerator<Buffer> {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 })
  if (!isPacked) return yield* bytes
  const unpacked = createGunzip({ chunkSize: 256 * 1024 })
  // An error on either side ends both.
  bytes.on('error', (error) => unpacked.destroy(error))
  try {
    yield* bytes.pipe(unpacked)
  } finally {
    bytes.destroy()
  }
}
