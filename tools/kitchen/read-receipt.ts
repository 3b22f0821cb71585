import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ErrorCode } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import { createEngine, type Engine, llmSettings } from '@spizarka/engine'
import { normalisePicture, PictureError } from '@spizarka/engine/pictures'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'
import { receiptAnswer, receiptError } from './receipt-answer.ts'

/** As many as the worker reads at once. */
const AT_ONCE = 2

const REFUSALS: Record<PictureError['kind'], ErrorCode> = {
  not_a_picture: 'receipt_format',
  damaged: 'receipt_damaged',
  too_big: 'receipt_too_big',
}

/** Reads pictures of receipts as the worker does and writes what it read, in the order of the files. */
export async function readReceipts(files: readonly string[], output: NodeJS.WritableStream): Promise<void> {
  const engine = await createEngine(llmSettings(readSettings(process.env)), (call) => console.error(JSON.stringify(call)))
  const reading: Promise<object>[] = []
  for (const file of files) {
    if (reading.length === AT_ONCE) await writeLine(output, await reading.shift())
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
  if (file.length === 0) return receiptError('receipt_empty')
  if (file.length > LIMITS.receiptBytes) return receiptError('receipt_too_big')
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
