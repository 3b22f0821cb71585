import type { PointReason } from '@spizarka/contract/points'
import type { Trx } from '../../platform/db/connect.ts'
import { closeReservation, insertMovement, lockBalance, type MovementKey, updateBalance } from './points.queries.ts'

export interface Refund extends MovementKey {
  /** What the ledger shows for the points that come back. */
  refundReason: PointReason
}

/** Gives reserved points back; false when the reservation was settled or refunded before. */
export async function refundPoints(trx: Trx, refund: Refund): Promise<boolean> {
  const reservation = await closeReservation(trx, refund, 'refunded')
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
