import type { ItemFields } from './sync.ts'

/**
 * How changes to a shopping list made on several phones become one list: pure, and the same for server and browser. What an item is
 * follows from the set of its operations, not from the order in which they came (docs/decisions/022).
 */

type Field = keyof ItemFields
const FIELDS = ['name', 'quantity', 'unit', 'note', 'checked', 'aisle', 'position'] as const satisfies readonly Field[]

export interface Operation {
  id: string
  kind: 'add' | 'set' | 'remove'
  /** Of the clock where it was made, in milliseconds since 1970. */
  at: number
  fields: ItemFields
}

/** Time and id of an operation. Of two at the same time the one with the greater id is the later. */
export type Stamp = readonly [at: number, id: string]
type FieldWrite<Value> = readonly [at: number, id: string, value: Value]
type FieldWrites = { readonly [F in Field]?: FieldWrite<ItemFields[F]> | undefined }
type MutableFieldWrites = { -readonly [F in Field]?: FieldWrites[F] }

/** What the merge has to remember of an item's operations. */
export interface History {
  /** The first add: whoever removes the item has seen it, however slow their clock. */
  readonly first: Stamp
  /** Time of the last remove; null where there was none. */
  readonly removed: number | null
  /** Adds that may still bring the item back, earliest first. */
  readonly adds: readonly Stamp[]
  /**
   * The latest write of each field, by an add or a set. Older ones need not be kept: an item that is brought back has the writes since the
   * add that brought it back, and a field whose latest write is older had none since.
   */
  readonly writes: FieldWrites
}

/** The result of an operation: `unknown` for one on an item that was never added. */
export type Outcome = 'applied' | 'superseded' | 'unknown'

/** Of more adds of one item only the first and the latest are kept, so that a broken client cannot fill the row. */
const MAX_ADDS = 16

/** The history after one more operation, and its outcome. An add without a name creates and revives nothing: it counts as a set. */
export function mergeOperation(before: History | undefined, given: Operation): { history: History | undefined; outcome: Outcome } {
  const operation: Operation = given.kind === 'add' && given.fields.name === undefined ? { ...given, kind: 'set' } : given
  const { at, id, kind, fields } = operation
  if (!before) {
    if (kind !== 'add') return { history: undefined, outcome: 'unknown' }
    const first: Stamp = [at, id]
    return { history: { first, removed: null, adds: [first], writes: withWrites({}, operation) }, outcome: 'applied' }
  }
  const history = withOperation(before, operation)
  return { history, outcome: outcomeOf(before, history, { at, id, kind, fields }) }
}

function withOperation(before: History, operation: Operation): History {
  if (operation.kind === 'remove') return afterRemove(before, Math.max(before.removed ?? operation.at, operation.at))
  // What is not later than the last remove counts no more, whatever brings the item back.
  if (before.removed !== null && operation.at <= before.removed) return operation.kind === 'add' ? withFirst(before, operation) : before
  const writes = withWrites(before.writes, operation)
  return operation.kind === 'add'
    ? { ...withFirst(before, operation), adds: withAdd(before.adds, operation), writes }
    : { ...before, writes }
}

function withFirst(before: History, { at, id }: Operation): History {
  const add: Stamp = [at, id]
  return compare(before.first, add) > 0 ? { ...before, first: add } : before
}

function withAdd(before: readonly Stamp[], { at, id }: Operation): Stamp[] {
  const adds = [...before, [at, id] as const].toSorted(compare)
  return adds.length > MAX_ADDS ? adds.toSpliced(1, 1) : adds
}

/** Drops what no later operation can bring back. */
function afterRemove({ first, adds, writes }: History, removed: number): History {
  return { first, removed, adds: adds.filter(([at]) => at > removed), writes: pick(writes, ([at]) => at > removed) }
}

/** Whether the operation shows in the item: it added or removed it, or one of its fields is the current one. */
function outcomeOf(before: History, after: History, { id, kind, fields }: Operation): Outcome {
  const [was, is] = [isLiving(before), livingOf(after)]
  if (kind === 'remove') return was && !is ? 'applied' : 'superseded'
  if (!is) return 'superseded'
  if (kind === 'add' && !was) return 'applied'
  const written = FIELDS.filter((field) => fields[field] !== undefined)
  return written.length === 0 || written.some((field) => is[field]?.[1] === id) ? 'applied' : 'superseded'
}

/** Whether there is an item by now, or it is removed. */
export function isLiving(history: History): boolean {
  return history.removed === null || revivalOf(history) !== undefined
}

/** Whether an item was edited after it was added. */
export function hasEdits({ adds, writes }: History): boolean {
  const added = new Set(adds.map(([, id]) => id))
  return FIELDS.some((field) => writes[field] !== undefined && !added.has(writes[field][1]))
}

/** The current fields of an item: the latest write of each; undefined where it is removed. A field that nobody wrote is left out. */
export function valuesOf(history: History): ItemFields | undefined {
  const writes = livingOf(history)
  if (!writes) return undefined
  const values: ItemFields = {}
  for (const field of FIELDS) setValue(values, field, writes[field])
  return values
}

function setValue<F extends Field>(values: ItemFields, field: F, write: FieldWrite<ItemFields[F]> | undefined): void {
  if (write) values[field] = write[2]
}

/** The writes that count: all without a remove; after one, those since the first add that followed it. Earlier ones were removed with the item. */
function livingOf(history: History): FieldWrites | undefined {
  if (history.removed === null) return history.writes
  const back = revivalOf(history)
  return back && pick(history.writes, (write) => compare(write, back) >= 0)
}

/** The add that brought back what was removed. */
function revivalOf({ first, removed, adds }: History): Stamp | undefined {
  const gone = Math.max(removed ?? first[0], first[0])
  return adds.find(([at]) => at > gone)
}

/** The later write of each field. */
export function withWrites(before: FieldWrites, operation: Pick<Operation, 'at' | 'id' | 'fields'>): FieldWrites {
  const writes: MutableFieldWrites = { ...before }
  for (const field of FIELDS) put(writes, field, later(before, field, operation))
  return writes
}

function later<F extends Field>(
  before: FieldWrites,
  field: F,
  { at, id, fields }: Pick<Operation, 'at' | 'id' | 'fields'>,
): FieldWrite<ItemFields[F]> | undefined {
  const current = before[field]
  if (fields[field] === undefined || (current && compare(current, [at, id]) > 0)) return undefined
  return [at, id, fields[field]]
}

function pick(writes: FieldWrites, isKept: (write: FieldWrite<unknown>) => boolean): FieldWrites {
  const kept: MutableFieldWrites = {}
  for (const field of FIELDS) if (writes[field] && isKept(writes[field])) put(kept, field, writes[field])
  return kept
}

function put<F extends Field>(writes: MutableFieldWrites, field: F, write: FieldWrites[F]): void {
  if (write) writes[field] = write
}

function compare([at, id]: Stamp | FieldWrite<unknown>, [otherAt, otherId]: Stamp | FieldWrite<unknown>): number {
  return at - otherAt || (id < otherId ? -1 : id > otherId ? 1 : 0)
}

/** Earlier than the stamp of any clock. */
const EARLIEST: Stamp = [Number.NEGATIVE_INFINITY, '']

/** The history of an item of which only the current fields are known: every later operation wins. Not to be stored. */
export function historyOfKnown(fields: ItemFields): History {
  const [at, id] = EARLIEST
  return { first: EARLIEST, removed: null, adds: [EARLIEST], writes: withWrites({}, { id, at, fields }) }
}
