import { MAX_QUANTITY, roundQuantity } from '../units/convert.ts'
import type { ParsedItem } from './parsed-item.ts'

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

/** Sums the same product in the same unit; the first one keeps its place, the lines it was read from are joined. */
export function mergeItems(items: readonly KeyedItem[]): ParsedItem[] {
  const merged = new Map<string, ParsedItem>()
  const lines = new Map<string, Set<string>>()
  let problems = 0
  for (const keyed of items) {
    const { item } = keyed
    const key = item.problem ? `problem ${problems++}` : mergeKey(keyed)
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
