import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addFromText } from '@spizarka/contract/intake'
import { generateRecipe, readRecipeSession } from '@spizarka/contract/recipe-sessions'
import pg from 'pg'
import { composeRecipe } from '../apps/server/src/features/compose/generate-recipe.ts'
import { parseTextIntake } from '../apps/server/src/features/intake/submit-text-intake.ts'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { type MadeUser, makeUser, type UserTraits } from '../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../apps/server/test/running-server.ts'
import { type Measurement, percentile, timed } from './figure.ts'
import { fillPantry } from './recipe-list/fill-recipes.ts'

const SUBMITS = 200
const WARM_UP = 20
const PAUSE_MS = 40
const LOOK_MS = 4

type BackgroundLoad = Awaited<ReturnType<typeof openBeside>>

export interface Submits {
  traits: UserTraits
  /** What the user must have before the first submit. */
  prepare?: (beside: BackgroundLoad, user: MadeUser) => Promise<void>
  /** Submits once and waits until what it asked for is there; `call` is how. */
  submit: (call: Call, count: number) => Promise<void>
  /** Kind of the job that does it. */
  job: string
  /** How many are measured, and how many go before. */
  submits?: number
  warmUp?: number
}

/** Calls the API as the user; gives status and body. */
export type Call = (address: string, body?: object) => Promise<{ status: number; body: unknown }>

/** Milliseconds from a submit to its result, beside a bare row passed through the database in the same moments. */
export interface SubmitTimes {
  p95: number
  median: number
  /** The medians' ratio to the bare row. */
  ratio: number
  /** Of the time, waiting for a worker. */
  waits: number[]
}

/** Submits again and again to the server as `npm start` runs it. */
export async function timeSubmits({ traits, prepare, submit, job, submits = SUBMITS, warmUp = WARM_UP }: Submits): Promise<SubmitTimes> {
  await using running = new AsyncDisposableStack()
  const DATA_DIR = await makeDataFolder()
  running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
  const paces = { RATE_INTAKE_USER: '100000/60', RATE_RECIPE_USER: '100000/60', RATE_API_USER: '1000000/60' }
  const server = await startServer({ DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', ...paces })
  running.defer(async () => void (await server.end('SIGTERM')))
  const beside = await openBeside(DATA_DIR)
  running.defer(() => beside.db.destroy())
  const user = await makeUser(beside, traits)
  await prepare?.(beside, user)
  const bare = await openBareQueue(beside.url)
  running.defer(() => bare.close())

  const [ready, bareTimes]: [number[], number[]] = [[], []]
  for (let count = 0; count < warmUp + submits; count++) {
    ready.push(await timed(() => submit(callsAs(server.address, user), count)))
    await sleep(PAUSE_MS)
    bareTimes.push(await timed(() => bare.passOne()))
    await sleep(PAUSE_MS)
  }
  const { rows } = await beside.pool.query<{ ms: number }>(
    `select 1000 * extract(epoch from started_on - created_on)::float8 as ms from pgboss.job where name = $1 order by created_on offset $2`,
    [job, warmUp],
  )
  const median = percentile(ready.slice(warmUp), 0.5)
  return {
    p95: percentile(ready.slice(warmUp), 0.95),
    median,
    ratio: median / percentile(bareTimes.slice(warmUp), 0.5),
    waits: rows.map(({ ms }) => ms),
  }
}

/** Looks at an address as the app does until there is something. */
export async function waitFor(call: Call, address: string): Promise<unknown> {
  for (;;) {
    const { status, body } = await call(address)
    if (status === 200) return body
    if (status !== 404) throw new Error(`${address} answered ${status}: ${JSON.stringify(body)}`)
    await sleep(LOOK_MS)
  }
}

function callsAs(server: string, { token }: MadeUser): Call {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  return async (address, body) => {
    const response = await fetch(`${server}/api${address}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
    return { status: response.status, body: await response.json() }
  }
}

/** The least that handing work over through the database can take. */
interface BareQueue {
  /** A row is written and announced, the listener hears of it and marks it as done. */
  passOne(): Promise<void>
  close(): Promise<void>
}

/** A table with one who writes into it and one who listens. */
async function openBareQueue(url: string): Promise<BareQueue> {
  const [writer, listener] = [new pg.Client(url), new pg.Client(url)]
  await Promise.all([writer.connect(), listener.connect()])
  await writer.query('create table bare_queue (id bigint generated always as identity primary key, done boolean not null default false)')
  await listener.query('listen bare_queue')
  return {
    async passOne() {
      const heard = once(listener, 'notification')
      await writer.query(
        `with added as (insert into bare_queue default values returning id) select pg_notify('bare_queue', id::text) from added`,
      )
      const [{ payload }] = await heard
      await listener.query('update bare_queue set done = true where id = $1', [payload])
    },
    async close() {
      await Promise.all([writer.end(), listener.end()])
    },
  }
}

const LIST_READY_MS = 80
const WAIT_MS = 15
const TEXT = '2 kg ziemniaków\nmleko 3,2% 1l\n10 jajek\nser żółty gouda 300 g\nchleb\nsól'

/** How long a typed list takes from the button to its items, in the server as `npm start` runs it. */
export const submitLatency: Measurement = {
  name: 'submit-latency',
  thresholds: [
    { what: 'submit → items ready', threshold: `p95 < ${LIST_READY_MS} ms` },
    { what: 'of which waiting for a worker', threshold: `p95 < ${WAIT_MS} ms` },
  ],
  async measure() {
    const { p95, median, ratio, waits } = await timeSubmits({
      traits: { points: 10_000 },
      async submit(call) {
        const { session_id } = addFromText.response.parse((await call('/add-from-text/', { text: TEXT })).body)
        await waitFor(call, `/pending-items/${session_id}/`)
      },
      job: parseTextIntake.name,
    })
    const waited = percentile(waits, 0.95)
    return [
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`,
        holds: p95 < LIST_READY_MS,
      },
      { measured: `p95 ${waited.toFixed(1)} ms, median ${percentile(waits, 0.5).toFixed(1)} ms`, holds: waited < WAIT_MS },
    ]
  },
}

const RECIPE_READY_MS = 400
const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** How long a recipe takes from the button to the page that shows it, composed from 200 products in the server as `npm start` runs it. */
export const recipeLatency: Measurement = {
  name: 'recipe-latency',
  thresholds: [{ what: 'submit → recipe, built in, 200 products', threshold: `p95 < ${RECIPE_READY_MS} ms` }],
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
        holds: p95 < RECIPE_READY_MS,
      },
    ]
  },
}
