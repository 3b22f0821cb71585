import type { PointReason } from '@spizarka/contract/points'
import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/connect.ts'

/** What names a movement: repeated with the same reason and reference it is the same movement. */
export interface MovementKey {
  reason: PointReason
  reference: string
}

/** A user's spendable points; someone who never had any has 0. */
export async function getBalance(db: Db | Trx, userId: number): Promise<number> {
  const account = await db.selectFrom('point_accounts').select('balance').where('user_id', '=', userId).executeTakeFirst()
  return account?.balance ?? 0
}

/** The balance, locked until the transaction ends so that movements of one user queue up; opens the account when there is none. */
export async function lockBalance(trx: Trx, userId: number): Promise<number> {
  const account = await trx
    .insertInto('point_accounts')
    .values({ user_id: userId })
    // DO NOTHING would neither lock nor return the row.
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('balance')
    .executeTakeFirstOrThrow()
  return account.balance
}

export async function updateBalance(trx: Trx, userId: number, balance: number): Promise<void> {
  await trx.updateTable('point_accounts').set({ balance }).where('user_id', '=', userId).execute()
}

export async function insertMovement(
  trx: Trx,
  movement: MovementKey & { userId: number; amount: number; balanceAfter: number; reservationId: number | null; note?: string },
): Promise<void> {
  await trx
    .insertInto('point_ledger')
    .values({
      user_id: movement.userId,
      amount: movement.amount,
      balance_after: movement.balanceAfter,
      reason: movement.reason,
      reference: movement.reference,
      reservation_id: movement.reservationId,
      note: movement.note ?? null,
    })
    .execute()
}

export async function hasMovement(trx: Trx, userId: number, key: MovementKey): Promise<boolean> {
  const row = await trx
    .selectFrom('point_ledger')
    .select('id')
    .where('user_id', '=', userId)
    .where('reason', '=', key.reason)
    .where('reference', '=', key.reference)
    .executeTakeFirst()
  return row !== undefined
}

export async function findReservationId(trx: Trx, userId: number, key: MovementKey): Promise<number | undefined> {
  const row = await trx
    .selectFrom('point_reservations')
    .select('id')
    .where('user_id', '=', userId)
    .where('reason', '=', key.reason)
    .where('reference', '=', key.reference)
    .executeTakeFirst()
  return row?.id
}

export async function insertReservation(trx: Trx, reservation: MovementKey & { userId: number; amount: number }): Promise<number> {
  const row = await trx
    .insertInto('point_reservations')
    .values({ user_id: reservation.userId, amount: reservation.amount, reason: reservation.reason, reference: reservation.reference })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Closes an open reservation; undefined when there is none or it was closed before. */
export async function updateReservationState(trx: Trx, key: MovementKey, state: 'settled' | 'refunded') {
  return trx
    .updateTable('point_reservations')
    .set({ state, closed_at: sql<Date>`now()` })
    .where('reason', '=', key.reason)
    .where('reference', '=', key.reference)
    .where('state', '=', 'reserved')
    .returning(['id', 'user_id as userId', 'amount'])
    .executeTakeFirst()
}

/** Points that work under a reference cost in the end. */
export async function countChargedPoints(db: Db, userId: number, reference: string): Promise<number> {
  const { charged } = await db
    .selectFrom('point_reservations')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('charged'))
    .where('user_id', '=', userId)
    .where('reference', '=', reference)
    .where('state', '=', 'settled')
    .executeTakeFirstOrThrow()
  return charged
}

/** A page of a user's ledger, newest first, each row with the state of the reservation it belongs to. */
export async function listMovements(db: Db, userId: number, window: { limit: number; offset: number }) {
  return db
    .selectFrom('point_ledger as movement')
    .leftJoin('point_reservations as reservation', 'reservation.id', 'movement.reservation_id')
    .select([
      'movement.id',
      'movement.created_at',
      'movement.amount',
      'movement.balance_after',
      'movement.reason',
      'movement.note',
      'movement.reference',
      'reservation.state as reservation_state',
    ])
    .where('movement.user_id', '=', userId)
    .orderBy('movement.id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute()
}
export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number]

export async function countMovements(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('point_ledger')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The dishes that came of a user's orders, by the order; those that are gone are not there. */
export async function listOrderedRecipes(db: Db, userId: number, sessionIds: readonly string[]) {
  return db
    .selectFrom('recipe_sessions as session')
    .innerJoin('recipes as recipe', 'recipe.id', 'session.recipe_id')
    .where('session.owner_id', '=', userId)
    .where('session.id', 'in', [...sessionIds])
    .select(['session.id as session_id', 'recipe.id as recipe_id', 'recipe.title'])
    .execute()
}

/** A user's lists, by id, each with the first products that were read from it and how many there are. */
export async function listReadLists(db: Db, userId: number, sessionIds: readonly string[], shown: number) {
  return db
    .selectFrom('intake_sessions as session')
    .innerJoin('pending_items as item', 'item.session_id', 'session.id')
    .where('session.owner_id', '=', userId)
    .where('session.id', 'in', [...sessionIds])
    .groupBy(['session.id', 'session.state'])
    .select(['session.id as session_id', 'session.state'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<string[]>`(array_agg(item.product_name order by item.position, item.id))[1:${sql.lit(shown)}]`.as('names'))
    .execute()
}

/** What is left of a grant, were it spent from the first thing that was charged after it; never more than the balance. */
export async function countUnspentPoints(db: Db | Trx, userId: number, grant: MovementKey): Promise<number> {
  const row = await db
    .selectFrom('point_ledger as grant')
    .where('grant.user_id', '=', userId)
    .where('grant.reason', '=', grant.reason)
    .where('grant.reference', '=', grant.reference)
    .select('grant.amount')
    // Charges and their refunds: what was given meanwhile for other reasons was not taken from the grant.
    .select((eb) =>
      eb
        .selectFrom('point_ledger as later')
        .select((inner) => inner.fn.coalesce(inner.fn.sum<number>('later.amount'), inner.lit(0)).as('net'))
        .where('later.user_id', '=', userId)
        .whereRef('later.id', '>', 'grant.id')
        .where('later.reservation_id', 'is not', null)
        .as('net'),
    )
    .executeTakeFirst()
  if (!row) return 0
  const spent = Math.max(-(row.net ?? 0), 0)
  return Math.max(Math.min(row.amount - spent, await getBalance(db, userId)), 0)
}
