import { z } from 'zod'
import { BackupError } from './backup-error.ts'

const tableSchema = z.object({ schema: z.string(), name: z.string(), rows: z.int(), hash: z.string() })

/** What a backup consists of, in this order: one `backup`, then tables, files and keys with their bytes, and one `end`. */
const recordSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('backup'),
    version: z.string(),
    madeAt: z.iso.datetime(),
    migrations: z.array(z.string()),
    queueVersion: z.int().nullable(),
  }),
  z.object({ type: z.literal('table'), schema: z.string(), name: z.string(), columns: z.array(z.string()) }),
  z.object({ type: z.literal('file'), key: z.string() }),
  z.object({ type: z.literal('key'), name: z.enum(['secret-key', 'data-keys']) }),
  z.object({
    type: z.literal('end'),
    tables: z.array(tableSchema),
    sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
    files: z.int(),
    missingFiles: z.int(),
  }),
])
export type BackupRecord = z.output<typeof recordSchema>

/** A record's head as bytes; its own bytes follow as any number of `piece`s and one `END_OF_RECORD`. */
export function head(record: BackupRecord): Buffer {
  return piece(Buffer.from(JSON.stringify(record)))
}

/** Some bytes of a record, their number before them; none are left out. */
export function piece(bytes: Uint8Array): Buffer {
  if (bytes.length === 0) return Buffer.alloc(0)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

export const END_OF_RECORD = Buffer.alloc(4)

const MAX_BYTES = 64 * 1024 * 1024

/** Reads records one after the other; the bytes of one have to be read to their end before the next. */
export class RecordReader {
  readonly #source: AsyncIterator<Uint8Array>
  #rest = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The head of the next record. */
  async next(): Promise<BackupRecord> {
    const bytes = await this.#piece()
    if (!bytes) throw new BackupError('Kopia jest uszkodzona lub ucięta.')
    return recordSchema.parse(JSON.parse(bytes.toString()))
  }

  async *bytes(): AsyncGenerator<Buffer> {
    for (let bytes = await this.#piece(); bytes; bytes = await this.#piece()) yield bytes
  }

  async all(): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const bytes of this.bytes()) pieces.push(bytes)
    return Buffer.concat(pieces)
  }

  /** Reads on to the end: only then all of it is known to be what was sealed. */
  async finish(): Promise<void> {
    while (!(await this.#source.next()).done);
  }

  /** Undefined at the end of a record. */
  async #piece(): Promise<Buffer | undefined> {
    const length = (await this.#read(4)).readUInt32BE()
    if (length > MAX_BYTES) throw new BackupError('Kopia jest uszkodzona lub ucięta.')
    return length === 0 ? undefined : this.#read(length)
  }

  async #read(length: number): Promise<Buffer> {
    const parts = [this.#rest]
    let found = this.#rest.length
    while (found < length) {
      const { value, done } = await this.#source.next()
      if (done) throw new BackupError('Kopia jest uszkodzona lub ucięta.')
      parts.push(Buffer.from(value))
      found += value.length
    }
    const joined = parts.length === 1 ? this.#rest : Buffer.concat(parts)
    this.#rest = joined.subarray(length)
    return joined.subarray(0, length)
  }
}
