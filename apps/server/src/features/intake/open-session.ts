import { randomUUID } from 'node:crypto'
import type { Trx } from '../../platform/db/connect.ts'
import { reservePoints } from '../points/index.ts'
import { type IntakeSession, insertSession } from './intake-sessions.queries.ts'
import { INTAKE_KINDS } from './kinds.ts'

/** Opens a session that is being read, its points reserved; throws the kind's shortage. Gives back its id. */
export async function openSession(
  trx: Trx,
  { ownerId, source, input }: { ownerId: number; source: IntakeSession['source']; input: string },
): Promise<string> {
  const { cost, reason, shortage } = INTAKE_KINDS[source]
  const id = randomUUID()
  const reservationId = await reservePoints(trx, { userId: ownerId, reason, reference: id, amount: cost, shortage })
  await insertSession(trx, { id, ownerId, source, input, reservationId })
  return id
}
