import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@spizarka/contract/endpoint'
import { addFromText } from '@spizarka/contract/intake'
import { COSTS } from '@spizarka/contract/limits'
import { createPantryItem } from '@spizarka/contract/pantry'
import { createShoppingList } from '@spizarka/contract/shopping'
import { syncShoppingList } from '@spizarka/contract/shopping-sync'
import { sql } from 'kysely'
import { z } from 'zod'
import { readPostmaster } from '../apps/server/src/platform/db/embedded-postgres/ownership.ts'
import { openBeside, SECRET_KEY } from '../apps/server/test/beside-server.ts'
import { type MadeUser, makeUser, sumOfLedger } from '../apps/server/test/factories.ts'
import { killTree, makeDataFolder, type RunningServer, startServer } from '../apps/server/test/running-server.ts'
import { randomly } from '../packages/culinary/src/random.fixture.ts'
import type { Measurement } from './figure.ts'

const KILLS = Number(process.env['KILLS'] ?? 100)
const WRITES_AT_ONCE = 24
/** A third of the writes are changes of a list, which takes 500 items at most. */
const ROUNDS_A_LIST = 50
const POINTS = 1_000_000
const KILLED = ['everything', 'the server', 'the database', 'one connection'] as const

/** Whether anything that was accepted is lost or done twice where processes die at any moment. */
export const kills: Measurement = {
  name: 'kills',
  thresholds: [
    {
      what: `${KILLS} kills of the tree, the server, the database, one connection, while lists, products and changes come`,
      threshold: '0 lost, 0 doubled',
    },
  ],
  async measure() {
    await using running = new AsyncDisposableStack()
    const DATA_DIR = await makeDataFolder()
    running.defer(() => rm(path.dirname(DATA_DIR), { recursive: true, force: true }))
    const environment = {
      DATA_DIR,
      SECRET_KEY,
      LOG_LEVEL: 'fatal',
      RATE_INTAKE_USER: '100000/60',
      RATE_API_USER: '100000/60',
      RATE_SYNC_USER: '100000/60',
    }
    let server: RunningServer = await startServer(environment)
    running.defer(async () => void (await server.end('SIGTERM')))
    const before = await openBeside(DATA_DIR)
    const user = await makeUser(before, { points: POINTS, plan: 'premium' })
    await before.db.destroy()
    const call = (endpoint: Endpoint, body: object, key?: string, id = '') => send(server.address, user, endpoint, body, key, id)
    let list = ''

    const random = randomly(Number(process.env['KILLS_SEED'] ?? 1))
    const writes: Write[] = []
    const attempt = async (write: Write) => {
      const answer = await tryOnce(write, call)
      if (answer === undefined) return
      // A repeat gets what the first got.
      write.changed ||= write.answer !== undefined && write.answer !== answer
      write.answer = answer
    }
    for (let round = 0; round < KILLS; round++) {
      if (round % ROUNDS_A_LIST === 0)
        list = createShoppingList.response.parse(await call(createShoppingList, { name: 'Zakupy' }, randomUUID())).id
      const made = Array.from(
        { length: WRITES_AT_ONCE },
        (_, at): Write => ({ kind: KINDS[at % KINDS.length] ?? 'list', key: randomUUID(), number: writes.length + at, list }),
      )
      writes.push(...made)
      const sent = Promise.all(made.map(attempt))
      await sleep(random(150))
      await kill(KILLED[round % KILLED.length] ?? 'everything', server, DATA_DIR)
      await sent
      if (server.process.exitCode !== null || server.process.signalCode !== null) server = await startServer(environment)
      else await untilReady(server)
    }
    // Everybody asks once more, and who gets no answer asks again.
    await sleep(1_000)
    await untilReady(server)
    for (const write of writes) await attempt(write)
    for (let tries = 0; tries < 5; tries++) for (const write of writes) if (write.answer === undefined) await attempt(write)

    const { db } = await openBeside(DATA_DIR)
    running.defer(() => db.destroy())
    const texts = writes.filter(({ kind }) => kind === 'text')
    const unfinished = () => db.selectFrom('intake_sessions').where('state', '<>', 'ready').select('id').execute()
    for (const deadline = Date.now() + 120_000; Date.now() < deadline && (await unfinished()).length > 0; ) await sleep(200)
    const sessions = (await db.selectFrom('intake_sessions').select('id').execute()).map(({ id }) => id)
    const products = await db.selectFrom('pantry_products').select(['product_name', 'batches']).execute()
    const items = await db.selectFrom('shopping_items').select('name').execute()
    const account = await db.selectFrom('point_accounts').where('user_id', '=', user.id).select('balance').executeTakeFirstOrThrow()
    const faults = {
      'not accepted in the end': writes.filter(({ answer }) => answer === undefined).length,
      'answered anew': writes.filter(({ changed }) => changed).length,
      'lists lost or doubled':
        Math.abs(sessions.length - texts.length) + texts.filter(({ answer }) => answer !== undefined && !sessions.includes(answer)).length,
      'lists not read': (await unfinished()).length,
      'products lost or doubled': wrongOnes(
        products.map(({ product_name: name, batches }) => `${name} ${sumOf(batches)}`),
        writes,
        'product',
        (number) => `${productName(number)} 1000`,
      ),
      'changes lost or doubled': wrongOnes(
        items.map(({ name }) => name),
        writes,
        'change',
        productName,
      ),
      'points astray':
        Math.abs(account.balance - (POINTS - texts.length * COSTS.textIntake)) +
        Math.abs((await sumOfLedger(db, user.id)) - account.balance),
    }
    const found = Object.entries(faults).filter(([, count]) => count > 0)
    const measured = found.length === 0 ? `0 of ${writes.length} writes` : found.map(([what, count]) => `${what}: ${count}`).join(', ')
    return [{ measured, holds: found.length === 0 }]
  },
}

const KINDS = ['text', 'product', 'change'] as const

interface Write {
  kind: (typeof KINDS)[number] | 'list'
  key: string
  number: number
  /** The shopping list that a change is of. */
  list: string
  /** What names the thing that it made, once it was accepted. */
  answer?: string | undefined
  /** A repeat made another thing. */
  changed?: boolean | undefined
}

type Call = (endpoint: Endpoint, body: object, key?: string, id?: string) => Promise<unknown>

/** Sends a write; what it made, or nothing where nobody answered. */
async function tryOnce({ kind, key, number, list }: Write, call: Call): Promise<string | undefined> {
  if (kind === 'text') return addFromText.response.safeParse(await call(addFromText, { text: 'mleko 1 l\n10 jajek' }, key)).data?.session_id
  if (kind === 'product') {
    const body = { product_name: productName(number), quantity_pieces: 1 }
    const made = createPantryItem.response.safeParse(await call(createPantryItem, body, key)).data
    return made?.id
  }
  const operation = { id: key, item_id: key, kind: 'add', at: new Date().toISOString(), fields: { name: productName(number) } }
  const answer = syncShoppingList.response.safeParse(
    await call(syncShoppingList, { since: 0, operations: [operation] }, undefined, list),
  ).data
  return answer?.results.every(({ status }) => status === 'applied' || status === 'repeated') ? key : undefined
}

const SYLLABLES = ['ko', 'ru', 'mi', 'ta', 'le', 'so', 'pe', 'na', 'wu', 'fi']

/** A name for each number that is no food's and no other's in another case. */
function productName(number: number): string {
  return `q${Array.from(String(number), (digit) => SYLLABLES[Number(digit)]).join('')}x`
}

async function send(
  address: string,
  user: MadeUser,
  endpoint: Endpoint,
  body: object,
  key: string | undefined,
  id: string,
): Promise<unknown> {
  const headers = {
    authorization: `JWT ${user.token}`,
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const options = { method: endpoint.method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) }
  return fetch(`${address}/api${endpoint.path.replace(':id', id)}`, options)
    .then((response) => (response.status === endpoint.status ? response.json() : undefined))
    .catch(() => undefined)
}

async function kill(what: (typeof KILLED)[number], server: RunningServer, dataFolder: string): Promise<void> {
  const pid = server.process.pid ?? 0
  const postmaster = (await readPostmaster(path.join(dataFolder, 'postgres', 'data')))?.pid
  if (what === 'everything') await killTree(pid)
  else if (what === 'the server') process.kill(pid, 'SIGKILL')
  else if (postmaster !== undefined && what === 'the database') process.kill(postmaster, 'SIGKILL')
  else await killConnection(dataFolder)
  // The one that was killed ends by itself; the next start must not meet it.
  if (what === 'everything' || what === 'the server')
    while (server.process.exitCode === null && server.process.signalCode === null) await sleep(10)
}

/** Ends the process of one connection, which the database answers by starting all of them anew. */
async function killConnection(dataFolder: string): Promise<void> {
  const { db } = await openBeside(dataFolder)
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' order by random() limit 1`
    .execute(db)
    // It may still be recovering from the kill before.
    .catch(() => ({ rows: [] }))
  for (const { pid } of rows) process.kill(pid, 'SIGKILL')
  await db.destroy()
}

async function untilReady(server: RunningServer): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(50)) {
    const isReady = await fetch(`${server.address}/api/ready/`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady || server.process.exitCode !== null) return
  }
  throw new Error('The server was not ready a minute after its database was killed')
}

/** What is in all batches of a product, in the thousandths that its row keeps. */
function sumOf(batches: unknown): number {
  return z
    .array(z.looseObject({ amount: z.number() }))
    .parse(batches)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** How many names are there that should not be, or are missing, or are there twice. */
function wrongOnes(found: readonly string[], writes: readonly Write[], kind: Write['kind'], nameOf: (number: number) => string): number {
  const wanted = writes.filter((write) => write.kind === kind).map(({ number }) => nameOf(number))
  const counts = new Map<string, number>()
  for (const name of wanted) counts.set(name, (counts.get(name) ?? 0) + 1)
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) - 1)
  for (const [name, count] of counts) if (count !== 0) console.error(`${kind}: ${name} ${count > 0 ? 'is missing' : 'is there too often'}`)
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0)
}
