import { MAX_QUANTITY, roundQuantity } from '../units/convert.ts'

/** One product read from what somebody typed. At most one of the three quantities is set; spices carry none. */
export interface ParsedItem {
  /** Shelf-label name, 1 to 50 characters. */
  productName: string
  /** Row of the food table, when the name (its modifiers aside) is one of its foods. */
  foodId: string | null
  quantityGrams: number | null
  quantityMl: number | null
  quantityPieces: number | null
  isSpice: boolean
  /** `not_a_product`: gibberish, code, instructions to a machine, numbers alone. */
  problem: 'not_a_product' | null
  /** The line it was read from, as typed; lines of merged products joined by line breaks. */
  sourceLine: string
  /** False where the rules met words they could not place; only such lines are worth a language model. */
  sure: boolean
}

/** A read item with the key that all ways of writing its product share. */
export interface KeyedItem {
  item: ParsedItem
  key: string
}

function mergeKey({ item, key }: KeyedItem): string {
  const unit = item.quantityGrams !== null ? 'g' : item.quantityMl !== null ? 'ml' : item.quantityPieces !== null ? 'pcs' : 'none'
  return `${key}|${item.isSpice}|${unit}`
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? a : Math.min(MAX_QUANTITY, roundQuantity(a + b))
}

/** "hummus klasyczny" and "hummus z pomidorami": each says more than the word they share, though one record may know both. */
function areKinds(one: string, other: string): boolean {
  const [[head, ...words], [otherHead, ...others]] = [one.toLowerCase().split(' '), other.toLowerCase().split(' ')]
  return head === otherHead && isMore(words, others) && isMore(others, words)
}

function isMore(words: readonly string[], than: readonly string[]): boolean {
  return words.some((word) => !than.includes(word))
}

/** Sums the same product in the same unit; the first one keeps its place, the lines it was read from are joined. */
export function mergeItems(items: readonly KeyedItem[]): ParsedItem[] {
  const merged = new Map<string, ParsedItem>()
  const lines = new Map<string, Set<string>>()
  let problems = 0
  for (const keyed of items) {
    const { item } = keyed
    const shared = item.problem ? `problem ${problems++}` : mergeKey(keyed)
    const known = merged.get(shared)
    const key = known && areKinds(known.productName, item.productName) ? `${shared} ${item.productName}` : shared
    const first = merged.get(key)
    const seen = lines.get(key) ?? new Set<string>()
    lines.set(key, seen.add(item.sourceLine))
    if (!first) merged.set(key, item)
    else
      merged.set(key, {
        ...first,
        quantityGrams: sum(first.quantityGrams, item.quantityGrams),
        quantityMl: sum(first.quantityMl, item.quantityMl),
        quantityPieces: sum(first.quantityPieces, item.quantityPieces),
        sure: first.sure && item.sure,
      })
  }
  return [...merged].map(([key, item]) => ({ ...item, sourceLine: [...(lines.get(key) ?? [])].join('\n') }))
}
