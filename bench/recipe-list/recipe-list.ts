import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { compare, thresholdsOf } from '../baseline/compare.ts'
import { openFilledDatabase, startApp, startBaselineRoute } from '../baseline/servers.ts'
import type { Measurement } from '../figure.ts'
import { fillRecipes } from './fill-recipes.ts'
import { LIST_PATHS } from './list-paths.ts'

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
  thresholds: thresholdsOf(LISTS),
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: user } = await openFilledDatabase(running, (db) => fillRecipes(db, { own: OWN, published: PUBLISHED }))
    const app = await startApp(url, user, running)
    await tellProfile(app)
    const bare = await startBaselineRoute('recipe-list/baseline-route.ts', [url, String(user.userId)], running)
    // Awaited here: on the way out the servers are stopped.
    return await compare(LISTS, {
      app: { ...app, requests: LIST_PATHS.map((address) => ({ path: `/api${address}` })) },
      bare: { ...bare, requests: LIST_PATHS.map((path) => ({ path })) },
    })
  },
}

/** Whom the lists are held against: coeliac disease, an allergy to milk, no onion and no pork. */
async function tellProfile({ url, headers }: { url: string; headers: Record<string, string> }): Promise<void> {
  const tell = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  await tell(saveExclusions.path, { product_names: ['cebula', 'wieprzowina'] })
  await tell(saveHealthConditions.path, { condition_ids: [7, 41], custom_conditions: [], health_data_consent: true })
}
