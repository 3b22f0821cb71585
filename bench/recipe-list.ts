import { barsOf, compare } from './beside-bare/compare.ts'
import { openFilledDatabase, startApp, startBareRoute } from './beside-bare/servers.ts'
import type { Measurement } from './figure.ts'
import { ADDRESSES } from './recipe-list/addresses.ts'
import { fillRecipes } from './recipe-list/fill-recipes.ts'
import { tellProfile } from './recipe-list/tell-profile.ts'

const OWN = 5_000
const PUBLISHED = 50_000
const LISTS = {
  what: `lists of and searches in ${OWN.toLocaleString('en')} own and ${PUBLISHED.toLocaleString('en')} published recipes`,
  connections: 2,
  milliseconds: 50,
  share: 0.3,
}

/** Recipes by date, title, rating and pantry, searched and narrowed, for somebody with a pantry of 200 products and a profile. */
export const recipeList: Measurement = {
  name: 'recipe-list',
  bars: barsOf(LISTS),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: user } = await openFilledDatabase(running, (db) => fillRecipes(db, { own: OWN, published: PUBLISHED }))
    const app = await startApp(url, user, running)
    await tellProfile(app)
    const bare = await startBareRoute('recipe-list/bare-route.ts', [url, String(user.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(LISTS, {
      app: { ...app, requests: ADDRESSES.map((address) => ({ path: `/api${address}` })) },
      bare: { ...bare, requests: ADDRESSES.map((path) => ({ path })) },
    })
  },
}
