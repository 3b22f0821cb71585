import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { addFromText } from '@spizarka/contract/intake'
import { parseTextIntake } from '../apps/server/src/features/intake/parse-text-intake.job.ts'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { makeUser } from '../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../apps/server/test/running-server.ts'
import type { Measurement } from './figure.ts'
import { percentile } from './percentile.ts'
import { openBareQueue } from './submit-latency/bare-queue.ts'

const READY_MS = 150
const WAIT_MS = 20
const SUBMITS = 200
const WARM_UP = 20
const PAUSE_MS = 40
const LOOK_MS = 4
const TEXT = '2 kg ziemniaków\nmleko 3,2% 1l\n10 jajek\nser żółty gouda 300 g\nchleb\nsól'

/** How long a typed list takes from the button to its items, in the server as `npm start` runs it. */
export const submitLatency: Measurement = {
  name: 'submit-latency',
  bars: [
    { what: 'submit → items ready', bar: `p95 < ${READY_MS} ms` },
    { what: 'of which waiting for a worker', bar: `p95 < ${WAIT_MS} ms` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const server = await startServer({
      DATA_DIR,
      SECRET_KEY,
      LOG_LEVEL: 'error',
      RATE_INTAKE_USER: '100000/60',
      RATE_API_USER: '1000000/60',
    })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())
    const { token } = await makeUser(beside, { points: 10_000 })
    const bare = await openBareQueue(beside.url)
    running.defer(() => bare.close())

    const ready: number[] = []
    const bareTimes: number[] = []
    for (let count = 0; count < WARM_UP + SUBMITS; count++) {
      ready.push(await timed(() => submitAndWait(server.address, token)))
      await sleep(PAUSE_MS)
      bareTimes.push(await timed(() => bare.passOne()))
      await sleep(PAUSE_MS)
    }
    const p95 = percentile(ready.slice(WARM_UP), 0.95)
    const ratio = percentile(ready.slice(WARM_UP), 0.5) / percentile(bareTimes.slice(WARM_UP), 0.5)
    const { rows } = await beside.pool.query<{ ms: number }>(
      `select 1000 * extract(epoch from started_on - created_on)::float8 as ms from pgboss.job where name = $1 order by created_on offset $2`,
      [parseTextIntake.name, WARM_UP],
    )
    const waits = rows.map(({ ms }) => ms)
    const waited = percentile(waits, 0.95)
    return [
      {
        measured: `p95 ${p95.toFixed(0)} ms, median ${percentile(ready.slice(WARM_UP), 0.5).toFixed(0)} ms; ${ratio.toFixed(1)}× a bare row passed by LISTEN/NOTIFY`,
        holds: p95 < READY_MS,
      },
      { measured: `p95 ${waited.toFixed(1)} ms, median ${percentile(waits, 0.5).toFixed(1)} ms`, holds: waited < WAIT_MS },
    ]
  },
}

/** What the app does: sends the list, then looks until there are items. */
async function submitAndWait(address: string, token: string): Promise<void> {
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }
  const accepted = await fetch(`${address}/api/add-from-text/`, { method: 'POST', headers, body: JSON.stringify({ text: TEXT }) })
  const { session_id } = addFromText.response.parse(await accepted.json())
  for (let status = 404; status !== 200; await sleep(LOOK_MS)) {
    const review = await fetch(`${address}/api/pending-items/${session_id}/`, { headers })
    await review.arrayBuffer()
    status = review.status
    if (status !== 200 && status !== 404) throw new Error(`The list could not be read: ${status}`)
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
