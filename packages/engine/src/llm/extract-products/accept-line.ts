import type { ParsedItem } from '@spizarka/culinary/parse'
import { acceptProduct, canonicalName, hasAmount } from './accept-product.ts'
import { type DoubtfulLine, isDoubtful, linesOf } from './doubtful-lines.ts'
import type { ProductAnswer } from './question.ts'
import { sharesAWord } from './shares-a-word.ts'
import { statedAmounts } from './stated-amounts.ts'

/** What one line takes from the model in place of its doubtful items; empty where the model sees no product in them. */
export type LineReading = readonly ParsedItem[]

/** Checks the answer to one line against the line; null when any part of it does not come from there. */
export function acceptLine(line: DoubtfulLine, products: readonly ProductAnswer[], builtin: readonly ParsedItem[]): LineReading | null {
  const items = builtin.filter((item) => linesOf(item).includes(line.sourceLine))
  const placed = new Set(items.filter((item) => !isDoubtful(item)).map((item) => item.productName))
  const doubtful = items.filter(isDoubtful)
  // What the rules placed themselves stays theirs; the model repeats it because it was shown the whole line.
  const fresh = products.filter((product) => !placed.has(canonicalName(product.name)?.productName ?? ''))
  // More products than the rules saw must be words of the line, not merely foods that exist.
  if (fresh.length > doubtful.length && !fresh.every((product) => sharesAWord(product.name, line.text))) return null

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
