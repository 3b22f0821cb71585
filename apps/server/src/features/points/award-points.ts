import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { hasMovement, insertMovement, lockBalance, type MovementKey, updateBalance } from './points.queries.ts'

export interface Award extends MovementKey {
  userId: number
  /** Negative to take points. */
  amount: number
  /** Somebody's own words, which stand in the ledger behind those of the reason. */
  note?: string
}

/** Credits or takes points once for a reason and reference; says whether this call did it. Throws AppError `balance_too_low`. */
export async function awardPoints(trx: Trx, award: Award): Promise<boolean> {
  const balance = await lockBalance(trx, award.userId)
  if (await hasMovement(trx, award.userId, award)) return false
  const balanceAfter = balance + award.amount
  if (balanceAfter < 0) throw new AppError('balance_too_low')
  await updateBalance(trx, award.userId, balanceAfter)
  await insertMovement(trx, { ...award, balanceAfter, reservationId: null })
  return true
}
