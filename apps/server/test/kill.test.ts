import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addFromText, readPendingItems } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { afterAll, expect, test } from 'vitest'
import { limitConcurrency } from '../src/platform/concurrency/concurrency.ts'
import { openBeside, SECRET_KEY } from './beside-server.ts'
import { type MadeUser, makeUser, sumOfLedger } from './factories.ts'
import { killTree, makeDataFolder, type RunningServer, startServer } from './running-server.ts'

const USERS = 4
const SUBMITS = 200
const KILLED_AFTER = 70
const AT_A_TIME = 20
const START_POINTS = 250

const DATA_DIR = await makeDataFolder()
const environment = { DATA_DIR, SECRET_KEY, LOG_LEVEL: 'error', RATE_INTAKE_USER: '1000/60' }
let server: RunningServer | undefined
afterAll(async () => {
  if (server?.process.exitCode === null) await server.end('SIGTERM')
})

/** One list of one user, sent again with the same key until there is an answer. */
interface Submit {
  user: MadeUser
  key: string
  sessionId?: string
}

/** Sends a list; true when it was accepted, false when nobody answered any more. */
async function send(address: string, submit: Submit): Promise<boolean> {
  const { token } = submit.user
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json', 'idempotency-key': submit.key }
  const body = JSON.stringify({ text: 'mleko 1 l\n10 jajek' })
  const response = await fetch(`${address}/api/add-from-text/`, { method: 'POST', headers, body }).catch(() => undefined)
  const answer = addFromText.response.safeParse(await response?.json().catch(() => undefined))
  submit.sessionId = answer.data?.session_id
  return answer.success
}

test('a kill of everything in the middle of 200 submits loses none that was accepted, and charges none twice', {
  timeout: 600_000,
}, async () => {
  server = await startServer(environment)
  const before = await openBeside(DATA_DIR)
  const users = await Promise.all(Array.from({ length: USERS }, () => makeUser(before, { points: START_POINTS })))
  await before.db.destroy()
  const submits = users.flatMap((user) => Array.from({ length: SUBMITS / USERS }, (): Submit => ({ user, key: randomUUID() })))

  const { address, process: first } = server
  let accepted = 0
  let killed: Promise<void> | undefined
  // Some at a time: the answers to all of them might be there before the first one is read.
  const together = limitConcurrency(AT_A_TIME)
  await Promise.all(
    submits.map((submit) =>
      together(async () => {
        if (await send(address, submit)) accepted += 1
        if (accepted < KILLED_AFTER) return
        killed ??= killTree(first.pid ?? 0)
        await killed
      }),
    ),
  )
  await killed
  expect(accepted).toBeGreaterThanOrEqual(KILLED_AFTER)
  expect(accepted).toBeLessThan(SUBMITS)

  server = await startServer(environment)
  const { db } = await openBeside(DATA_DIR)
  const sessions = await db.selectFrom('intake_sessions').select(['id', 'owner_id']).execute()
  const charges = await db.selectFrom('point_ledger').where('reason', '=', 'text_intake').select(['reference', 'user_id']).execute()
  const known = new Set(sessions.map(({ id }) => id))
  expect(submits.filter(({ sessionId }) => sessionId && !known.has(sessionId))).toEqual([])
  expect(charges.map(({ reference }) => reference).toSorted()).toEqual([...known].toSorted())

  // Who got no answer asks again with the same key; who got one and asks again gets the same.
  for (const submit of submits) {
    const earlier = submit.sessionId
    expect(await send(server.address, submit)).toBe(true)
    expect([undefined, submit.sessionId]).toContain(earlier)
  }

  const waiting = () => db.selectFrom('intake_sessions').where('state', '<>', 'ready').select('id').execute()
  for (const deadline = Date.now() + 60_000; Date.now() < deadline && (await waiting()).length > 0; ) await sleep(100)
  expect(await waiting()).toEqual([])
  for (const { user, sessionId } of submits) {
    const headers = { authorization: `JWT ${user.token}` }
    const response = await fetch(`${server.address}/api/pending-items/${sessionId}/`, { headers })
    expect(readPendingItems.response.parse(await response.json()).pending_items).toHaveLength(2)
  }

  for (const { id } of users) {
    const account = await db.selectFrom('point_accounts').where('user_id', '=', id).select('balance').executeTakeFirstOrThrow()
    expect(account.balance).toBe(START_POINTS - (SUBMITS / USERS) * COSTS.textIntake)
    expect(await sumOfLedger(db, id)).toBe(account.balance)
  }
  const open = await db.selectFrom('point_reservations').where('state', '<>', 'settled').select('id').execute()
  expect(open).toEqual([])
  await db.destroy()
})
