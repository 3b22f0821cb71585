import type { PantryCategory } from '@spizarka/contract/pantry'
import { type Selectable, sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { Decimal } from '../../platform/db/decimal.ts'
import type { ShoppingItemsRow } from '../../platform/db/row-types.gen.ts'

export type ItemRow = Selectable<ShoppingItemsRow>

/** An item as it is written. */
export interface ItemToWrite {
  id: string
  name: string
  product_key: string
  food_id: string | null
  unit: ItemRow['unit']
  quantity: Decimal | null
  need: Decimal | null
  have: Decimal | null
  packs: unknown
  aisle: PantryCategory
  is_spice: boolean
  note: string
  checked: boolean
  position: number | null
  in_pantry: boolean
  dishes: unknown
  origin: ItemRow['origin']
  history: string
  removed_at: Date | null
  changed_in: number
  updated_at: Date
}

/** Ids as PostgreSQL writes an array of them. They are known to be ids: escaping each of hundreds, as the driver does, takes longer than writing them. */
function arrayOfIds(ids: readonly string[]): string {
  return `{${ids.join(',')}}`
}

/** All items of a list in the order in which they came, those that are removed left out. */
export async function listItems(db: Db | Trx, listId: number): Promise<ItemRow[]> {
  return db
    .selectFrom('shopping_items')
    .where('list_id', '=', listId)
    .where('removed_at', 'is', null)
    .selectAll()
    .orderBy('place')
    .execute()
}

/** The items that changed after a version, those that were removed among them. */
export async function listItemsSince(db: Db | Trx, listId: number, version: number): Promise<ItemRow[]> {
  return db
    .selectFrom('shopping_items')
    .where('list_id', '=', listId)
    .where('changed_in', '>', version)
    .selectAll()
    .orderBy('place')
    .execute()
}

/** The items of those ids, those that were removed among them. */
export async function listItemsById(trx: Trx, listId: number, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return []
  return trx
    .selectFrom('shopping_items')
    .where('list_id', '=', listId)
    .where('id', '=', sql<string>`any(${arrayOfIds(ids)}::uuid[])`)
    .selectAll()
    .execute()
}

/**
 * Keeps operations as counted, and tells which of them were already: in one statement, however many there are. The list's lock must be held: nobody
 * else writes operations of the list, so that those that are not found are written without asking once more whether they are there.
 */
export async function insertOperations(trx: Trx, listId: number, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    with given as (select unnest(${arrayOfIds(ids)}::uuid[]) as id),
    known as materialized (
      select id from shopping_operations where list_id = ${listId} and id = any(array(select id from given))
    ),
    kept as (
      insert into shopping_operations (list_id, id)
      select ${listId}, id from given where not exists (select from known where known.id = given.id)
    )
    select id from known
  `.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/** Forgets operations that did not count after all, so that they may be sent again. */
export async function deleteOperations(trx: Trx, listId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('shopping_operations')
    .where('list_id', '=', listId)
    .where('id', '=', sql<string>`any(${arrayOfIds(ids)}::uuid[])`)
    .execute()
}

/** Writes items, new ones and those that are there, in one statement: phones choose the ids, within a list. The list's lock must be held. */
export async function writeItems(trx: Trx, listId: number, items: readonly ItemToWrite[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    insert into shopping_items (
      list_id, id, name, product_key, food_id, unit, quantity, need, have, packs, aisle, is_spice, note, checked, position, in_pantry, dishes,
      origin, history, removed_at, changed_in, updated_at
    )
    select ${listId}, id, name, product_key, food_id, unit, quantity, need, have, packs, aisle, is_spice, note, checked, position, in_pantry, dishes,
      origin, history, removed_at, changed_in, updated_at
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
      id uuid, name text, product_key text, food_id text, unit text, quantity numeric, need numeric, have numeric, packs jsonb,
      aisle pantry_category, is_spice boolean, note text, checked boolean, position integer, in_pantry boolean, dishes jsonb, origin text, history text,
      removed_at timestamptz, changed_in integer, updated_at timestamptz
    )
    on conflict (list_id, id) do update set
      name = excluded.name, product_key = excluded.product_key, food_id = excluded.food_id, unit = excluded.unit,
      quantity = excluded.quantity, need = excluded.need, have = excluded.have, packs = excluded.packs, aisle = excluded.aisle,
      is_spice = excluded.is_spice, note = excluded.note, checked = excluded.checked, position = excluded.position,
      in_pantry = excluded.in_pantry, dishes = excluded.dishes, origin = excluded.origin, history = excluded.history, removed_at = excluded.removed_at,
      changed_in = excluded.changed_in, updated_at = excluded.updated_at
  `.execute(trx)
}

/**
 * Writes the fields that users change of existing items, and no others: most changes are ticks, and a whole row is ten times as long.
 * Items of the new version look different from before. The list's lock must be held.
 */
export async function updateUserFields(
  trx: Trx,
  listId: number,
  items: readonly ItemToWrite[],
  { version, now }: { version: number; now: Date },
) {
  if (items.length === 0) return
  const changed = items.map(({ changed_in }) => changed_in === version)
  const gone = items.map(({ removed_at }) => removed_at !== null)
  // The ids are repeated in the condition: by the join alone PostgreSQL would read every item that was ever on the list.
  await sql`
    with written (id, checked, note, position, history, is_gone, is_changed) as (
      select * from unnest(
        ${arrayOfIds(items.map(({ id }) => id))}::uuid[], ${items.map(({ checked }) => checked)}::boolean[],
        ${items.map(({ note }) => note)}::text[], ${items.map(({ position }) => position)}::integer[],
        ${items.map(({ history }) => history)}::text[], ${gone}::boolean[], ${changed}::boolean[]
      )
    )
    update shopping_items as item set
      checked = written.checked, note = written.note, position = written.position, history = written.history,
      removed_at = case when written.is_gone then coalesce(item.removed_at, ${now}::timestamptz) end,
      changed_in = case when written.is_changed then ${version}::integer else item.changed_in end,
      updated_at = case when written.is_changed then ${now}::timestamptz else item.updated_at end
    from written
    where item.list_id = ${listId} and item.id = written.id and item.id = any(array(select id from written))
  `.execute(trx)
}

/** False where none of them is there to be marked. The list's lock must be held. */
export async function updateItemsPutAway(
  trx: Trx,
  listId: number,
  ids: readonly string[],
  { isAway, version, now }: { isAway: boolean; version: number; now: Date },
): Promise<boolean> {
  if (ids.length === 0) return false
  const result = await trx
    .updateTable('shopping_items')
    .set({ in_pantry: isAway, changed_in: version, updated_at: now })
    .where('list_id', '=', listId)
    .where('id', '=', sql<string>`any(${arrayOfIds(ids)}::uuid[])`)
    .where('removed_at', 'is', null)
    .where('in_pantry', '<>', isAway)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
