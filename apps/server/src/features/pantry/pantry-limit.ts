import { LIMITS, POINTS } from '@spizarka/contract/limits'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { awardPoints } from '../points/index.ts'
import { countLimitedProducts } from './pantry.queries.ts'

/** Refuses what would make a Free pantry hold more than 50 products, spices not counted. The pantry's lock must be held. */
export async function checkPantryLimit(trx: Trx, ownerId: number, plan: string, additional: number): Promise<void> {
  if (plan !== 'free' || additional === 0) return
  if ((await countLimitedProducts(trx, ownerId)) + additional > LIMITS.freePantryProducts) throw new AppError('pantry_limit')
}

/** The bonus of the Free pantry that is full for the first time, in points; 0 when it is not, or has been before. */
export async function awardFullPantry(trx: Trx, ownerId: number, plan: string): Promise<number> {
  if (plan !== 'free' || (await countLimitedProducts(trx, ownerId)) < LIMITS.freePantryProducts) return 0
  const awarded = await awardPoints(trx, {
    userId: ownerId,
    reason: 'pantry_limit_bonus',
    reference: `user:${ownerId}`,
    amount: POINTS.pantryLimitBonus,
  })
  return awarded ? POINTS.pantryLimitBonus : 0
}
