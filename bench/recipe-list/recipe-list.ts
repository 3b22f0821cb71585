import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { type Comparison, compare, thresholdsOf } from '../baseline/compare.ts'
import { openFilledDatabase, startApp, startBaselineRoute } from '../baseline/servers.ts'
import type { Measurement } from '../figure.ts'
import { fillRecipes } from './fill-recipes.ts'
import { LIST_PATHS, PANTRY_PATHS, SUGGESTION_PATHS } from './list-paths.ts'

/** Lists over HTTP: which, of how many recipes, and by when they have to be there. */
interface Lists extends Comparison {
  own: number
  published: number
  paths: readonly string[]
}

/** Recipes by date, title and rating, searched and narrowed, for somebody with a pantry of 200 products and a profile. */
export const recipeList = measurementOf('recipe-list', {
  what: 'lists of and searches in 5,000 own and 50,000 published recipes',
  own: 5_000,
  published: 50_000,
  paths: LIST_PATHS,
  connections: 2,
  milliseconds: 50,
  share: 0.8,
})

/** The same for somebody with as many recipes as the base has, ordered by what is at home. */
export const recipesByPantry = measurementOf('recipes-by-pantry', {
  what: 'lists of 200 own and 1,000 published recipes by what is at home',
  own: 200,
  published: 1_000,
  paths: PANTRY_PATHS,
  connections: 2,
  milliseconds: 50,
  share: 0.8,
})

/** The five dishes of Start, which are chosen by amounts and days and by the gate. */
export const recipeSuggestions = measurementOf('recipe-suggestions', {
  what: 'five dishes for today out of 200 own and 1,000 published recipes',
  own: 200,
  published: 1_000,
  paths: SUGGESTION_PATHS,
  connections: 2,
  milliseconds: 150,
  share: 0.8,
})

function measurementOf(name: string, { own, published, paths, ...comparison }: Lists): Measurement {
  return {
    name,
    thresholds: thresholdsOf(comparison),
    async measure() {
      await using running = new AsyncDisposableStack()
      const { url, filled: user } = await openFilledDatabase(running, (db) => fillRecipes(db, { own, published }))
      const app = await startApp(url, user, running)
      await tellProfile(app)
      const bare = await startBaselineRoute('recipe-list/baseline-route.ts', [url, String(user.userId), ...paths], running)
      // Awaited here: on the way out the servers are stopped.
      return await compare(comparison, {
        app: { ...app, requests: paths.map((address) => ({ path: `/api${address}` })) },
        bare: { ...bare, requests: paths.map((path) => ({ path })) },
      })
    },
  }
}

/** Whom the lists are held against: coeliac disease, an allergy to milk, no onion and no pork. */
export async function tellProfile({ url, headers }: { url: string; headers: Record<string, string> }): Promise<void> {
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
