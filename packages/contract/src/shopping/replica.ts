import type { ShoppingItem } from './lists.ts'
import { type History, historyOfKnown, mergeOperation, valuesOf } from './merge-operations.ts'
import type { ItemFields, ShoppingOperation, SyncAnswer } from './sync.ts'

/** A change as it waits to be sent. */
export type PendingOperation = Omit<ShoppingOperation, 'fields'> & { readonly fields: ItemFields }

/** A list as one phone keeps it, and can store it: what the server last said, and what it has not been told yet. Nothing here is ever changed. */
export interface Replica {
  /** The list's version that the items are of; 0 before the first answer. */
  readonly version: number
  readonly items: readonly ShoppingItem[]
  /** In the order in which they were made. Sent until an answer names them. */
  readonly pending: readonly PendingOperation[]
}

export const NO_REPLICA: Replica = { version: 0, items: [], pending: [] }

/**
 * The replica with one more change. It is told at `at`, or one millisecond after the change before it: of two changes at one moment the
 * server could not tell which came last. `at` is the phone's clock, in milliseconds since 1970.
 */
export function changeReplica(replica: Replica, change: Omit<PendingOperation, 'at'>, at: number): Replica {
  const before = replica.pending.at(-1)
  const moment = before ? Math.max(at, Date.parse(before.at) + 1) : at
  return { ...replica, pending: [...replica.pending, { ...change, at: new Date(moment).toISOString() }] }
}

/**
 * The replica once the server has answered: what the answer names waits no more, whatever happened to it. An answer that comes after one of
 * a later version says nothing new of the items.
 */
export function takeAnswer(replica: Replica, answer: SyncAnswer): Replica {
  const named = new Set(answer.results.map(({ id }) => id))
  const pending = replica.pending.filter(({ id }) => !named.has(id))
  if (answer.version < replica.version) return { ...replica, pending }
  const changed = new Map(answer.items.map((item) => [item.id, item]))
  const gone = new Set(answer.removed)
  const kept = replica.items.flatMap((item) => (gone.has(item.id) ? [] : (changed.get(item.id) ?? item)))
  const known = new Set(replica.items.map(({ id }) => id))
  return { version: answer.version, items: [...kept, ...answer.items.filter(({ id }) => !known.has(id))], pending }
}

/** The replica once the whole list was read: what waits goes on waiting. A list that is older than what is known says nothing new. */
export function takeWhole(replica: Replica, { version, items }: Pick<Replica, 'version' | 'items'>): Replica {
  return version < replica.version ? replica : { ...replica, version, items }
}

/** The items as the phone shows them: what waits on top of what the server said. What the server decides otherwise its answer corrects. */
export function shownItems({ items, pending }: Replica): ShoppingItem[] {
  if (pending.length === 0) return [...items]
  const known = new Map(items.map((item) => [item.id, item]))
  const histories = new Map<string, History>()
  for (const { id, item_id: itemId, kind, at, fields } of pending) {
    const item = known.get(itemId)
    const before = histories.get(itemId) ?? (item && historyOfKnown(item))
    const { history } = mergeOperation(before, { id, kind, at: Date.parse(at), fields })
    if (history) histories.set(itemId, history)
  }
  const shown = items.flatMap((item) => {
    const history = histories.get(item.id)
    const values = history && valuesOf(history)
    return history === undefined ? item : values ? { ...item, ...values } : []
  })
  const added = [...histories].flatMap(([id, history]) => {
    const values = known.has(id) ? undefined : valuesOf(history)
    return values ? itemAsAdded(id, values) : []
  })
  return [...shown, ...added]
}

const EPOCH = new Date(0).toISOString()

/** An item that no server has seen: its name as it was typed, in no aisle yet. */
function itemAsAdded(
  id: string,
  { name = '', quantity = null, unit = null, note = '', checked = false, aisle = 'other', position = null }: ItemFields,
): ShoppingItem {
  return {
    id,
    name,
    unit,
    quantity,
    need: null,
    have: null,
    packs: null,
    aisle,
    is_spice: false,
    note,
    checked,
    position,
    in_pantry: false,
    for: [],
    origin: 'manual',
    price_grosze: null,
    updated_at: EPOCH,
  }
}
