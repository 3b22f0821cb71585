import { parseGroceries } from '@spizarka/culinary/parse'
import type { Engine } from '../port.ts'
import { extractedItem } from './extracted-item.ts'

/** The kitchen's own engine: rules and the food table, no network, the same answer every time. */
export function createBuiltinEngine(): Engine {
  return {
    // Async so that an aborted signal rejects, as it does everywhere else, rather than throws.
    async extractProducts({ text }, signal) {
      signal?.throwIfAborted()
      return parseGroceries(text).map(extractedItem)
    },
  }
}
