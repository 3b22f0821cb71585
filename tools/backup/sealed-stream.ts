import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupError } from './backup-error.ts'

const MAGIC = 'spizarka-backup '
const FORMAT = `${MAGIC}1\n`
const SALT_BYTES = 16
const HEADER_BYTES = FORMAT.length + 1 + SALT_BYTES
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
// 2^17 rounds of scrypt: a guess costs 128 MiB and half a second, which a passphrase that people remember stands up to.
const COST = 17
const MAX_COST = 20

/** What seals: a secret of people or of a file; `cost` is the logarithm of the work to try one, 17 when left out. */
export interface Seal {
  secret: string
  cost?: number
}

/**
 * Seals a stream: a header with the cost and a fresh salt, then chunks of 64 KiB under AES-256-GCM. Each chunk's nonce is its number and
 * whether it is the last, so that chunks can be neither changed nor swapped, nor cut off unnoticed.
 */
export async function* sealStream(plain: AsyncIterable<Uint8Array>, { secret, cost = COST }: Seal): AsyncGenerator<Buffer> {
  const header = Buffer.concat([Buffer.from(FORMAT), Buffer.of(cost), randomBytes(SALT_BYTES)])
  const key = await deriveKey(secret, header)
  yield header
  for await (const { number, bytes, isLast } of inBlocks(plain, CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** Opens what `sealStream` made, chunk by chunk; throws `BackupError` where it is none, is for another secret, was changed or cut off. */
export async function* openStream(sealed: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const source = sealed[Symbol.asyncIterator]()
  const { header, rest } = await readHeader(source)
  const key = await deriveKey(secret, header)
  for await (const { number, bytes, isLast } of inBlocks(withFirst(rest, source), CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw damaged()
    const text = bytes.length - TAG_BYTES
    const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header).setAuthTag(bytes.subarray(text))
    try {
      yield Buffer.concat([cipher.update(bytes.subarray(0, text)), cipher.final()])
    } catch {
      throw number === 0 ? new BackupError('Kopia się nie otwiera: hasło lub klucz jest inny albo plik jest uszkodzony.') : damaged()
    }
  }
}

function damaged(): BackupError {
  return new BackupError('Kopia jest uszkodzona lub ucięta.')
}

async function readHeader(source: AsyncIterator<Uint8Array>): Promise<{ header: Buffer; rest: Buffer }> {
  let read = Buffer.alloc(0)
  while (read.length < HEADER_BYTES) {
    const { value, done } = await source.next()
    if (done) break
    read = Buffer.concat([read, value])
  }
  const magic = read.subarray(0, FORMAT.length).toString('latin1')
  if (magic.startsWith(MAGIC) && magic !== FORMAT)
    throw new BackupError('Tę kopię zrobiła nowsza Spiżarka. Przywróć ją tą wersją, która ją zrobiła.')
  if (magic !== FORMAT || read.length < HEADER_BYTES) throw new BackupError('To nie jest kopia zapasowa Spiżarki.')
  return { header: read.subarray(0, HEADER_BYTES), rest: read.subarray(HEADER_BYTES) }
}

async function* withFirst(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

function deriveKey(secret: string, header: Buffer): Promise<Buffer> {
  const cost = header[FORMAT.length] ?? 0
  if (cost < 1 || cost > MAX_COST) throw damaged()
  const work = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) }
  return promisify<string, Buffer, number, typeof work, Buffer>(scrypt)(secret, header.subarray(FORMAT.length + 1), 32, work)
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(number, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** A stream in blocks of one size; only the last may be shorter, and there is always one. */
async function* inBlocks(source: AsyncIterable<Uint8Array>, size: number) {
  let number = 0
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of source) {
    waiting.push(bytes)
    length += bytes.length
    if (length <= size) continue
    let joined = Buffer.concat(waiting)
    // One block is kept back: it may be the last.
    for (; joined.length > size; joined = joined.subarray(size)) yield { number: number++, bytes: joined.subarray(0, size), isLast: false }
    waiting = [joined]
    length = joined.length
  }
  yield { number, bytes: Buffer.concat(waiting), isLast: true }
}
