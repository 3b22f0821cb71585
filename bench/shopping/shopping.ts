import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { FOODS } from '@spizarka/knowledge'
import { type Kysely, sql } from 'kysely'
import { createTokens } from '../../apps/server/src/platform/auth/tokens.ts'
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import type { DB } from '../../apps/server/src/platform/db/row-types.gen.ts'
import { openFilledDatabase, SECRET_KEY, type SignedIn, signIn, startApp } from '../baseline/servers.ts'
import { type Measurement, percentile } from '../figure.ts'

const ITEMS = 500
const SYNCS = 120
const WARM_UP = 20
const SYNC_MS = 40

interface Address {
  url: string
  headers: Record<string, string>
}

/** A list of 500 items, of which a phone sends 500 changes at once. */
export const shoppingSync: Measurement = {
  name: 'shopping-sync',
  thresholds: [
    {
      what: `sync of ${ITEMS} changes to a list of ${ITEMS} items: 400 sets, 50 removed, 50 added by name`,
      threshold: `p95 < ${SYNC_MS} ms`,
    },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled: owner } = await openFilledDatabase(running, makeOwner)
    const app = await startApp(url, owner, running)
    const times = await syncOverAndOver(app)
    const p95 = percentile(times, 0.95)
    return [{ measured: `p95 ${p95.toFixed(1)} ms, median ${percentile(times, 0.5).toFixed(1)} ms`, holds: p95 < SYNC_MS }]
  },
}

async function makeOwner(db: Kysely<DB>): Promise<SignedIn> {
  const user = { username: 'kucharz', email: 'kucharz@example.com', password_hash: 'none', is_active: true }
  const { id } = await db.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()
  return signIn(db, id)
}

async function syncOverAndOver({ url, headers }: Address): Promise<number[]> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: string; version: number; results: { status: string }[] }
  }
  const { id } = await post('/shopping-lists/', {})
  let [living, named, version] = [[] as string[], 0, 0]
  const add = () => {
    const food = FOODS[(named += 1) % FOODS.length]
    const itemId = randomUUID()
    living.push(itemId)
    return operation('add', itemId, { name: food?.name.slice(0, 50) ?? 'mleko' })
  }
  const sync = async (operations: object[]) => {
    const start = performance.now()
    const answer = await post(`/shopping-lists/${id}/sync/`, { since: version, operations })
    version = answer.version
    if (answer.results.some(({ status }) => status !== 'applied')) throw new Error('a change did not count')
    return performance.now() - start
  }
  await sync(Array.from({ length: ITEMS }, add))
  const times: number[] = []
  for (let round = 0; round < SYNCS; round++) {
    const removed = living.splice(0, 50)
    const sets = living
      .slice(0, 400)
      .map((item, place) => operation('set', item, place % 2 ? { checked: round % 2 === 0 } : { note: `za ${round}` }))
    const time = await sync([...removed.map((item) => operation('remove', item)), ...sets, ...Array.from({ length: 50 }, add)])
    if (round >= WARM_UP) times.push(time)
  }
  return times
}

function operation(kind: 'add' | 'set' | 'remove', item_id: string, fields: object = {}) {
  return { id: randomUUID(), item_id, kind, at: new Date().toISOString(), fields }
}

const OPEN = 2_000
const HEARD_MS = 5_000
const CHANGED = 200
const SECONDS = 60
const IDLE_SECONDS = 15
const SPREAD_MS = 10_000
const MOST = 2

/** Two thousand lists that lie open and wait for a change, beside somebody who reads their lists. */
export const openShoppingLists: Measurement = {
  name: 'open-shopping-lists',
  thresholds: [
    { what: `other reads beside ${OPEN.toLocaleString('en')} open lists on one process, ${SECONDS} s`, threshold: `p95 < ${MOST}× idle` },
    { what: 'an open list hears of a change', threshold: `p95 < ${HEARD_MS / 1000} s, each hears` },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const { url, filled } = await openFilledDatabase(running, openLists)
    const app = await startApp(url, filled.reader, running)
    await readOverAndOver(app, 3)
    const idle = percentile(await readOverAndOver(app, IDLE_SECONDS), 0.95)
    // Together, so that the first of them to fail is the one that is told.
    const [polls, changedAt, reads] = await Promise.all([
      holdOpen(app, filled.holders, SECONDS),
      changeSome(url, SECONDS / 2),
      readOverAndOver(app, SECONDS),
    ])
    const busy = percentile(reads, 0.95)
    const heard = polls.map((at) => at - changedAt)
    const slowest = percentile(heard, 0.95)
    return [
      { measured: `p95 ${busy.toFixed(1)} ms, ${(busy / idle).toFixed(2)}× (idle ${idle.toFixed(1)} ms)`, holds: busy < MOST * idle },
      {
        measured: `p95 ${(slowest / 1000).toFixed(2)} s, ${heard.length} of ${CHANGED}`,
        holds: slowest < HEARD_MS && heard.length === CHANGED,
      },
    ]
  },
}

interface Holder {
  token: string
  listId: number
}

async function openLists(db: Kysely<DB>): Promise<{ reader: SignedIn; holders: Holder[] }> {
  const reader = await makeOwner(db)
  await sql`
    insert into users (username, email, password_hash, is_active)
    select 'lista' || number, 'lista' || number || '@example.com', 'none', true from generate_series(1, ${OPEN}) as number
  `.execute(db)
  await sql`insert into shopping_lists (owner_id, name, source) select id, 'Zakupy', 'manual' from users`.execute(db)
  await sql`
    insert into auth_sessions (id, user_id, user_agent, expires_at) select gen_random_uuid(), id, 'bench', now() + interval '1 day' from users
  `.execute(db)
  const { rows } = await sql<{ user_id: number; session_id: string; list_id: number }>`
    select list.owner_id as user_id, session.id as session_id, list.id as list_id
    from shopping_lists as list join auth_sessions as session on session.user_id = list.owner_id where list.owner_id <> ${reader.userId}
  `.execute(db)
  const tokens = createTokens({ key: SECRET_KEY, accessSeconds: 3_600, clock: systemClock })
  return {
    reader,
    holders: rows.map((row) => ({ token: tokens.issueAccess({ userId: row.user_id, sessionId: row.session_id }), listId: row.list_id })),
  }
}

/** The milliseconds of one read after another, with a breath between them. */
async function readOverAndOver({ url, headers }: Address, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await sleep(10)) {
    const { ms, status } = await get(agent, `${url}/api/shopping-lists/`, headers)
    if (status !== 200) throw new Error(`a read answered ${status}`)
    times.push(ms)
  }
  agent.destroy()
  return times
}

/** Changes some lists in the middle, as another process would; tells when. */
async function changeSome(databaseUrl: string, afterSeconds: number): Promise<number> {
  await sleep(afterSeconds * 1000)
  const { db } = connect(databaseUrl, { max: 1, onError: console.error })
  await sql`update shopping_lists set version = 2 where id in (select id from shopping_lists order by id desc limit ${CHANGED})`.execute(db)
  await db.destroy()
  return performance.now()
}

/** Holds all lists open; tells when each heard of a change. */
async function holdOpen({ url }: Address, holders: readonly Holder[], seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: OPEN })
  const heard: number[] = []
  const end = performance.now() + seconds * 1000
  const hold = async ({ token, listId }: Holder, place: number) => {
    await sleep((place / holders.length) * SPREAD_MS)
    for (let known = 1; performance.now() < end; ) {
      const { status, body } = await get(agent, `${url}/api/shopping-lists/${listId}/version/?known=${known}`, {
        authorization: `JWT ${token}`,
      })
      if (status !== 200) throw new Error(`an open list was answered ${status}`)
      const version = /"version":(\d+)/.exec(body)?.[1]
      if (Number(version) > known) heard.push(performance.now())
      known = Number(version)
    }
  }
  await Promise.all(holders.map(hold))
  agent.destroy()
  return heard
}

function get(agent: Agent, url: string, headers: Record<string, string>): Promise<{ ms: number; status: number; body: string }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text: string) => (body += text))
      response.on('end', () => resolve({ ms: performance.now() - start, status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}
