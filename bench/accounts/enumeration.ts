import { rm } from 'node:fs/promises'
import path from 'node:path'
import { openBeside, SECRET_KEY } from '../../apps/server/test/beside-server.ts'
import { makeUser } from '../../apps/server/test/factories.ts'
import { makeDataFolder, startServer } from '../../apps/server/test/running-server.ts'
import { type Measurement, type Outcome, percentile } from '../figure.ts'

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
