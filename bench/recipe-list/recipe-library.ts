import { type Load, putUnderLoad } from '../baseline/load.ts'
import { openFilledDatabase, startApp } from '../baseline/servers.ts'
import type { Measurement } from '../figure.ts'
import { percentile } from '../figure.ts'
import { fillRatings, fillRecipes } from './fill-recipes.ts'
import { LIBRARY_PATHS } from './list-paths.ts'
import { tellProfile } from './recipe-list.ts'

const SMALL = { recipes: 50_000, ratings: 500_000 }
const LARGE = { recipes: 1_000_000, ratings: 10_000_000 }
const CONNECTIONS = 2
const SECONDS = 4
const MILLISECONDS = 60
const TIMES = 1.5

/** The library as members search and narrow it, address by address, in a large one and in one of a twentieth. */
export const recipeLibrary: Measurement = {
  name: 'recipe-library',
  thresholds: [
    {
      what: 'each list and search of 1,000,000 published recipes with 10,000,000 ratings, 2 in flight',
      threshold: `p95 < ${MILLISECONDS} ms`,
    },
    { what: 'the same beside 50,000 recipes, medians', threshold: `≤ ${TIMES}×` },
  ],
  async measure() {
    const small = await measureLibrary(SMALL)
    const large = await measureLibrary(LARGE)
    const lines = LIBRARY_PATHS.map((path) => {
      const [before, after] = [small.get(path)?.milliseconds ?? [], large.get(path)?.milliseconds ?? []]
      return { path, p95: percentile(after, 0.95), times: percentile(after, 0.5) / percentile(before, 0.5) }
    })
    return [
      {
        measured: lines.map(({ path, p95 }) => `${path} ${p95.toFixed(0)} ms`).join(', '),
        holds: lines.every(({ p95 }) => p95 < MILLISECONDS),
      },
      {
        measured: lines.map(({ path, times }) => `${path} ${times.toFixed(2)}×`).join(', '),
        holds: lines.every(({ times }) => times <= TIMES),
      },
    ]
  },
}

async function measureLibrary({ recipes, ratings }: { recipes: number; ratings: number }): Promise<Map<string, Load>> {
  await using running = new AsyncDisposableStack()
  const { url, filled: user } = await openFilledDatabase(running, async (db) => {
    const filled = await fillRecipes(db, { own: 200, published: recipes })
    await fillRatings(db, ratings)
    return filled
  })
  const app = await startApp(url, user, running)
  await tellProfile(app)
  const loads = new Map<string, Load>()
  for (const path of LIBRARY_PATHS) {
    const target = { ...app, requests: [{ path: `/api${path}` }] }
    // The first round warms up what the second one measures.
    await putUnderLoad(target, CONNECTIONS, SECONDS / 2)
    loads.set(path, await putUnderLoad(target, CONNECTIONS, SECONDS))
  }
  return loads
}
