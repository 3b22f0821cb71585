import type { Trx } from '../../platform/db/connect.ts'
import { hasMovement, insertMovement, lockBalance, type MovementKey, updateBalance } from './points.queries.ts'

export interface Award extends MovementKey {
  userId: number
  amount: number
}

/** Credits points once for a reason and reference; says whether this call did it. */
export async function awardPoints(trx: Trx, award: Award): Promise<boolean> {
  const balance = await lockBalance(trx, award.userId)
  if (await hasMovement(trx, award.userId, award)) return false
  const balanceAfter = balance + award.amount
  await updateBalance(trx, award.userId, balanceAfter)
  await insertMovement(trx, { ...award, balanceAfter, reservationId: null })
  return true
}
