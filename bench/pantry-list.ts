import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTokens } from '../apps/server/src/platform/auth/tokens.ts'
import { systemClock } from '../apps/server/src/platform/clock/clock.ts'
import { connect } from '../apps/server/src/platform/db/connect.ts'
import { freePort } from '../apps/server/src/platform/db/embedded-postgres/free-port.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/db/embedded-postgres/start.ts'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { startServer } from '../apps/server/test/running-server.ts'
import type { Measurement } from './figure.ts'
import { fillPantries, type Owner } from './pantry-list/fill-pantries.ts'
import { type Load, putUnderLoad } from './pantry-list/load.ts'
import { percentile } from './percentile.ts'

const BAR_MS = 30
const BAR_RATIO = 0.5
const CONNECTIONS = 20
const PRODUCTS = 2_000
const OTHERS = 500
// Short rounds in turn: what else the machine does meets both.
const ROUNDS = 6
const SECONDS = 2.5
const SECRET_KEY = 'a-key-for-measuring-that-protects-nothing'
// The disk is no part of what is measured, and the data are thrown away.
const FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((flag) => ['-c', flag])

/** The first page of a big pantry among many, against a route that does nothing but ask the database the same. */
export const pantryList: Measurement = {
  name: 'pantry-list',
  bars: [
    {
      what: `\`GET /pantry/\` of ${PRODUCTS} products, ${(OTHERS * PRODUCTS).toLocaleString('en')} rows of others, ${CONNECTIONS} in flight`,
      bar: `p95 < ${BAR_MS} ms`,
    },
    { what: 'its throughput beside a bare Fastify route with the same statements', bar: `≥ ${BAR_RATIO}×` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-bench-'))
    running.defer(() => rm(folder, { recursive: true, force: true }))
    const postgres = await startEmbeddedPostgres(path.join(folder, 'postgres'), FLAGS)
    running.defer(() => postgres.stop())
    const owner = await makePantries(postgres.url())
    const app = await startApp(postgres.url(), owner, running)
    const bare = await startBareRoute(postgres.url(), owner, running)

    const loads: { app: Load; bare: Load }[] = []
    for (let round = 0; round <= ROUNDS; round++)
      loads.push({ app: await putUnderLoad(app, CONNECTIONS, SECONDS), bare: await putUnderLoad(bare, CONNECTIONS, SECONDS) })
    const warm = loads.slice(1)
    const p95 = p95Of(warm.map((load) => load.app))
    const [pace, barePace] = [paceOf(warm.map((load) => load.app)), paceOf(warm.map((load) => load.bare))]
    return [
      { measured: `p95 ${p95.toFixed(1)} ms (the bare route ${p95Of(warm.map((load) => load.bare)).toFixed(1)} ms)`, holds: p95 < BAR_MS },
      {
        measured: `${(pace / barePace).toFixed(2)}× (${pace.toFixed(0)} against ${barePace.toFixed(0)} a second)`,
        holds: pace / barePace >= BAR_RATIO,
      },
    ]
  },
}

/** Of several rounds the one in the middle: what else a machine does now and then is not the app's. */
function p95Of(loads: readonly Load[]): number {
  return percentile(
    loads.map((load) => percentile(load.milliseconds, 0.95)),
    0.5,
  )
}

function paceOf(loads: readonly Load[]): number {
  return percentile(
    loads.map((load) => load.perSecond),
    0.5,
  )
}

async function makePantries(url: string): Promise<Owner> {
  const { db } = connect(url, { max: 2, onError: console.error })
  await migrate(db)
  const owner = await fillPantries(db, { others: OTHERS, products: PRODUCTS })
  await db.destroy()
  return owner
}

/** The app as `npm start` runs it, without the worker. */
async function startApp(url: string, owner: Owner, running: AsyncDisposableStack) {
  const server = await startServer({ DATABASE_URL: url, ROLE: 'api', SECRET_KEY, RATE_API_USER: '1000000/60', LOG_LEVEL: 'warn' })
  running.defer(async () => void (await server.end('SIGTERM')))
  const tokens = createTokens({ key: SECRET_KEY, accessSeconds: 3_600, clock: systemClock })
  return { url: `${server.address}/api/pantry/`, headers: { authorization: `JWT ${tokens.issueAccess(owner)}` } }
}

async function startBareRoute(url: string, { userId }: Owner, running: AsyncDisposableStack) {
  const port = await freePort()
  const script = path.join(import.meta.dirname, 'pantry-list/bare-route.ts')
  const child = spawn(process.execPath, [script, url, String(userId), String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  running.defer(() => void child.kill())
  await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${port}/`, headers: {} }
}
