import { parseGroceries } from '@spizarka/culinary/parse'
import type { Engine } from '../port.ts'

/** The kitchen's own engine: rules and the food table, no network, the same answer every time. */
export function createBuiltinEngine(): Engine {
  return {
    // Async so that an aborted signal rejects like every other engine's, rather than throwing.
    async extractProducts({ text }, signal) {
      signal?.throwIfAborted()
      return parseGroceries(text).map(({ sure: _, ...item }) => item)
    },
  }
}
