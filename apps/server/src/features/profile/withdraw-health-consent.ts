import type { AppContext } from '../../platform/context.ts'
import { findConsent, recordConsents } from '../accounts/index.ts'
import { endCopies } from './copies.queries.ts'
import { lockProfile } from './profile-lock.queries.ts'
import { deleteSealed } from './sealed-profiles.queries.ts'

/**
 * Withdraws the consent to the use of health data and deletes the conditions, also those in a copy that could still be fetched.
 * Exclusions and diet stay: they say what somebody does not eat and not why.
 */
export async function withdrawHealthConsent({ db, clock }: AppContext, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockProfile(trx, userId)
    const standing = await findConsent(trx, userId, 'health')
    if (!standing?.granted) return
    const now = clock.now()
    await recordConsents(trx, userId, [{ kind: 'health', granted: false }], now)
    await deleteSealed(trx, userId, 'health_conditions')
    await endCopies(trx, userId, now)
  })
}
