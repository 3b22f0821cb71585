import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { addFromReceipt } from '@spizarka/contract/intake'
import type { Engine, Receipt, ReceiptItem } from '@spizarka/engine'
import sharp from 'sharp'
import type { MadeUser } from './factories.ts'
import type { TestApp } from './harness.ts'
import { type ReadList, readReview } from './intakes.ts'

/** A picture of nothing in particular. */
export function aPicture(kind: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' = 'jpeg'): Promise<Buffer> {
  return sharp({ create: { width: 40, height: 60, channels: 3, background: '#ddd' } })
    .toFormat(kind)
    .toBuffer()
}

/** A JPEG of exactly that many bytes: what stands behind its end is read by nobody. */
export async function aPictureOf(bytes: number): Promise<Buffer> {
  const picture = await aPicture()
  return Buffer.concat([picture, randomBytes(bytes - picture.length)])
}

/** A black square as a PNG of a bit a pixel: few bytes for many pixels. */
export function aBlackPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** A line of a receipt as an engine reads it. */
export function aReceiptItem(changes: Partial<ReceiptItem> = {}): ReceiptItem {
  return {
    productName: 'mleko',
    foodId: 'mleko',
    quantityGrams: null,
    quantityMl: null,
    quantityPieces: 1,
    isSpice: false,
    problem: null,
    sourceLine: 'MLEKO UHT 1 x3,49 3,49C',
    priceGrosze: 349,
    receiptName: 'MLEKO UHT',
    doubtful: false,
    ...changes,
  }
}

/** A receipt as an engine reads it. */
export function aReceipt(changes: Partial<Receipt> = {}): Receipt {
  return { items: [], totalGrosze: null, shop: 'Biedronka', boughtOn: '2026-11-20', legibility: 'read', sumsAgree: null, ...changes }
}

/** Sends a picture and waits until it has been read. */
export async function readReceiptPicture(app: TestApp, user: MadeUser): Promise<ReadList> {
  const sessionId = await sendReceipt(app, user)
  await app.runJobs()
  return readReview(app, user, sessionId)
}

/** Sends a picture that is left to the test to have read. */
export async function sendReceipt(app: TestApp, { token }: MadeUser): Promise<string> {
  const { session_id } = await app.succeed(addFromReceipt, { token, file: { bytes: await aPicture() } })
  return session_id
}

const refuse = () => Promise.reject(new Error('nothing but receipts here'))

/** An engine that reads pictures so, and nothing else. */
export function anEngineThatReads(readReceipt: Engine['readReceipt']): Engine {
  return { extractProducts: refuse, readReceipt, composeRecipes: refuse, illustrate: refuse, close: async () => {} }
}
