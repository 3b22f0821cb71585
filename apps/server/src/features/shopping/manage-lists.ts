import type { BodyOut, QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import { LIMITS, RESTORE_HOURS } from '@spizarka/contract/limits'
import {
  coveredSchema,
  type createShoppingList as createEndpoint,
  type listShoppingLists,
  type ShoppingList,
  type updateShoppingList as updateEndpoint,
  type WholeShoppingList,
} from '@spizarka/contract/shopping'
import { z } from 'zod'
import { addHours, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Db, Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockPantry } from '../pantry/index.ts'
import { presentPlan } from './plans/plan-document.ts'
import { presentItems } from './present-items.ts'
import { listItems } from './shopping-items.queries.ts'
import {
  countShoppingLists,
  getShoppingList,
  insertShoppingList,
  type ListRow,
  listShoppingListPage,
  lockDeletedShoppingList,
  lockShoppingList,
  presentShoppingList,
  updateShoppingList,
} from './shopping-lists.queries.ts'

/** One page of a user's lists, newest first. */
export async function readShoppingLists(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listShoppingLists>,
  url: string,
): Promise<ResponseOf<typeof listShoppingLists>> {
  const [count, rows] = await Promise.all([
    countShoppingLists(db, ownerId, query.state),
    listShoppingListPage(db, ownerId, query.state, windowOf(query)),
  ])
  return toPage(url, query, { count, results: rows.map(presentShoppingList) })
}

/** Opens an empty list, within the limit of open ones. */
export async function createShoppingList(
  { db, clock }: AppContext,
  call: CallIdentity,
  { name }: BodyOut<typeof createEndpoint>,
): Promise<ShoppingList> {
  return once(db, call, async (trx) => {
    await checkListLimit(trx, call.userId)
    const now = clock.now()
    const list = { owner_id: call.userId, source: 'manual' as const, created_at: now, updated_at: now }
    return presentShoppingList(await insertShoppingList(trx, { ...list, name: name || nameOfDay(dayInWarsaw(now)) }))
  })
}

const dayAndMonth = new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** What a list is called that nobody named: "Zakupy 22 listopada"; the day as `YYYY-MM-DD`. */
export function nameOfDay(day: string): string {
  return `Zakupy ${dayAndMonth.format(new Date(day))}`
}

/** Takes the pantry's lock, which orders all that counts something of a user; throws `shopping_list_limit` where one more list is too many. */
export async function checkListLimit(trx: Trx, ownerId: number): Promise<void> {
  await lockPantry(trx, ownerId)
  if ((await countShoppingLists(trx, ownerId, 'open')) >= LIMITS.openShoppingLists) throw new AppError('shopping_list_limit')
}

/** A list with all that belongs to it; throws `not_found`. */
export async function readShoppingList({ db }: AppContext, ownerId: number, id: number): Promise<WholeShoppingList> {
  return presentWholeList(db, await getShoppingList(db, ownerId, id))
}

const coveredListSchema = z.array(coveredSchema)

/** A list as the contract shows the whole of it. */
export async function presentWholeList(db: Db | Trx, list: ListRow): Promise<WholeShoppingList> {
  return {
    ...presentShoppingList(list),
    items: await presentItems(db, list.owner_id, await listItems(db, list.id)),
    covered: coveredListSchema.parse(list.covered),
    plan: await presentPlan(db, list.owner_id, list.plan),
  }
}

/** Renames, completes or reopens a list; what changes nothing is no change. Throws `not_found` and `shopping_list_limit`. */
export async function changeShoppingList(
  { db, clock }: AppContext,
  ownerId: number,
  id: number,
  { name, completed }: BodyOut<typeof updateEndpoint>,
): Promise<ShoppingList> {
  return db.transaction().execute(async (trx) => {
    // First, as everyone who counts lists.
    await lockPantry(trx, ownerId)
    const list = await lockShoppingList(trx, ownerId, id)
    const wasCompleted = list.completed_at !== null
    const turns = completed !== undefined && completed !== wasCompleted
    if (!turns && (name === undefined || name === list.name)) return presentShoppingList(list)
    if (turns && !completed) await checkListLimit(trx, ownerId)
    const now = clock.now()
    return presentShoppingList(
      await updateShoppingList(trx, list, now, {
        ...(name !== undefined && { name }),
        ...(turns && { completed_at: completed ? now : null }),
      }),
    )
  })
}

/** Deletes a list for good once the time to restore it is over; throws `not_found`, also for one that is deleted. */
export async function deleteShoppingList({ db, clock }: AppContext, ownerId: number, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const list = await lockShoppingList(trx, ownerId, id)
    const now = clock.now()
    await updateShoppingList(trx, list, now, { deleted_at: now })
  })
}

/** Brings a deleted list back; one that is there stays. Throws `not_found` after a day, and `shopping_list_limit`. */
export async function restoreShoppingList({ db, clock }: AppContext, ownerId: number, id: number): Promise<ShoppingList> {
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const list = await lockDeletedShoppingList(trx, ownerId, id)
    const now = clock.now()
    if (list.deleted_at === null) return presentShoppingList(list)
    if (addHours(list.deleted_at, RESTORE_HOURS) < now) throw new AppError('not_found')
    if (list.completed_at === null) await checkListLimit(trx, ownerId)
    return presentShoppingList(await updateShoppingList(trx, list, now, { deleted_at: null }))
  })
}
