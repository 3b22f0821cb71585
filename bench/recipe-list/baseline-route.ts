/** A Fastify that sends the statements of the app for each of the addresses and answers with their rows: the baseline. */
import { listFavorites, listPublishedRecipes, listRecipeSuggestions, listRecipes } from '@spizarka/contract/recipes'
import { fastify } from 'fastify'
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import { listStock } from '../../apps/server/src/features/pantry/index.ts'
import { GUEST, type Viewer, viewerStockOf } from '../../apps/server/src/features/recipes/present/viewer.ts'
import { readFavorites, readOwnRecipes, readPublishedRecipes } from '../../apps/server/src/features/recipes/read-recipes.ts'
import { listSuggestions } from '../../apps/server/src/features/recipes/suggestions/list-suggestions.ts'
import { listAssumedFoods } from '../../apps/server/src/features/staples/index.ts'
import { dayInWarsaw, systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { readSettings } from '../../apps/server/src/platform/env/settings.ts'

const [url = '', ownerId = '', ...rest] = process.argv.slice(2)
const paths = rest.slice(0, -1)
const port = rest.at(-1)
const { pool } = connect(url, { max: readSettings({}).DATABASE_POOL, onError: console.error })
const userId = Number(ownerId)

// The very statements of the app, caught while it sends them.
let caught: CompiledQuery[] = []
const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void caught.push(query) })
const statements = new Map<string, CompiledQuery[]>()
for (const address of paths) {
  caught = []
  await ask(new URL(address, 'http://bare'))
  statements.set(address, caught)
}

async function ask({ pathname, searchParams }: URL): Promise<unknown> {
  const [pantry, staples] = await Promise.all([listStock(db, userId), listAssumedFoods(db, userId)])
  // The eater of the app, but for the reading of their sealed profile.
  const safety = {
    ...GUEST.safety,
    conditions: ['celiakia' as const],
    allergens: ['mleko' as const],
    exclusions: ['cebula', 'wieprzowina'],
  }
  const viewer: Viewer = {
    ...GUEST,
    userId,
    safety,
    stock: viewerStockOf(pantry, staples, dayInWarsaw(systemClock.now())),
  }
  const given = Object.fromEntries(searchParams)
  if (pathname === '/recipes/suggestions/')
    return listSuggestions({ db, reads: db, clock: systemClock }, userId, viewer, listRecipeSuggestions.query.parse(given), 'http://bare/')
  if (pathname === '/recipes/') return readOwnRecipes({ db, reads: db }, userId, viewer, listRecipes.query.parse(given), 'http://bare/')
  if (pathname === '/favorites/') return readFavorites({ db, reads: db }, userId, viewer, listFavorites.query.parse(given), 'http://bare/')
  return readPublishedRecipes({ db, reads: db }, viewer, listPublishedRecipes.query.parse(given), 'http://bare/')
}

const app = fastify()
app.route({
  method: 'GET',
  url: '/*',
  async handler({ url: address }) {
    const answers = await Promise.all((statements.get(address) ?? []).map(({ sql, parameters }) => pool.query(sql, [...parameters])))
    return { results: answers.map(({ rows }) => rows) }
  },
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
console.log('listening')
