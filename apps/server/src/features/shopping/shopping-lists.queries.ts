import type { ResponseOf } from '@spizarka/contract/endpoint'
import type { listShoppingLists } from '@spizarka/contract/shopping'
import { type Insertable, type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/connect.ts'
import type { ShoppingListsRow } from '../../platform/db/row-types.gen.ts'
import { AppError } from '../../platform/errors/app-error.ts'

export type ListRow = Selectable<ShoppingListsRow>
type ListState = 'open' | 'completed'

function selectLists(db: Db | Trx, ownerId: number) {
  return db.selectFrom('shopping_lists').where('owner_id', '=', ownerId).where('deleted_at', 'is', null)
}

/** Undefined for another's and for a deleted one. */
export async function findShoppingList(db: Db | Trx, ownerId: number, id: number): Promise<ListRow | undefined> {
  return selectLists(db, ownerId).where('id', '=', id).selectAll().executeTakeFirst()
}

/** Lists that changed after a moment, the last changed first. */
export async function listChangedLists(db: Db | Trx, ownerId: number, after: Date, limit: number): Promise<ListRow[]> {
  return selectLists(db, ownerId).where('updated_at', '>', after).selectAll().orderBy('updated_at', 'desc').limit(limit).execute()
}

/** Throws `not_found` for another's and for a deleted one. */
export async function getShoppingList(db: Db | Trx, ownerId: number, id: number): Promise<ListRow> {
  const row = await findShoppingList(db, ownerId, id)
  if (!row) throw new AppError('not_found')
  return row
}

/** Written out, because open lists ask for it every few seconds. Throws `not_found`. */
export async function getShoppingListVersion(db: Db, ownerId: number, id: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select version from shopping_lists where id = ${id} and owner_id = ${ownerId} and deleted_at is null
  `.execute(db)
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row.version
}

/** The versions of lists that are there, whoever owns them. */
export async function listVersions(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from shopping_lists where id = any(${ids}::bigint[]) and deleted_at is null
  `.execute(db)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** The list, locked against everyone else who changes it or its items; throws `not_found`. */
export async function lockShoppingList(trx: Trx, ownerId: number, id: number): Promise<ListRow> {
  const row = await selectLists(trx, ownerId).where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** The same for a list that may have been deleted. */
export async function lockDeletedShoppingList(trx: Trx, ownerId: number, id: number): Promise<ListRow> {
  const row = await trx
    .selectFrom('shopping_lists')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

/** One page of a user's lists, newest first. */
export async function listShoppingListPage(
  db: Db,
  ownerId: number,
  state: ListState | undefined,
  window: { limit: number; offset: number },
): Promise<ListRow[]> {
  return selectLists(db, ownerId)
    .$if(state !== undefined, (query) => query.where('completed_at', state === 'open' ? 'is' : 'is not', null))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}

/** For the limit of open lists, the pantry's lock makes the count hold. */
export async function countShoppingLists(db: Db | Trx, ownerId: number, state?: ListState): Promise<number> {
  const { count } = await selectLists(db, ownerId)
    .$if(state !== undefined, (query) => query.where('completed_at', state === 'open' ? 'is' : 'is not', null))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function insertShoppingList(trx: Trx, list: Insertable<ShoppingListsRow>): Promise<ListRow> {
  return trx.insertInto('shopping_lists').values(list).returningAll().executeTakeFirstOrThrow()
}

/** What of a list itself a command may change. */
/** A list after a change whose counts are known. Its lock must be held. */
export async function updateCounts(
  trx: Trx,
  { id, version }: Pick<ListRow, 'id' | 'version'>,
  now: Date,
  counts: Pick<ListRow, 'item_count' | 'checked_count'>,
): Promise<ListRow> {
  return trx
    .updateTable('shopping_lists')
    .set({ ...counts, version: version + 1, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

type ListChange = Partial<Pick<ListRow, 'name' | 'completed_at' | 'deleted_at'>> & { plan?: string; covered?: string }

/** Changes a list and makes its next version; counts its items again. The list's lock must be held. */
export async function updateShoppingList(
  trx: Trx,
  { id, version }: Pick<ListRow, 'id' | 'version'>,
  now: Date,
  change: ListChange = {},
): Promise<ListRow> {
  return trx
    .updateTable('shopping_lists')
    .from((query) =>
      query
        .selectFrom('shopping_items as item')
        .where('item.list_id', '=', id)
        .where('item.removed_at', 'is', null)
        .select(({ fn }) => [
          fn.countAll<number>().as('living'),
          fn.countAll<number>().filterWhere('item.checked', '=', true).as('checked'),
        ])
        .as('counted'),
    )
    .set((counted) => ({
      ...change,
      version: version + 1,
      item_count: counted.ref('counted.living'),
      checked_count: counted.ref('counted.checked'),
      updated_at: now,
    }))
    .where('shopping_lists.id', '=', id)
    .returningAll('shopping_lists')
    .executeTakeFirstOrThrow()
}

/** Forgets lists whose time to be restored is over. */
export async function deleteShoppingListsDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shopping_lists').where('deleted_at', '<', before).execute()
}

/** Forgets what was ordered long ago; the lists stay. */
export async function deleteShoppingSessionsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shopping_sessions').where('state', '<>', 'processing').where('created_at', '<', before).execute()
}

type ListInAnswer = ResponseOf<typeof listShoppingLists>['results'][number]

/** A list as the contract shows it. */
export function presentShoppingList(row: ListRow): ListInAnswer {
  return {
    id: String(row.id),
    name: row.name,
    source: row.source,
    people: row.people,
    days: row.days,
    start_on: row.start_on,
    item_count: row.item_count,
    checked_count: row.checked_count,
    version: row.version,
    budget_grosze: budgetOf(row.request),
    completed_at: row.completed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const budgetSchema = z.object({ budget_grosze: z.int().nullable() })

/** What the order of a generated list says that it may cost. */
function budgetOf(request: unknown): number | null {
  const order = budgetSchema.safeParse(request)
  return order.success ? order.data.budget_grosze : null
}
