import type { ReadReceiptRequest, Receipt } from '../../actions/read-receipt.ts'
import { EngineError } from '../../port.ts'
import type { Ask } from '../ask.ts'
import { combineReceipts } from './combine-receipts.ts'
import { receiptQuestion } from './question.ts'
import { transcribedReceipt } from './transcribed-receipt.ts'

type ReadReceipt = (request: ReadReceiptRequest, signal?: AbortSignal) => Promise<Receipt>

/**
 * Reads by the built-in recognition and asks the model for the printed text where that left doubts. The model only copies: what the
 * lines mean, and whether the figures agree, is for our own rules to say.
 */
export async function readReceipt(ask: Ask, builtin: ReadReceipt, request: ReadReceiptRequest, signal?: AbortSignal): Promise<Receipt> {
  const own = await builtin(request, signal).catch((error: unknown) => {
    if (error instanceof EngineError) return error
    throw error
  })
  if (!(own instanceof EngineError) && isBeyondDoubt(own)) return own
  const answer = await ask(receiptQuestion(request.image), signal)
  const seen = answer && transcribedReceipt(answer)
  if (own instanceof EngineError) {
    if (seen) return seen
    throw own
  }
  return seen ? combineReceipts(own, seen) : own
}

/** The figures add up to the total and every name is known: a model could only repeat it. */
function isBeyondDoubt({ legibility, sumsAgree, items }: Receipt): boolean {
  return legibility === 'read' && sumsAgree === true && items.every((item) => !item.doubtful && item.foodId !== null)
}
