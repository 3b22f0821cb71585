import { type ClarificationDetails, type PantryEntry, productKey, reconcileAll } from '@spizarka/culinary/matching'
import type { ExtractedItem } from './actions.ts'
import type { EngineOf } from './port.ts'

/** An item of a read list, checked against the pantry: what becomes a pending item. */
export interface ReadItem extends Omit<ExtractedItem, 'problem'> {
  /** Equal for two names of one product. */
  productKey: string
  /** `needs_clarification` where it disagrees with the pantry; an item to confirm carries the calculated amount. */
  status: 'ready' | 'needs_clarification' | 'error'
  /** Code of the contract's error table; set when `status` is `error`. */
  errorCode: 'pending_item_not_product' | null
  clarification: ClarificationDetails | null
}

/**
 * Reads a typed list and checks every item against the pantry and against what the items before it would add.
 * Empty when nothing in the text is a product; throws what the engine throws.
 */
export async function readList(
  engine: EngineOf<'extractProducts'>,
  text: string,
  pantry: readonly PantryEntry[],
  signal?: AbortSignal,
): Promise<ReadItem[]> {
  return checkItems(await engine.extractProducts({ text }, signal), pantry)
}

/**
 * Checks what an engine read against the pantry, in order: an item also meets what the items before it would add.
 * One answer for every item, in its place.
 */
export function checkItems(items: readonly ExtractedItem[], pantry: readonly PantryEntry[]): ReadItem[] {
  const products = items.filter((item) => item.problem === null)
  const reconciled = reconcileAll(products, pantry)
  const outcomes = new Map(products.map((product, index) => [product, reconciled[index]]))
  return items.map((item): ReadItem => {
    const { problem: _, ...read } = item
    const key = productKey(item.productName)
    const outcome = outcomes.get(item)
    if (!outcome) return { ...read, productKey: key, status: 'error', errorCode: 'pending_item_not_product', clarification: null }
    const { quantityGrams, quantityMl, quantityPieces } = outcome.item
    const { status, clarification } = outcome
    return { ...read, quantityGrams, quantityMl, quantityPieces, productKey: key, status, errorCode: null, clarification }
  })
}
