import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import { checkItems } from '@spizarka/culinary/matching'
import { parseReceipt } from '@spizarka/culinary/receipts'
import { createEngine, type Engine, llmSettings, type ReceiptItem } from '@spizarka/engine'
import { normalisePicture, PictureError } from '@spizarka/engine/pictures'
import { z } from 'zod'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { answerJsonLines } from './json-lines.ts'

/** What of a read receipt is written out; both the grammar alone and the engine give it. */
interface ReadReceipt {
  items: readonly Omit<ReceiptItem, 'places'>[]
  totalGrosze: number | null
  shop: string | null
}

/** A read receipt in the format of the kitchen's answers, its items compared with an empty pantry. */
export function receiptAnswer({ items, totalGrosze, shop }: ReadReceipt, milliseconds: number): object {
  const prices = items.map((item) => item.priceGrosze)
  return {
    items: checkItems(items, []).map((item, place) => ({
      product_name: item.productName,
      quantity_grams: item.quantityGrams,
      quantity_ml: item.quantityMl,
      quantity_pieces: item.quantityPieces,
      is_spice: item.isSpice,
      status: item.status,
      source_line: item.sourceLine,
      price_grosze: prices[place] ?? null,
    })),
    total_grosze: totalGrosze,
    shop,
    ms: Math.round(milliseconds * 1000) / 1000,
  }
}

/** Why nothing was read, as the app says it. */
export function receiptError(code: ErrorCode): object {
  return { error: ERRORS[code].text }
}

/** As many as the worker reads at once. */
const CONCURRENT_READINGS = 2

const REFUSALS: Record<PictureError['kind'], ErrorCode> = {
  not_a_picture: 'picture_format',
  damaged: 'picture_damaged',
  too_big: 'picture_too_big',
}

/** Reads pictures of receipts as the worker does and writes what it read, in the order of the files. */
export async function readReceipts(files: readonly string[], output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  const reading: Promise<object>[] = []
  for (const file of files) {
    if (reading.length === CONCURRENT_READINGS) await writeLine(output, await reading.shift())
    reading.push(readOne(engine, file))
  }
  for (const answer of reading) await writeLine(output, await answer)
  await engine.close()
}

async function writeLine(output: NodeJS.WritableStream, answer: object | undefined): Promise<void> {
  if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain')
}

async function readOne(engine: Engine, file: string): Promise<object> {
  const id = path.parse(file).name
  try {
    return { id, ...(await answerOf(engine, await readFile(file))) }
  } catch (error) {
    if (error instanceof PictureError) return { id, ...receiptError(REFUSALS[error.kind]) }
    console.error(`${file}: ${String(error)}`)
    return { id, ...receiptError(isMissing(error) ? 'not_found' : 'receipt_failed') }
  }
}

async function answerOf(engine: Engine, file: Uint8Array): Promise<object> {
  if (file.length === 0) return receiptError('picture_empty')
  if (file.length > LIMITS.pictureBytes) return receiptError('picture_too_big')
  const started = performance.now()
  const { jpeg } = await normalisePicture(file)
  const receipt = await engine.readReceipt({ image: jpeg })
  if (receipt.legibility === 'unreadable') return receiptError('receipt_unreadable')
  if (receipt.legibility === 'no_receipt') return receiptError('receipt_not_found')
  if (receipt.items.length === 0) return receiptError('receipt_without_food')
  return receiptAnswer(receipt, performance.now() - started)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

const requestSchema = z.object({ id: z.union([z.string(), z.number()]), text: z.string() })

/** Reads texts of receipts by the grammar alone, and says how long each took. */
export async function parseReceiptText(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Promise<void> {
  await answerJsonLines(input, output, requestSchema, async ({ text }) => {
    const started = performance.now()
    const receipt = parseReceipt(text)
    if (receipt.items.length === 0) return receiptError(receipt.isReceipt ? 'receipt_without_food' : 'receipt_not_found')
    return receiptAnswer(receipt, performance.now() - started)
  })
}
