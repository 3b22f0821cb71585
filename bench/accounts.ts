import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { makeUser, PASSWORD } from '../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../apps/server/test/running-server.ts'
import { putUnderLoad } from './baseline/load.ts'
import { type Measurement, type Outcome, percentile } from './figure.ts'

const TRIES = 500
const WARM_UP = 20
const SHARE = 0.05
const NOBODY = { username: 'nikt-taki', email: 'nikt-taki@example.com' }

/** Whether the time of an answer tells who has an account. */
export const enumeration: Measurement = {
  name: 'enumeration',
  thresholds: [
    { what: `login with a wrong password: known against unknown account, medians of ${TRIES} tries each`, threshold: '< 5 % apart' },
    { what: `asking for a new password: the same (what it answers is another matter: 404 is specified)`, threshold: '< 5 % apart' },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const names = ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT', 'RESET_ADDRESS', 'REGISTER_ACCOUNT']
    const limits = Object.fromEntries(names.map((name) => [`RATE_${name}`, '1000000/60']))
    const server = await startServer({ DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', ...limits })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())
    const known = await makeUser(beside)

    const post = async (call: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const started = performance.now()
      await (await fetch(`${server.address}/api/auth/${call}/`, { method: 'POST', headers, body: JSON.stringify(body) })).arrayBuffer()
      return performance.now() - started
    }
    const signIn = ({ username }: { username: string }) => post('jwt/create', { username, password: 'nie-to-haslo-na-pewno' })
    const askForReset = ({ email }: { email: string }) => post('users/reset_password', { email })
    return [
      await compare(
        () => signIn(known),
        () => signIn(NOBODY),
      ),
      await compare(
        () => askForReset(known),
        () => askForReset(NOBODY),
      ),
    ]
  },
}

/** Both in turn, so that whatever else the machine does falls on them alike. */
async function compare(known: () => Promise<number>, unknown: () => Promise<number>): Promise<Outcome> {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
  for (let count = 0; count < WARM_UP + TRIES; count++) {
    times.known.push(await known())
    times.unknown.push(await unknown())
  }
  const medians = [times.known, times.unknown].map((each) => percentile(each.slice(WARM_UP), 0.5))
  const [first = Number.NaN, second = Number.NaN] = medians
  const apart = Math.abs(first - second) / Math.min(first, second)
  return {
    measured: `${(100 * apart).toFixed(1)} % (medians ${first.toFixed(1)} ms and ${second.toFixed(1)} ms)`,
    holds: apart < SHARE,
  }
}

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

const ATTEMPTS = 150
const HONEST_MS = 2000

/** What somebody who signs in feels of many who try passwords, all at one address: those at one account, those at as many accounts, and those who never stop. */
export const signInBesideAttempts: Measurement = {
  name: 'sign-in-beside-attempts',
  thresholds: [`at one account`, `at ${ATTEMPTS} accounts`, 'that go on and on at one account'].map((which) => ({
    what: `an honest sign-in beside ${ATTEMPTS} attempts ${which}, the slowest of ${ROUNDS}`,
    threshold: `< ${HONEST_MS} ms`,
  })),
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const limits = ['LOGIN_ADDRESS', 'LOGIN_ACCOUNT'].map((name) => [`RATE_${name}`, '1000000/60'])
    const server = await startServer({ DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', ...Object.fromEntries(limits) })
    running.defer(async () => void (await server.end('SIGTERM')))
    const beside = await openBeside(DATA_DIR)
    running.defer(() => beside.db.destroy())
    const { username } = await makeUser(beside)

    const attempt = async (login: string, password: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ username: login, password })
      const answer = await fetch(`${server.address}/api/auth/jwt/create/`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      return answer.status
    }
    const honest = async (): Promise<number> => {
      const started = performance.now()
      const status = await attempt(username, PASSWORD)
      return status === 200 ? performance.now() - started : Number.POSITIVE_INFINITY
    }
    const besideCrowd = async (loginOf: (place: number) => string, goesOn = false): Promise<Outcome> => {
      const times: number[] = []
      const answered = new Map<number, number>()
      const alone: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        alone.push(await honest())
        const crowd = Array.from({ length: ATTEMPTS }, async (_, place) => {
          for (let again = true; again; again = goesOn && times.length <= round) {
            const status = await attempt(loginOf(place), 'nie-to-haslo-na-pewno')
            answered.set(status, (answered.get(status) ?? 0) + 1)
          }
        })
        await sleep(300)
        times.push(await honest())
        await Promise.all(crowd)
      }
      const slowest = Math.max(...times)
      const statuses = [...answered].map(([status, count]) => `${count} × ${status}`).join(', ')
      return {
        measured: `${slowest.toFixed(0)} ms, median ${percentile(times, 0.5).toFixed(0)} ms, alone ${percentile(alone, 0.5).toFixed(0)} ms (the others: ${statuses})`,
        holds: slowest < HONEST_MS,
      }
    }
    return [await besideCrowd(() => 'ktos-inny'), await besideCrowd((place) => `ktos-${place}`), await besideCrowd(() => 'ktos-inny', true)]
  },
}
