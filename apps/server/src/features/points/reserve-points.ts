import type { ErrorCode } from '@spizarka/contract/errors'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { findReservationId, insertMovement, insertReservation, lockBalance, type MovementKey, updateBalance } from './points.queries.ts'

export interface Charge extends MovementKey {
  userId: number
  amount: number
  /** Thrown as AppError when the balance does not suffice. */
  shortage: ErrorCode
}

/** Takes points off the balance for work that is queued; a repeat finds the first reservation. Gives back its id. */
export async function reservePoints(trx: Trx, charge: Charge): Promise<number> {
  const balance = await lockBalance(trx, charge.userId)
  const existing = await findReservationId(trx, charge.userId, charge)
  if (existing !== undefined) return existing
  if (balance < charge.amount) throw new AppError(charge.shortage)
  const balanceAfter = balance - charge.amount
  await updateBalance(trx, charge.userId, balanceAfter)
  const reservationId = await insertReservation(trx, charge)
  await insertMovement(trx, { ...charge, amount: -charge.amount, balanceAfter, reservationId })
  return reservationId
}
