import type { ParsedItem } from '@spizarka/culinary/parse'
import type { ExtractedItem } from '../actions.ts'

/** A parsed item as the port gives it; how sure the rules were is the engine's own affair. */
export function toExtractedItem(item: ParsedItem): ExtractedItem {
  const { productName, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem, sourceLine } = item
  return { productName, foodId, quantityGrams, quantityMl, quantityPieces, isSpice, problem, sourceLine }
}
