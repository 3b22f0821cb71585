import { type ClarificationDetails, type PantryEntry, productKey, reconcileAll } from '@spizarka/culinary/matching'
import type { ExtractedItem } from './actions/extract-products.ts'
import type { Engine } from './port.ts'

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
export async function readList(engine: Engine, text: string, pantry: readonly PantryEntry[], signal?: AbortSignal): Promise<ReadItem[]> {
  return checkItems(await engine.extractProducts({ text }, signal), pantry)
}

/** Checks what an engine read against the pantry, in order: an item also meets what the items before it would add. */
export function checkItems(items: readonly ExtractedItem[], pantry: readonly PantryEntry[]): ReadItem[] {
  const reconciled = reconcileAll(
    items.filter((item) => item.problem === null),
    pantry,
  ).values()
  return items.flatMap(({ problem, ...item }): ReadItem[] => {
    const key = productKey(item.productName)
    if (problem) return [{ ...item, productKey: key, status: 'error', errorCode: 'pending_item_not_product', clarification: null }]
    return reconciled
      .take(1)
      .toArray()
      .map(({ status, clarification, item: checked }) => ({ ...item, ...checked, productKey: key, status, errorCode: null, clarification }))
  })
}
