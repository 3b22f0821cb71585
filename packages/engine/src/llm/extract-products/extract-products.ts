import { parseGroceries } from '@spizarka/culinary/parse'
import type { ExtractedItem, ExtractProductsRequest } from '../../actions/extract-products.ts'
import { extractedItem } from '../../builtin/extracted-item.ts'
import type { Ask } from '../ask.ts'
import { acceptLine, type LineReading } from './accept-line.ts'
import { combineReadings } from './combine-readings.ts'
import { doubtfulLines } from './doubtful-lines.ts'
import { linesQuestion } from './question.ts'

/** Reads by the built-in rules and asks the model about the lines that they could not place, and about nothing else. */
export async function extractProducts(ask: Ask, { text }: ExtractProductsRequest, signal?: AbortSignal): Promise<ExtractedItem[]> {
  const builtin = parseGroceries(text)
  const lines = doubtfulLines(builtin)
  const answer = lines.length === 0 ? null : await ask(linesQuestion(lines), signal)
  const accepted = new Map<string, LineReading>()
  for (const { line: number, products } of answer?.lines ?? []) {
    const line = lines[number - 1]
    const reading = line && acceptLine(line, products, builtin)
    if (line && reading) accepted.set(line.sourceLine, reading)
  }
  return combineReadings(builtin, accepted).map(extractedItem)
}
