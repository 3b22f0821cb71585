import { barsOf, compare } from './beside-bare/compare.ts'
import { openFilledDatabase, startApp, startBareRoute } from './beside-bare/servers.ts'
import type { Measurement } from './figure.ts'
import { fillPantries } from './pantry-list/fill-pantries.ts'

const PRODUCTS = 2_000
const OTHERS = 500
const FIRST_PAGE = {
  what: `\`GET /pantry/\` of ${PRODUCTS} products, ${(OTHERS * PRODUCTS).toLocaleString('en')} rows of others`,
  connections: 20,
  milliseconds: 30,
  share: 0.5,
}

/** The first page of a big pantry among many, against a route that does nothing but ask the database the same. */
export const pantryList: Measurement = {
  name: 'pantry-list',
  bars: barsOf(FIRST_PAGE),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: owner } = await openFilledDatabase(running, (db) => fillPantries(db, { others: OTHERS, products: PRODUCTS }))
    const app = await startApp(url, owner, running)
    const bare = await startBareRoute('pantry-list/bare-route.ts', [url, String(owner.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(FIRST_PAGE, { app: { ...app, url: `${app.url}/api/pantry/` }, bare })
  },
}
