import { POINTS } from '@spizarka/contract/limits'
import { identifyProduct, type StockItem, stockItems } from '../../apps/server/src/features/pantry/index.ts'
import { awardPoints } from '../../apps/server/src/features/points/index.ts'
import { dayInWarsaw } from '../../apps/server/src/platform/clock/clock.ts'
import type { Db, Trx } from '../../apps/server/src/platform/db/connect.ts'
import { HOUSEHOLDS, type Household } from './households.ts'

const DAY_MS = 86_400_000

/** Writes the households that are not there yet; whoever has the password signs in to any of them. */
export async function seedHouseholds(db: Db, passwordHash: string, now: Date): Promise<void> {
  for (const household of HOUSEHOLDS)
    await db.transaction().execute(async (trx) => {
      const userId = await insertCook(trx, household, passwordHash, now)
      if (userId === undefined) return
      await awardPoints(trx, { userId, reason: 'activation', reference: String(userId), amount: POINTS.activation })
      if (household.extraPoints > 0)
        await awardPoints(trx, { userId, reason: 'admin_award', reference: `seed:${userId}`, amount: household.extraPoints })
      await stockItems(trx, { ownerId: userId, source: 'manual', items: stockOf(household, now), now })
    })
}

/** Undefined when the cook is there already. */
async function insertCook(
  trx: Trx,
  { username, email, plan, isAdmin }: Household,
  passwordHash: string,
  now: Date,
): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('users')
    .values({ username, email, plan, is_admin: isAdmin, password_hash: passwordHash, is_active: true, activated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

function stockOf({ pantry }: Household, now: Date): StockItem[] {
  return pantry.map(([productName, quantity, unit, bestBeforeInDays]) => {
    const { productKey, foodId } = identifyProduct(productName)
    const bestBefore = bestBeforeInDays === undefined ? undefined : dayInWarsaw(new Date(now.getTime() + bestBeforeInDays * DAY_MS))
    const amount = quantity === undefined || unit === undefined ? null : { quantity, unit }
    return { productKey, productName, foodId, isSpice: amount === null, amount, bestBefore }
  })
}
