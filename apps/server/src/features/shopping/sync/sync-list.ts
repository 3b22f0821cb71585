import type { BodyOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { syncShoppingList as endpoint } from '@spizarka/contract/shopping-sync'
import type { AppContext } from '../../../platform/context.ts'
import type { Db, Trx } from '../../../platform/db/connect.ts'
import { withHeldAtHome } from '../held-at-home.ts'
import { isOnlySaid } from '../item-state.ts'
import { type ItemToShow, presentItems } from '../present-items.ts'
import { readName } from '../read-name.ts'
import {
  deleteOperations,
  type ItemRow,
  type ItemToWrite,
  insertOperations,
  listItemsById,
  listItemsSince,
  updateSaid,
  writeItems,
} from '../shopping-items.queries.ts'
import { type ListRow, lockShoppingList, updateCounts } from '../shopping-lists.queries.ts'
import { Merging } from './merging.ts'

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
    const locked = lockShoppingList(trx, ownerId, listId)
    // Names that nobody wrote before take the kitchen a while: it reads them while the database looks for the list.
    readNamesAhead(operations)
    const before = await locked
    if (operations.length === 0) return { version: before.version, ...(await changesSince(trx, before, since)), results: [] }
    const { list, written, results } = await apply(trx, before, operations, clock.now())
    // Whoever knew all that was there before is told what they have just changed: nothing has to be read again.
    const changed = since === before.version ? written.filter(({ changed_in }) => changed_in > since) : undefined
    return { version: list.version, ...(await changesSince(trx, list, since, changed)), results }
  })
}

function readNamesAhead(operations: Body['operations']): void {
  for (const { kind, fields } of operations) if (kind === 'add' && fields.name !== undefined) readName(fields.name)
}

/** What changed after a version, where that is known already; everything after none, and after one that the list never had. */
async function changesSince(
  trx: Db | Trx,
  list: ListRow,
  since: number,
  changed?: readonly ItemToShow[],
): Promise<Pick<Answer, 'items' | 'removed'>> {
  const rows = changed ?? (since === list.version ? [] : await listItemsSince(trx, list.id, since > list.version ? 0 : since))
  return {
    items: await presentItems(
      trx,
      list.owner_id,
      rows.filter((row) => row.removed_at === null),
    ),
    removed: rows.flatMap((row) => (row.removed_at === null ? [] : row.id)),
  }
}

async function apply(
  trx: Trx,
  list: ListRow,
  operations: Body['operations'],
  now: Date,
): Promise<{ list: ListRow; written: ItemToWrite[]; results: Answer['results'] }> {
  const rows = await listItemsById(trx, list.id, [...new Set(operations.map(({ item_id }) => item_id))])
  const ids = [...new Set(operations.map(({ id }) => id))]
  const isNew = await insertOperations(trx, list.id, ids)
  const known = new Set(ids.filter((id) => !isNew.has(id)))
  const merging = new Merging(rows, known, list.item_count)
  const results = operations.map((operation) => merging.merge(operation, now))
  const merged = merging.itemsToWrite({ version: list.version + 1, now })
  const there = new Set(rows.flatMap((row) => (row.removed_at === null ? row.id : [])))
  const { true: added = [], false: others = [] } = Object.groupBy(merged, (item) =>
    item.removed_at === null && !there.has(item.id) ? 'true' : 'false',
  )
  const written = [...others, ...(await withHeldAtHome(trx, list.owner_id, added, now))]
  const before = new Map(rows.map((row) => [row.id, row]))
  const { true: said = [], false: whole = [] } = Object.groupBy(written, (item) => {
    const row = before.get(item.id)
    return row !== undefined && isOnlySaid(row, item) ? 'true' : 'false'
  })
  await updateSaid(trx, list.id, said)
  await writeItems(trx, list.id, whole)
  const counted = new Set(merging.counted)
  await deleteOperations(
    trx,
    list.id,
    [...isNew].filter((id) => !counted.has(id)),
  )
  const hasChanged = written.some(({ changed_in }) => changed_in > list.version)
  const after = hasChanged ? await updateCounts(trx, list, now, countsAfter(list, rows, written)) : list
  return { list: after, written: inPlace(written, rows), results }
}

function ticked(items: readonly { checked: boolean }[]): number {
  return items.filter(({ checked }) => checked).length
}

/** How many things stand on the list now and how many of them are ticked: by what became of those that were sent, not by counting all that ever stood there. */
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
