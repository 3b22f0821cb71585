import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { generateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import { createEngine, readList } from '@spizarka/engine'
import { composeRecipe } from '../apps/server/src/features/compose/generate-recipe.ts'
import { runUnitTests } from '../tools/test/run-unit-tests.ts'
import { accessibility } from './accessibility.ts'
import { barcodeScan } from './barcode-scan.ts'
import { barsOf, compare } from './beside-bare/compare.ts'
import { openFilledDatabase, startApp, startBareRoute } from './beside-bare/servers.ts'
import { composeTime } from './compose-time.ts'
import { enumeration } from './enumeration.ts'
import { type Measurement } from './figure.ts'
import { freshClone } from './fresh-clone.ts'
import { lighthouseScores } from './lighthouse.ts'
import { loginBesideReads } from './login-beside-reads.ts'
import { pageWeight } from './page-weight.ts'
import { pantryConflicts } from './pantry-conflicts.ts'
import { pantryList } from './pantry-list.ts'
import { parseTime } from './parse-time.ts'
import { productLookup } from './product-lookup.ts'
import { readGoldenFile } from './reading/golden-case.ts'
import { matchItems } from './reading/match-items.ts'
import { receiptAccuracy } from './receipt-accuracy.ts'
import { receiptLoad } from './receipt-load.ts'
import { receiptTime } from './receipt-time.ts'
import { ADDRESSES } from './recipe-list/addresses.ts'
import { fillPantry } from './recipe-list/fill-pantry.ts'
import { fillRecipes } from './recipe-list/fill-recipes.ts'
import { timeSubmits, waitFor } from './submit-latency/time-submits.ts'
import { submitLatency } from './submit-latency.ts'

const OWN = 5_000
const PUBLISHED = 50_000
const LISTS = {
  what: `lists of and searches in ${OWN.toLocaleString('en')} own and ${PUBLISHED.toLocaleString('en')} published recipes`,
  connections: 2,
  milliseconds: 50,
  share: 0.3,
}

/** Recipes by date, title, rating and pantry, searched and narrowed, for somebody with a pantry of 200 products and a profile. */
const recipeList: Measurement = {
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

const READY_MS = 400
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** How long a recipe takes from the button to the page that shows it, composed from 200 products in the server as `npm start` runs it. */
const recipeLatency: Measurement = {
  name: 'recipe-latency',
  bars: [{ what: 'submit → recipe, built in, 200 products', bar: `p95 < ${READY_MS} ms` }],
  async measure() {
    const { p95, median, ratio } = await timeSubmits({
      traits: { points: 100_000, plan: 'premium' },
      prepare: ({ db }, { id }) => fillPantry(db, id),
      async submit(call, count) {
        const order = { meal_type: MEALS[count % MEALS.length], servings: 1 + (count % 4), max_missing: 3 }
        const { session_id } = generateRecipe.response.parse((await call('/generate-recipe/', order)).body)
        const session = readRecipeSession.response.parse(await waitFor(call, `/recipe-sessions/${session_id}/`))
        await waitFor(call, `/recipes/${session.recipe_id}/`)
      },
      job: composeRecipe.name,
    })
    return [
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`,
        holds: p95 < READY_MS,
      },
    ]
  },
}

const BAR = 0.9

/** How well the built-in parser reads: an item counts when its name, amount and spice are all right. */
const parseAccuracy: Measurement = {
  name: 'parse-accuracy',
  bars: [{ what: 'strict item F1 of the built-in parser', bar: `≥ ${BAR.toFixed(2)}, aim 0.97` }],
  async measure() {
    const engine = await createEngine({ provider: 'none' }, () => {})
    const cases = await readGoldenFile('parse-text.golden.jsonl')
    let [right, missed, invented] = [0, 0, 0]
    for (const { input, items } of cases) {
      const match = matchItems(items, await readList(engine, input, []))
      right += match.pairs.length
      missed += match.missed.length
      invented += match.invented.length
    }
    const f1 = (2 * right) / (2 * right + missed + invented)
    const errors = `${missed} of ${right + missed} items missed, ${invented} invented`
    return [{ measured: `${f1.toFixed(3)} on our own ${cases.length} lists (${errors})`, holds: f1 >= BAR }]
  },
}

/** A power failure among submits: a test tells whether anything was lost or charged twice. */
const kill: Measurement = {
  name: 'kill',
  bars: [
    {
      what: '`kill -9` of the whole tree during 200 concurrent submits',
      bar: 'no accepted session lost, no double charge, all finish after restart',
    },
  ],
  async measure() {
    const { passed, failed } = await runUnitTests(['apps/server/test/kill.test.ts'])
    const holds = passed > 0 && failed === 0
    return [{ measured: holds ? 'nothing lost, nothing charged twice, all finished' : 'its test fails', holds }]
  },
}

const ROUNDS = 20_000

/** The property test of composing over as many random profiles and pantries as are promised; `npm test` goes through a part of them. */
const composeSafety: Measurement = {
  name: 'compose-safety',
  bars: [{ what: `dishes for ${ROUNDS.toLocaleString('en')} random profiles × pantries that break an independent rule table`, bar: '0' }],
  async measure() {
    process.env['COMPOSE_ROUNDS'] = String(ROUNDS)
    const { passed, failed } = await runUnitTests(['packages/culinary/src/compose/safety-of-dishes.test.ts'])
    const holds = passed > 0 && failed === 0
    return [{ measured: holds ? '0' : 'some: its test says which', holds }]
  },
}

/** All figures, in the order of the table. */
export const MEASUREMENTS: readonly Measurement[] = [
  parseAccuracy,
  pantryConflicts,
  parseTime,
  composeTime,
  composeSafety,
  receiptAccuracy,
  receiptTime,
  receiptLoad,
  submitLatency,
  recipeLatency,
  pantryList,
  productLookup,
  recipeList,
  loginBesideReads,
  enumeration,
  barcodeScan,
  pageWeight,
  lighthouseScores,
  accessibility,
  kill,
  freshClone,
]
