import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/** A record of a dump before it is understood; `record` has the fields that the API has too. */
interface DumpRecord {
  code: string
  countries: readonly string[]
  record: unknown
}

/** Reads one line of a dump; throws for a line that is broken. */
type ReadRecord = (line: string) => DumpRecord

const jsonSchema = z.looseObject({ code: z.string(), countries_tags: z.array(z.string()).nullish() })

/** One record a line, as JSON. */
const readJsonRecord: ReadRecord = (line) => {
  const record = jsonSchema.parse(JSON.parse(line))
  return { code: record.code, countries: record.countries_tags ?? [], record }
}

/** One record a line, separated by tabs and never quoted, under the columns of the header line; undefined for what is no such header. */
function tabSeparatedReader(header: string): ReadRecord | undefined {
  const columns = header.split('\t')
  if (!columns.includes('code') || !columns.includes('product_name')) return undefined
  return (line) => {
    const values = line.split('\t')
    if (values.length !== columns.length) throw new Error(`${values.length} columns instead of ${columns.length}`)
    const record = Object.fromEntries(columns.map((column, at) => [column, values[at] ?? '']))
    const { code = '', countries_tags: countries = '', categories_tags: categories = '' } = record
    return { code, countries: list(countries), record: { ...record, categories_tags: list(categories) } }
  }
}

function list(text: string): string[] {
  return text === '' ? [] : text.split(',')
}

const LINE_FEED = 0x0a

/**
 * The lines of a stream, without their ends; null for a line of more than `maxBytes`, of which nothing is kept. In pieces the size of
 * the stream's chunks, so a file without a single line end takes no more memory than any other.
 */
export async function* readLines(chunks: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer | null> {
  let pieces: Buffer[] = []
  let bytes = 0
  const add = (piece: Buffer) => {
    bytes += piece.length
    if (bytes > maxBytes) pieces = []
    else pieces.push(piece)
  }
  const take = (): Buffer | null => {
    const [only = Buffer.alloc(0)] = pieces
    const line = pieces.length > 1 ? Buffer.concat(pieces) : only
    const isKept = bytes <= maxBytes
    pieces = []
    bytes = 0
    return isKept ? line : null
  }

  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end))
      yield take()
      start = end + 1
    }
    add(chunk.subarray(start))
  }
  if (bytes > 0) yield take()
}

// The longest records have some hundred kilobytes.
const MAX_LINE_BYTES = 8 * 1024 * 1024

/** What is wrong with the file that was given, in words for the person who ran the import. */
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
  const lines = readLines(chunksOf(file, isPacked !== undefined), MAX_LINE_BYTES)
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
