import { parseReceipt } from '@spizarka/culinary/receipts'
import { z } from 'zod'
import { answerJsonLines } from './json-lines.ts'
import { receiptAnswer, receiptError } from './receipt-answer.ts'

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
