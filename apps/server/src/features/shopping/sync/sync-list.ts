import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { syncShoppingList as endpoint } from '@spizarka/contract/shopping-sync'
import { reckonShopping } from '@spizarka/culinary/shopping'
import { roundQuantity } from '@spizarka/culinary/units'
import { dayInWarsaw } from '../../../platform/clock/clock.ts'
import { createPause } from '../../../platform/concurrency/concurrency.ts'
import type { AppContext } from '../../../platform/context.ts'
import type { Trx } from '../../../platform/db/connect.ts'
import { fromThousandths, thousandths } from '../../../platform/db/decimal.ts'
import { listUsableStock, NO_RATES, rateBetween } from '../../pantry/index.ts'
import { hasOnlyUserChanges, type Revision } from '../item-state.ts'
import { type ItemToShow, presentItems } from '../present-items.ts'
import { readName } from '../read-name.ts'
import {
  deleteOperations,
  type ItemRow,
  type ItemToWrite,
  insertOperations,
  listItemsById,
  listItemsSince,
  updateUserFields,
  writeItems,
} from '../shopping-items.queries.ts'
import { type ListRow, lockShoppingList, updateCounts } from '../shopping-lists.queries.ts'
import { OperationMerger } from './operation-merger.ts'

type Body = BodyOut<typeof endpoint>
type Answer = ResponseOf<typeof endpoint>

/**
 * Merges what a phone sent into the list, all in one transaction, and tells what changed since the version that the phone knows. Sent
 * again it has no second effect. Throws `not_found` and `too_many_requests`.
 */
export async function syncShoppingList(
  { db, clock, rateLimits, settings }: AppContext,
  ownerId: number,
  listId: number,
  { since, operations }: Body,
): Promise<Answer> {
  await rateLimits.take('sync', String(ownerId), settings.RATE_SYNC_USER)
  return db.transaction().execute(async (trx) => {
    // Names that nobody wrote before take the kitchen a while: it reads them while the database looks for the list.
    const [before] = await Promise.all([lockShoppingList(trx, ownerId, listId), readNamesAhead(operations)])
    if (operations.length === 0) return { version: before.version, ...(await changesSince(trx, before, since)), results: [] }
    const { version, changes, results } = await apply(trx, before, { since, operations }, clock.now())
    return { version, ...changes, results }
  })
}

/** Of five hundred names that take long others are let in between; what is read is known to whoever asks next. */
async function readNamesAhead(operations: Body['operations']): Promise<void> {
  const pause = createPause()
  for (const { fields } of operations) {
    if (fields.name === undefined) continue
    readName(fields.name)
    await pause()
  }
}

type Changes = Pick<Answer, 'items' | 'removed'>

/** What changed after a version; everything after none, and after one that the list never had. */
async function changesSince(trx: Trx, { id, owner_id, version }: ListRow, since: number): Promise<Changes> {
  if (since === version) return { items: [], removed: [] }
  return present(trx, owner_id, await listItemsSince(trx, id, since > version ? 0 : since))
}

async function present(trx: Trx, ownerId: number, rows: readonly ItemToShow[]): Promise<Changes> {
  const living = rows.filter(({ removed_at }) => removed_at === null)
  return { items: await presentItems(trx, ownerId, living), removed: rows.flatMap((row) => (row.removed_at === null ? [] : row.id)) }
}

async function apply(
  trx: Trx,
  list: ListRow,
  { since, operations }: Body,
  now: Date,
): Promise<{ version: number; changes: Changes; results: Answer['results'] }> {
  const rows = await listItemsById(trx, list.id, [...new Set(operations.map(({ item_id }) => item_id))])
  const moment = { version: list.version + 1, now }
  const { merging, results } = await mergeNew(trx, list, rows, operations, now)
  const merged = merging.itemsToWrite(moment)
  const before = new Map(rows.map((row) => [row.id, row]))
  const { true: added = [], false: others = [] } = Object.groupBy(merged, (item) =>
    item.removed_at === null && before.get(item.id)?.removed_at !== null ? 'true' : 'false',
  )
  const written = inPlace([...others, ...(await withPantryAmounts(trx, list.owner_id, added, now))], rows)
  const changed = written.filter(({ changed_in }) => changed_in === moment.version)
  const after = changed.length === 0 ? list : { ...list, version: moment.version }
  // Whoever knew all that was there before is told what they have just changed: nothing has to be read again, and it is told while the
  // database writes it.
  const presented = since === list.version ? present(trx, list.owner_id, changed) : undefined
  const [changes] = await Promise.all([presented, write(trx, list, { rows, before, written, moment, isNext: after !== list })])
  return { version: after.version, changes: changes ?? (await changesSince(trx, after, since)), results }
}

/**
 * Merges the operations that the list does not know, and keeps their ids. That it knows one is rare, and the database takes a while to tell:
 * meanwhile they are merged as if it knew none.
 */
async function mergeNew(trx: Trx, list: ListRow, rows: readonly ItemRow[], operations: Body['operations'], now: Date) {
  const ids = [...new Set(operations.map(({ id }) => id))]
  const inserted = insertOperations(trx, list.id, ids)
  const merge = (known: ReadonlySet<string>) => {
    const merging = new OperationMerger(rows, known, list.item_count)
    return { merging, results: operations.map((operation) => merging.merge(operation, now)) }
  }
  const ahead = merge(new Set())
  const known = await inserted
  const merged = known.size === 0 ? ahead : merge(known)
  const counted = new Set(merged.merging.counted)
  await deleteOperations(
    trx,
    list.id,
    ids.filter((id) => !counted.has(id) && !known.has(id)),
  )
  return merged
}

interface Written {
  rows: readonly ItemRow[]
  before: ReadonlyMap<string, ItemRow>
  written: readonly ItemToWrite[]
  moment: Revision
  isNext: boolean
}

async function write(trx: Trx, list: ListRow, { rows, before, written, moment, isNext }: Written): Promise<void> {
  const { true: userChanges = [], false: whole = [] } = Object.groupBy(written, (item) => {
    const row = before.get(item.id)
    return row !== undefined && hasOnlyUserChanges(row, item) ? 'true' : 'false'
  })
  await updateUserFields(trx, list.id, userChanges, moment)
  await writeItems(trx, list.id, whole)
  if (isNext) await updateCounts(trx, list, moment.now, countsAfter(list, rows, written))
}

function ticked(items: readonly { checked: boolean }[]): number {
  return items.filter(({ checked }) => checked).length
}

/** How many things are on the list now and how many of them are ticked: by what happened to those that were sent, not by counting all that ever stood there. */
function countsAfter({ item_count, checked_count }: ListRow, before: readonly ItemRow[], after: readonly ItemToWrite[]) {
  const written = new Set(after.map(({ id }) => id))
  const were = before.filter(({ id, removed_at }) => removed_at === null && written.has(id))
  const are = after.filter(({ removed_at }) => removed_at === null)
  return { item_count: item_count + are.length - were.length, checked_count: checked_count + ticked(are) - ticked(were) }
}

/** In the order of the list: what is there in its places, then what has come. */
function inPlace(written: readonly ItemToWrite[], rows: readonly ItemRow[]): ItemToWrite[] {
  const places = new Map(rows.map(({ id, place }) => [id, place]))
  return written.toSorted((a, b) => (places.get(a.id) ?? Number.POSITIVE_INFINITY) - (places.get(b.id) ?? Number.POSITIVE_INFINITY) || 0)
}

/** More than any pantry holds, so that all of it is told. */
const NO_LIMIT = 1e9

/** Items that come onto a list with an amount, and beside it what the pantry holds of the same; null where that cannot be told in the item's unit. */
async function withPantryAmounts(trx: Trx, ownerId: number, items: readonly ItemToWrite[], now: Date): Promise<ItemToWrite[]> {
  const asked = items.filter(({ unit, is_spice }) => unit !== null && !is_spice)
  if (asked.length === 0) return [...items]
  const day = dayInWarsaw(now)
  const needs = asked.map(({ id, food_id, name }) => ({ food: food_id, name, grams: NO_LIMIT, source: id }))
  const held = reckonShopping(needs, { pantry: await listUsableStock(trx, ownerId, day), staples: [], day }).items
  const byItem = new Map(held.flatMap((each) => each.sources.map((id) => [id, each] as const)))
  return items.map((item) => {
    const found = byItem.get(item.id)
    if (item.unit === null || !found?.unit || found.have === null) return item
    const rate = rateBetween(found.unit, item.unit, NO_RATES, item.food_id)
    return rate === null ? item : { ...item, have: fromThousandths(thousandths(roundQuantity(found.have * rate))) }
  })
}
