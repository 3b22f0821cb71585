import type { Trx } from '../../platform/db/connect.ts'
import { closeReservation, type MovementKey } from './points.queries.ts'

/** Makes a reservation final; false when it was settled or refunded before. */
export async function settlePoints(trx: Trx, reservation: MovementKey): Promise<boolean> {
  return (await closeReservation(trx, reservation, 'settled')) !== undefined
}
