import { MAX_QUANTITY, roundQuantity } from '../../units/convert.ts'
import type { ParsedReceiptItem } from '../parsed-receipt.ts'

type Quantity = 'quantityGrams' | 'quantityMl' | 'quantityPieces'

function unitOf(item: ParsedReceiptItem): Quantity | null {
  if (item.quantityGrams !== null) return 'quantityGrams'
  if (item.quantityMl !== null) return 'quantityMl'
  return item.quantityPieces !== null ? 'quantityPieces' : null
}

/** Sums lines of the same product in the same unit, amounts and prices; the first one keeps its place and its printed name. */
export function mergeReceiptItems(items: readonly ParsedReceiptItem[]): ParsedReceiptItem[] {
  const merged = new Map<string, ParsedReceiptItem>()
  for (const item of items) {
    const unit = unitOf(item)
    const key = `${item.productName.toLowerCase()}|${item.isSpice}|${unit}`
    const first = merged.get(key)
    merged.set(key, first ? sumOf(first, item, unit) : item)
  }
  return [...merged.values()]
}

function sumOf(first: ParsedReceiptItem, second: ParsedReceiptItem, unit: Quantity | null): ParsedReceiptItem {
  const amount = unit && { [unit]: Math.min(MAX_QUANTITY, roundQuantity((first[unit] ?? 0) + (second[unit] ?? 0))) }
  const lines = new Set([...first.sourceLine.split('\n'), ...second.sourceLine.split('\n')])
  return {
    ...first,
    ...amount,
    sourceLine: [...lines].join('\n'),
    sure: first.sure && second.sure,
    priceGrosze: first.priceGrosze === null || second.priceGrosze === null ? null : first.priceGrosze + second.priceGrosze,
    doubtful: first.doubtful || second.doubtful,
  }
}
