import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBeside, SECRET_KEY } from '../../apps/server/test/beside-server.ts'
import { makeUser, PASSWORD } from '../../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../../apps/server/test/running-server.ts'
import { putUnderLoad } from '../baseline/load.ts'
import { type Measurement, percentile } from '../figure.ts'

const LOGINS = 50
const READS = 4
const ROUNDS = 5
const SECONDS = 3
const RATIO = 2

/** What people who read feel of many who sign in: hashing passwords must not take the process from them. */
export const loginBesideReads: Measurement = {
  name: 'login-beside-reads',
  thresholds: [
    { what: `\`GET /auth/users/me/\`, ${READS} in flight, beside ${LOGINS} logins in flight`, threshold: `p95 < ${RATIO}× its idle value` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const limits = ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT', 'API_USER'].map((name) => [`RATE_${name}`, '1000000/60'])
    const server = await startServer({ DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', ...Object.fromEntries(limits) })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())
    const { token, username } = await makeUser(beside)
    const reads = { url: `${server.address}/api/auth/users/me/`, headers: { authorization: `JWT ${token}` } }
    const p95OfReads = async () => percentile((await putUnderLoad(reads, READS, SECONDS)).milliseconds, 0.95)

    const [idle, busy, paces]: [number[], number[], number[]] = [[], [], []]
    await p95OfReads()
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await p95OfReads())
      const signingIn = keepSigningIn(server.address, { username, password: PASSWORD }, LOGINS)
      await sleep(500)
      busy.push(await p95OfReads())
      paces.push(await signingIn.stop())
    }
    const [quiet, loaded] = [percentile(idle, 0.5), percentile(busy, 0.5)]
    return [
      {
        measured: `${(loaded / quiet).toFixed(2)}× (p95 ${loaded.toFixed(1)} ms beside ${percentile(paces, 0.5).toFixed(0)} logins a second, ${quiet.toFixed(1)} ms idle)`,
        holds: loaded < RATIO * quiet,
      },
    ]
  },
}

/** Signs in over and over, so many times at once, until it is stopped; then tells how many there were a second. */
function keepSigningIn(address: string, credentials: { username: string; password: string }, atOnce: number) {
  const stopping = new AbortController()
  let count = 0
  const started = performance.now()
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(credentials)

  async function signInAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const answer = await fetch(`${address}/api/auth/jwt/create/`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`A login was refused: ${answer.status}`)
      count += 1
    }
  }

  const all = Promise.all(Array.from({ length: atOnce }, signInAgain))
  return {
    async stop(): Promise<number> {
      stopping.abort()
      await all
      return (count * 1000) / (performance.now() - started)
    },
  }
}
