import { productKey } from '@spizarka/culinary/matching'
import { mergeItems, type ParsedItem, parseGroceries } from '@spizarka/culinary/parse'
import { type ExtractedItem, type ExtractProductsRequest, toExtractedItem } from '../../actions.ts'
import type { Ask } from '../ask.ts'
import { sharesWordStem } from '../typed-lines.ts'
import { acceptProduct, hasAmount, parseProductName } from './accept-product.ts'
import { type DoubtfulLine, doubtfulLines, isDoubtful, linesOf } from './doubtful-lines.ts'
import { linesQuestion, type ProductAnswer } from './question.ts'
import { statedAmounts } from './stated-amounts.ts'

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
  return combineReadings(builtin, accepted).map(toExtractedItem)
}

/** The built-in reading with its doubtful items replaced, in their places, where every line of theirs was accepted. */
function combineReadings(builtin: readonly ParsedItem[], accepted: ReadonlyMap<string, LineReading>): ParsedItem[] {
  const placed = new Set<string>()
  const combined = builtin.flatMap((item): readonly ParsedItem[] => {
    const lines = linesOf(item)
    if (!isDoubtful(item) || !lines.every((line) => accepted.has(line))) return [item]
    if (lines.every((line) => accepted.get(line)?.length === 0)) return [withoutProduct(item)]
    const waiting = lines.filter((line) => !placed.has(line))
    for (const line of waiting) placed.add(line)
    return waiting.flatMap((line) => accepted.get(line) ?? [])
  })
  return mergeItems(combined.map((item) => ({ item, key: productKey(item.productName) })))
}

/** The model found no product here: believed where our food table does not know one either. */
function withoutProduct(item: ParsedItem): ParsedItem {
  if (item.foodId !== null) return item
  return { ...item, problem: 'not_a_product', quantityGrams: null, quantityMl: null, quantityPieces: null, isSpice: false }
}

/** What one line takes from the model in place of its doubtful items; empty where the model sees no product in them. */
type LineReading = readonly ParsedItem[]

/** Checks the answer to one line against the line; null when any part of it does not come from there. */
function acceptLine(line: DoubtfulLine, products: readonly ProductAnswer[], builtin: readonly ParsedItem[]): LineReading | null {
  const items = builtin.filter((item) => linesOf(item).includes(line.sourceLine))
  const placed = new Set(items.filter((item) => !isDoubtful(item)).map((item) => item.productName))
  const doubtful = items.filter(isDoubtful)
  // What the rules placed themselves stays theirs; the model repeats it because it was shown the whole line.
  const fresh = products.filter((product) => !placed.has(parseProductName(product.name)?.productName ?? ''))
  // More products than the rules saw must be words of the line, not merely foods that exist.
  if (fresh.length > doubtful.length && !fresh.every((product) => sharesWordStem(product.name, line.text))) return null

  const stated = statedAmounts(line.text)
  const accepted: ParsedItem[] = []
  for (const product of fresh) {
    const item = acceptProduct(product, line.text, stated)
    if (!item) return null
    accepted.push({ ...item, problem: null, sourceLine: line.sourceLine, sure: true })
  }
  return withReadAmount(accepted, doubtful)
}

/** One product for one: an amount that the rules did read is not lost because the model left it out. */
function withReadAmount(accepted: readonly ParsedItem[], doubtful: readonly ParsedItem[]): LineReading {
  const [item, ...others] = accepted
  const [read, ...rest] = doubtful
  if (!item || !read || others.length > 0 || rest.length > 0 || item.isSpice || hasAmount(item)) return accepted
  const { quantityGrams, quantityMl, quantityPieces } = read
  return [{ ...item, quantityGrams, quantityMl, quantityPieces }]
}
