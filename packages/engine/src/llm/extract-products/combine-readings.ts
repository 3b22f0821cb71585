import { productKey } from '@spizarka/culinary/matching'
import { mergeItems, type ParsedItem } from '@spizarka/culinary/parse'
import type { LineReading } from './accept-line.ts'
import { isDoubtful, linesOf } from './doubtful-lines.ts'

/** The built-in reading with its doubtful items replaced, in their places, where every line of theirs was accepted. */
export function combineReadings(builtin: readonly ParsedItem[], accepted: ReadonlyMap<string, LineReading>): ParsedItem[] {
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
