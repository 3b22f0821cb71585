import { sql } from 'kysely'
import { inChunks, type Trx } from '../../platform/db/connect.ts'

/** An account whose balance fell below a limit. */
export interface PointsLow {
  userId: number
  balance: number
  /** The same until the balance has been up there again. */
  reference: string
}

/** The accounts, in chunks, with less than so many points. */
export function listPointsLow(trx: Trx, below: number): AsyncGenerator<PointsLow[]> {
  return inChunks(
    trx,
    sql<PointsLow>`
      select account.user_id as "userId", account.balance, 'points_low:' || coalesce(enough.last_id, 0) as reference
      from point_accounts as account
      cross join lateral (
        select max(id) as last_id from point_ledger as movement
        where movement.user_id = account.user_id and movement.balance_after >= ${below}
      ) as enough
      where account.balance < ${below}
      order by account.user_id
    `,
  )
}

/** What one owner should use soon: how many products, the first few by name. */
export interface UseSoon {
  ownerId: number
  count: number
  names: string[]
}

/** The owners, in chunks, with food whose best-before day lies between two days in Warsaw, both included. */
export function listUseSoon(trx: Trx, { from, until }: { from: string; until: string }): AsyncGenerator<UseSoon[]> {
  return inChunks(
    trx,
    sql<UseSoon>`
      select owner_id as "ownerId", count(*) as count,
        (array_agg(product_name order by earliest_best_before, product_name collate "pl-x-icu", id))[1:3] as names
      from pantry_products
      where removed_at is null and not is_spice and earliest_best_before between ${from} and ${until}
      group by owner_id
      order by owner_id
    `,
  )
}

/** A meal of a day that is asked for at an hour; `usualHour` is that of whoever set none. */
interface MealReminder {
  day: string
  meal: string
  hour: number
  usualHour: number
}

/** Those, in chunks, who want to be asked for a meal at this hour and have written nothing of it. */
export function listMealMissing(trx: Trx, { day, meal, hour, usualHour }: MealReminder): AsyncGenerator<{ userId: number }[]> {
  return inChunks(
    trx,
    sql<{ userId: number }>`
      select preference.user_id as "userId"
      from user_preferences as preference
      where preference.chosen -> 'notify_meal_missing' = 'true'
        and coalesce((preference.chosen ->> 'meal_reminder_hour')::int, ${usualHour}::int) = ${hour}
        and not exists (
          select from diary_entries as entry
          where entry.owner_id = preference.user_id and entry.day = ${day} and entry.meal_type = ${meal} and entry.deleted_at is null
        )
      order by preference.user_id
    `,
  )
}
