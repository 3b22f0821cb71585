import type { ShoppingItem } from '@spizarka/contract/shopping'
import { changeReplica, NO_REPLICA, type Replica, shownItems, takeAnswer } from '@spizarka/contract/shopping-replica'
import type { ItemFields, ShoppingOperation, SyncAnswer } from '@spizarka/contract/shopping-sync'
import { expect, test } from 'vitest'
import { presentItem } from '../present-items.ts'
import type { ItemRow } from '../shopping-items.queries.ts'
import { OperationMerger } from './operation-merger.ts'

const HISTORIES = Number(process.env['SHOPPING_HISTORIES'] ?? 10_000)
const STEPS = 24
const DAY = 86_400_000
const START = Date.parse('2026-11-22T10:00:00Z')

/** A list as the server keeps it, but in memory: the same merge, the same rules of versions. */
class Server {
  version = 1
  readonly rows = new Map<string, ItemRow>()
  readonly counted = new Set<string>()
  /** Every operation that counts, with the time that it counts at, for the computation. */
  readonly heard: { operation: ShoppingOperation; at: number }[] = []

  sync(since: number, operations: readonly ShoppingOperation[], now: number): SyncAnswer {
    const living = [...this.rows.values()].filter((row) => row.removed_at === null).length
    const merging = new OperationMerger([...this.rows.values()], this.counted, living)
    const results = operations.map((operation) => merging.merge(operation, new Date(now)))
    for (const id of merging.counted) {
      this.counted.add(id)
      const operation = operations.find((each) => each.id === id)
      if (operation) this.heard.push({ operation, at: Math.min(Date.parse(operation.at), now) })
    }
    const written = merging.itemsToWrite({ version: this.version + 1, now: new Date(now) })
    if (written.some(({ changed_in }) => changed_in > this.version)) this.version += 1
    for (const item of written) this.rows.set(item.id, { ...item, list_id: 1, place: this.rows.get(item.id)?.place ?? this.rows.size })
    const rows = [...this.rows.values()].filter((row) => row.changed_in > (since > this.version ? 0 : since))
    return {
      version: this.version,
      items: rows.filter((row) => row.removed_at === null).map((row) => presentItem(row, null)),
      removed: rows.flatMap((row) => (row.removed_at === null ? [] : row.id)),
      results,
    }
  }
}

/** A phone with a clock of its own, and a network that loses, repeats and delays. */
interface Phone {
  replica: Replica
  ahead: number
  /** Requests on their way, and answers. */
  requests: { since: number; operations: readonly ShoppingOperation[] }[]
  answers: SyncAnswer[]
}

/** A generator of numbers from 0 to 1, the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const NAMES = ['mleko', 'chleb', 'jajka', '2 l soku', 'masło']

function uuid(random: () => number): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}

function play(seed: number): { server: Server; phones: Phone[]; made: Map<string, ShoppingOperation>; refused: Set<string> } {
  const random = randomOf(seed)
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)]
  const server = new Server()
  const phones: Phone[] = Array.from({ length: 3 }, () => ({
    replica: NO_REPLICA,
    ahead: pick([0, 0, -DAY, DAY, Math.round((random() - 0.5) * 2 * DAY)]) ?? 0,
    requests: [],
    answers: [],
  }))
  const [made, refused] = [new Map<string, ShoppingOperation>(), new Set<string>()]
  const items: string[] = []
  let now = START

  const change = (phone: Phone) => {
    const shown = shownItems(phone.replica)
    const kind = pick(['add', 'add', 'set', 'set', 'set', 'remove', 'again'] as const)
    // An item of another's list is known to nobody here; one that was removed may be brought back.
    const itemId = kind === 'add' || shown.length === 0 ? uuid(random) : kind === 'again' ? pick(items) : pick(shown)?.id
    if (itemId === undefined) return
    const isNew = kind === 'add' || kind === 'again' || shown.length === 0
    if (isNew) items.push(itemId)
    const operation = { id: uuid(random), item_id: itemId, ...(isNew ? addition() : kind === 'remove' ? REMOVE : setting()) }
    phone.replica = changeReplica(phone.replica, operation, now + phone.ahead)
    const last = phone.replica.pending.at(-1)
    if (last) made.set(last.id, last)
  }
  const addition = () => ({ kind: 'add' as const, fields: { name: pick(NAMES), ...(random() < 0.4 && fields()) } })
  const setting = () => ({ kind: 'set' as const, fields: fields() })
  const fields = (): ItemFields =>
    pick([{ checked: random() < 0.7 }, { quantity: Math.ceil(random() * 5), unit: 'pieces' }, { note: pick(['', 'duże', 'świeże']) }]) ?? {}

  const send = (phone: Phone) => phone.requests.push({ since: phone.replica.version, operations: phone.replica.pending })
  const deliver = (phone: Phone, isReliable: boolean) => {
    // Any of those on their way, not the first: the network puts them in another order.
    const place = isReliable ? 0 : Math.floor(random() * phone.requests.length)
    const request = phone.requests[place]
    if (!request) return
    if (isReliable || random() < 0.7) phone.requests.splice(place, 1)
    const answer = server.sync(request.since, request.operations, now)
    for (const { id, status } of answer.results) if (status === 'refused') refused.add(id)
    if (isReliable || random() < 0.6) phone.answers.push(answer)
  }
  const receive = (phone: Phone) => {
    const [answer] = phone.answers.splice(Math.floor(random() * phone.answers.length), 1)
    if (answer) phone.replica = takeAnswer(phone.replica, answer)
  }

  for (let step = 0; step < STEPS; step++) {
    now += Math.floor(random() * 4_000_000)
    const phone = pick(phones)
    if (!phone) continue
    const act = random()
    if (act < 0.5) change(phone)
    else if (act < 0.7) send(phone)
    else if (act < 0.85) deliver(phone, false)
    else receive(phone)
  }
  // At last there is a network: what was on its way arrives, and everybody asks until nothing waits.
  for (let round = 0; round < 2; round++)
    for (const phone of phones) {
      while (phone.requests.length > 0) deliver(phone, true)
      while (phone.answers.length > 0) receive(phone)
      send(phone)
      deliver(phone, true)
      while (phone.answers.length > 0) receive(phone)
    }
  return { server, phones, made, refused }
}

const REMOVE = { kind: 'remove' as const, fields: {} }

/**
 * What an item must be by the rules alone, computed again from all that was said of it: which adds are later than the last remove and the
 * first add, and the last word of these and of what was set after the first of them.
 */
function reckon(heard: Server['heard']): ItemFields | undefined {
  const said = heard.toSorted((one, other) => one.at - other.at || (one.operation.id < other.operation.id ? -1 : 1))
  const adds = said.filter(({ operation }) => operation.kind === 'add')
  const removes = said.filter(({ operation }) => operation.kind === 'remove')
  const gone = removes.length === 0 ? Number.NEGATIVE_INFINITY : Math.max(adds[0]?.at ?? 0, ...removes.map(({ at }) => at))
  const back = adds.filter(({ at }) => at > gone)
  const [first] = back
  if (!first) return undefined
  const counts = said.filter(
    (each) => back.includes(each) || (each.operation.kind === 'set' && (removes.length === 0 || said.indexOf(each) > said.indexOf(first))),
  )
  return Object.assign({}, ...counts.map(({ operation }) => read(operation))) as ItemFields
}

/** As the kitchen reads the one line among the names. */
function read({ kind, fields }: ShoppingOperation): object {
  return kind === 'add' && Object.keys(fields).length === 1 && fields.name === '2 l soku'
    ? { name: 'sok', quantity: 2000, unit: 'ml' }
    : fields
}

type Visible = Pick<ShoppingItem, 'id' | 'name' | 'note' | 'checked' | 'quantity' | 'unit'>

function visible({ id, name, note, checked, quantity, unit }: ItemFields & { id: string }) {
  return { id, name, note, checked, quantity, unit }
}

function textOf(items: readonly Partial<Visible>[]): string {
  return JSON.stringify(items.toSorted((one, other) => ((one.id ?? '') < (other.id ?? '') ? -1 : 1)))
}

test(`three phones end alike, nothing lost and nothing doubled, in ${HISTORIES} histories`, () => {
  let [operations, removed] = [0, 0]
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const { server, phones, made, refused } = play(seed)
    const byItem = Map.groupBy(server.heard, ({ operation }) => operation.item_id)
    const expected = [...byItem].flatMap(([id, heard]) => {
      const fields = reckon(heard)
      return fields ? visible({ note: '', checked: false, quantity: null, unit: null, ...fields, id }) : []
    })
    for (const { replica } of phones) {
      expect(textOf(shownItems(replica).map(visible)), `seed ${seed}`).toBe(textOf(expected))
      expect([replica.version, replica.pending.length], `seed ${seed}`).toEqual([server.version, 0])
    }
    // Each change counts once, except for those of things that nobody had added.
    const lost = [...made].filter(([id, { kind }]) => !server.counted.has(id) && !(refused.has(id) && kind !== 'add'))
    expect([lost, server.heard.length], `seed ${seed}`).toEqual([[], server.counted.size])
    operations += made.size
    removed += byItem.size - expected.length
  }
  // Histories that change nothing would prove nothing.
  expect(operations).toBeGreaterThan(HISTORIES * 8)
  expect(removed).toBeGreaterThan(HISTORIES / 4)
})
