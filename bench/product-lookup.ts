import { barsOf, compare } from './beside-bare/compare.ts'
import { openFilledDatabase, startApp, startBareRoute } from './beside-bare/servers.ts'
import type { Measurement } from './figure.ts'
import { fillProducts } from './product-lookup/fill-products.ts'

const RECORDS = 1_000_000
const KNOWN_CODE = {
  what: `lookup of a known code among ${RECORDS.toLocaleString('en')}`,
  connections: 4,
  milliseconds: 15,
  share: 0.3,
}

/** Known codes among a million, against a route that does nothing but ask the database the same. */
export const productLookup: Measurement = {
  name: 'product-lookup',
  bars: barsOf(KNOWN_CODE),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled } = await openFilledDatabase(running, (db) => fillProducts(db, RECORDS))
    const { scanner, gtins } = filled
    const app = await startApp(url, scanner, running)
    const bare = await startBareRoute('product-lookup/bare-route.ts', [url, String(scanner.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(KNOWN_CODE, {
      app: { ...app, requests: gtins.map((gtin) => ({ path: `/api/products/lookup/${gtin}/` })) },
      bare: { ...bare, requests: gtins.map((gtin) => ({ path: `/${gtin}` })) },
    })
  },
}
