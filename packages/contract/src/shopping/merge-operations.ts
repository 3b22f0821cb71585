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

/** When something was said and by which operation: of two at one moment the greater id is the later. */
export type Stamp = readonly [at: number, id: string]
type Saying<Value> = readonly [at: number, id: string, value: Value]
type Said = { readonly [F in Field]?: Saying<ItemFields[F]> | undefined }
type Sayings = { -readonly [F in Field]?: Said[F] }

/** What is remembered of an item's operations. */
export interface History {
  /** The first add: whoever removes the item has seen it, however slow their clock. */
  readonly first: Stamp
  /** Time of the last remove; null where there was none. */
  readonly removed: number | null
  /** Adds that may still bring the item back, earliest first. */
  readonly adds: readonly Stamp[]
  /**
   * The last word on each field, of adds and sets alike. It is enough: whatever comes back is what was said since the add that brought it
   * back, and of a field on which the last word is older nothing was said since.
   */
  readonly said: Said
}

/** What came of an operation: `unknown` for one that speaks of an item that never was. */
export type Outcome = 'applied' | 'superseded' | 'unknown'

/** More adds of one item than this are forgotten but for the first and the last: nobody adds a thing so often but a broken clock or a joker. */
const MAX_ADDS = 16

/** The history after one more operation, and what came of it. An add without a name makes nothing and brings nothing back: it is a set. */
export function mergeOperation(before: History | undefined, given: Operation): { history: History | undefined; outcome: Outcome } {
  const operation: Operation = given.kind === 'add' && given.fields.name === undefined ? { ...given, kind: 'set' } : given
  const { at, id, kind, fields } = operation
  if (!before) {
    if (kind !== 'add') return { history: undefined, outcome: 'unknown' }
    const first: Stamp = [at, id]
    return { history: { first, removed: null, adds: [first], said: withSayings({}, operation) }, outcome: 'applied' }
  }
  const history = withOperation(before, operation)
  return { history, outcome: outcomeOf(before, history, { at, id, kind, fields }) }
}

function withOperation(before: History, operation: Operation): History {
  if (operation.kind === 'remove') return afterRemove(before, Math.max(before.removed ?? operation.at, operation.at))
  // What is not later than the last remove counts no more, whatever brings the item back.
  if (before.removed !== null && operation.at <= before.removed) return operation.kind === 'add' ? withFirst(before, operation) : before
  const said = withSayings(before.said, operation)
  return operation.kind === 'add' ? { ...withFirst(before, operation), adds: withAdd(before.adds, operation), said } : { ...before, said }
}

function withFirst(before: History, { at, id }: Operation): History {
  const add: Stamp = [at, id]
  return compare(before.first, add) > 0 ? { ...before, first: add } : before
}

function withAdd(before: readonly Stamp[], { at, id }: Operation): Stamp[] {
  const adds = [...before, [at, id] as const].toSorted(compare)
  return adds.length > MAX_ADDS ? adds.toSpliced(1, 1) : adds
}

/** Forgets what no operation that is still to come can bring back. */
function afterRemove({ first, adds, said }: History, removed: number): History {
  return { first, removed, adds: adds.filter(([at]) => at > removed), said: pick(said, ([at]) => at > removed) }
}

/** Whether the operation is to be seen in the item: it is there or gone by it, or one of its fields stands. */
function outcomeOf(before: History, after: History, { id, kind, fields }: Operation): Outcome {
  const [was, is] = [isLiving(before), livingOf(after)]
  if (kind === 'remove') return was && !is ? 'applied' : 'superseded'
  if (!is) return 'superseded'
  if (kind === 'add' && !was) return 'applied'
  const spoken = FIELDS.filter((field) => fields[field] !== undefined)
  return spoken.length === 0 || spoken.some((field) => is[field]?.[1] === id) ? 'applied' : 'superseded'
}

/** Whether there is an item by now, or it is removed. */
export function isLiving(history: History): boolean {
  return history.removed === null || revivalOf(history) !== undefined
}

/** Whether somebody spoke of an item otherwise than by adding it. */
export function isSpokenOf({ adds, said }: History): boolean {
  const added = new Set(adds.map(([, id]) => id))
  return FIELDS.some((field) => said[field] !== undefined && !added.has(said[field][1]))
}

/** What an item is now: the last word on each field; undefined where it is removed. A field that nobody spoke of is left out. */
export function valuesOf(history: History): ItemFields | undefined {
  const said = livingOf(history)
  if (!said) return undefined
  const values: ItemFields = {}
  for (const field of FIELDS) setValue(values, field, said[field])
  return values
}

function setValue<F extends Field>(values: ItemFields, field: F, saying: Saying<ItemFields[F]> | undefined): void {
  if (saying) values[field] = saying[2]
}

/** The sayings that count. Without a remove, all. With one, those since the first add after it: what was said before went with the item. */
function livingOf(history: History): Said | undefined {
  if (history.removed === null) return history.said
  const back = revivalOf(history)
  return back && pick(history.said, (saying) => compare(saying, back) >= 0)
}

/** The add that brought back what was removed. */
function revivalOf({ first, removed, adds }: History): Stamp | undefined {
  const gone = Math.max(removed ?? first[0], first[0])
  return adds.find(([at]) => at > gone)
}

/** The later saying of each field. */
export function withSayings(before: Said, operation: Pick<Operation, 'at' | 'id' | 'fields'>): Said {
  const said: Sayings = { ...before }
  for (const field of FIELDS) put(said, field, later(before, field, operation))
  return said
}

function later<F extends Field>(
  before: Said,
  field: F,
  { at, id, fields }: Pick<Operation, 'at' | 'id' | 'fields'>,
): Saying<ItemFields[F]> | undefined {
  const standing = before[field]
  if (fields[field] === undefined || (standing && compare(standing, [at, id]) > 0)) return undefined
  return [at, id, fields[field]]
}

function pick(said: Said, isKept: (saying: Saying<unknown>) => boolean): Said {
  const kept: Sayings = {}
  for (const field of FIELDS) if (said[field] && isKept(said[field])) put(kept, field, said[field])
  return kept
}

function put<F extends Field>(said: Sayings, field: F, saying: Said[F]): void {
  if (saying) said[field] = saying
}

function compare([at, id]: Stamp | Saying<unknown>, [otherAt, otherId]: Stamp | Saying<unknown>): number {
  return at - otherAt || (id < otherId ? -1 : id > otherId ? 1 : 0)
}

/** Before all clocks. */
const EARLIEST: Stamp = [Number.NEGATIVE_INFINITY, '']

/** The history of an item of which nothing is known but how it is: whatever is said of it from now on is later. Not to be stored. */
export function historyOfKnown(fields: ItemFields): History {
  const [at, id] = EARLIEST
  return { first: EARLIEST, removed: null, adds: [EARLIEST], said: withSayings({}, { id, at, fields }) }
}
