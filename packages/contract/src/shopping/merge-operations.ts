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
type Stamp = readonly [at: number, id: string]
type Saying<Value> = readonly [at: number, id: string, value: Value]
type Said = { readonly [F in Field]?: Saying<ItemFields[F]> | undefined }

/** What is remembered of an item's operations; JSON. */
export interface History {
  /** The first add by its stamp: whoever removes the item has seen it, however slow their clock. */
  readonly first: Stamp
  /** Time of the last remove; null where there was none. */
  readonly removed: number | null
  /** Adds that may still count, earliest first, each with what it says. */
  readonly adds: readonly { readonly at: Stamp; readonly says: Said }[]
  /** The last set of each field. */
  readonly sets: Said
}

/** What came of an operation: `unknown` for one that speaks of an item that never was. */
export type Outcome = 'applied' | 'superseded' | 'unknown'

/** More adds of one item than this are folded together: nobody adds a thing so often but a broken clock or a joker. */
const MOST_ADDS = 16

/** The history after one more operation, and what came of it. An add without a name makes nothing and brings nothing back: it is a set. */
export function mergeOperation(before: History | undefined, given: Operation): { history: History | undefined; outcome: Outcome } {
  const operation: Operation = given.kind === 'add' && given.fields.name === undefined ? { ...given, kind: 'set' } : given
  if (!before) {
    if (operation.kind !== 'add') return { history: undefined, outcome: 'unknown' }
    return { history: prune({ first: stampOf(operation), removed: null, adds: [addOf(operation)], sets: {} }), outcome: 'applied' }
  }
  const history = prune(withOperation(before, operation))
  return { history, outcome: outcomeOf(before, history, operation) }
}

function withOperation(before: History, operation: Operation): History {
  if (operation.kind === 'remove') return { ...before, removed: Math.max(before.removed ?? Number.NEGATIVE_INFINITY, operation.at) }
  if (operation.kind === 'set') return { ...before, sets: later(before.sets, sayingsOf(operation)) }
  const add = addOf(operation)
  return {
    ...before,
    first: compare(before.first, add.at) > 0 ? add.at : before.first,
    adds: [...before.adds, add].toSorted((one, other) => compare(one.at, other.at)),
  }
}

/** Whether the operation is to be seen in the item: it is there or gone by it, or one of its fields stands. */
function outcomeOf(before: History, after: History, { id, kind, fields }: Operation): Outcome {
  const [was, is] = [livingOf(before), livingOf(after)]
  if (kind === 'remove') return was && !is ? 'applied' : 'superseded'
  if (!is) return 'superseded'
  if (kind === 'add' && !was) return 'applied'
  const said = FIELDS.filter((field) => fields[field] !== undefined)
  return said.length === 0 || said.some((field) => is[field]?.[1] === id) ? 'applied' : 'superseded'
}

/** Whether there is an item by now, or it is removed. */
export function isLiving({ first, removed, adds }: History): boolean {
  return removed === null || adds.some(({ at }) => at[0] > Math.max(removed, first[0]))
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

/**
 * The sayings that count. Without a remove, all. With one, those of the adds after it, and of the sets after the first of these: what
 * was said of the item before it came back went with it.
 */
function livingOf({ first, removed, adds, sets }: History): Said | undefined {
  if (removed === null) return adds.reduce<Said>((said, { says }) => later(said, says), sets)
  const gone = Math.max(removed, first[0])
  const back = adds.filter(({ at }) => at[0] > gone)
  const [revival] = back
  return revival && back.reduce<Said>((said, { says }) => later(said, says), saidAfter(revival.at, sets))
}

/** Forgets what no operation that is still to come can bring back. */
function prune(history: History): History {
  const { removed } = history
  const adds = removed === null ? history.adds : history.adds.filter(({ at }) => at[0] > removed)
  if (adds.length <= MOST_ADDS) return { ...history, adds }
  const [earliest, one, next, ...rest] = adds
  if (!earliest || !one || !next) return { ...history, adds }
  return { ...history, adds: [earliest, { at: next.at, says: later(one.says, next.says) }, ...rest] }
}

function addOf(operation: Operation): History['adds'][number] {
  return { at: stampOf(operation), says: sayingsOf(operation) }
}

function stampOf({ at, id }: Operation): Stamp {
  return [at, id]
}

function sayingsOf({ at, id, fields }: Pick<Operation, 'at' | 'id' | 'fields'>): Said {
  return build((field) => (fields[field] === undefined ? undefined : [at, id, fields[field]]))
}

/** The later saying of each field. */
function later(one: Said, other: Said): Said {
  return build((field) => {
    const [mine, theirs] = [one[field], other[field]]
    return !mine || (theirs && compare(theirs, mine) > 0) ? theirs : mine
  })
}

/** The sayings that are later than a moment. */
function saidAfter(stamp: Stamp, said: Said): Said {
  return build((field) => {
    const saying = said[field]
    return saying && compare(saying, stamp) > 0 ? saying : undefined
  })
}

function build(pick: <F extends Field>(field: F) => Saying<ItemFields[F]> | undefined): Said {
  const said: { [F in Field]?: Said[F] } = {}
  for (const field of FIELDS) put(said, field, pick(field))
  return said
}

function put<F extends Field>(said: { [G in Field]?: Said[G] }, field: F, saying: Said[F]): void {
  if (saying) said[field] = saying
}

function compare([at, id]: Stamp | Saying<unknown>, [otherAt, otherId]: Stamp | Saying<unknown>): number {
  return at - otherAt || (id < otherId ? -1 : id > otherId ? 1 : 0)
}

/** Before all clocks. */
const BEFORE_ALL: Stamp = [Number.NEGATIVE_INFINITY, '']

/** The history of an item of which nothing is known but how it is: whatever is said of it from now on is later. Not for JSON. */
export function historyOfKnown(fields: ItemFields): History {
  const [at, id] = BEFORE_ALL
  return { first: BEFORE_ALL, removed: null, adds: [{ at: BEFORE_ALL, says: sayingsOf({ id, at, fields }) }], sets: {} }
}
