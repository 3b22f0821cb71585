import type { ErrorCode } from '@spizarka/contract/errors'
import type { PointReason } from '@spizarka/contract/points'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  findReservationId,
  hasMovement,
  insertMovement,
  insertReservation,
  lockBalance,
  type MovementKey,
  updateBalance,
  updateReservationState,
} from './points.queries.ts'

interface Charge extends MovementKey {
  userId: number
  amount: number
  /** Thrown as AppError when the balance does not suffice. */
  shortage: ErrorCode
}

/** Takes points off the balance for work that is queued; a repeat finds the first reservation. Gives back its id. */
export async function reservePoints(trx: Trx, charge: Charge): Promise<number> {
  // Sent together, each turn of a queued call being waited for by its worker too. The lock comes first: what is sent after it sees what it waited for.
  const [balance, existing] = await Promise.all([lockBalance(trx, charge.userId), findReservationId(trx, charge.userId, charge)])
  if (existing !== undefined) return existing
  if (balance < charge.amount) throw new AppError(charge.shortage)
  const balanceAfter = balance - charge.amount
  const [reservationId] = await Promise.all([insertReservation(trx, charge), updateBalance(trx, charge.userId, balanceAfter)])
  await insertMovement(trx, { ...charge, amount: -charge.amount, balanceAfter, reservationId })
  return reservationId
}

/** Makes a reservation final; false when it was settled or refunded before. */
export async function settlePoints(trx: Trx, reservation: MovementKey): Promise<boolean> {
  return (await updateReservationState(trx, reservation, 'settled')) !== undefined
}

interface Refund extends MovementKey {
  /** What the ledger shows for the points that come back. */
  refundReason: PointReason
}

/** Gives reserved points back; false when the reservation was settled or refunded before. */
export async function refundPoints(trx: Trx, refund: Refund): Promise<boolean> {
  const reservation = await updateReservationState(trx, refund, 'refunded')
  if (!reservation) return false
  const { userId, amount } = reservation
  const balanceAfter = (await lockBalance(trx, userId)) + amount
  await updateBalance(trx, userId, balanceAfter)
  await insertMovement(trx, {
    userId,
    amount,
    balanceAfter,
    reason: refund.refundReason,
    reference: refund.reference,
    reservationId: reservation.id,
  })
  return true
}

interface Award extends MovementKey {
  userId: number
  /** Negative to take points. */
  amount: number
  /** Somebody's own words, which are in the ledger behind those of the reason. */
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
