import { parseGroceries } from '@spizarka/culinary/parse'
import type { Engine } from '../port.ts'
import { illustrate } from './card/illustrate.ts'
import { composeRecipes } from './compose-recipes.ts'
import { extractedItem } from './extracted-item.ts'
import { ReceiptReader } from './receipt/receipt-reader.ts'

/** The kitchen's own engine: rules, the food table and text recognition on this machine; no network, the same answer every time. */
export function createBuiltinEngine(): Engine {
  const receipts = new ReceiptReader()
  return {
    // Async so that an aborted signal rejects, as it does everywhere else, rather than throws.
    async extractProducts({ text }, signal) {
      signal?.throwIfAborted()
      return parseGroceries(text).map(extractedItem)
    },
    readReceipt: ({ image }, signal) => receipts.read(image, signal),
    async composeRecipes(request, signal) {
      signal?.throwIfAborted()
      return composeRecipes(request)
    },
    illustrate,
    close: () => receipts.close(),
  }
}
