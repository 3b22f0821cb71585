import type { AdminUser } from '@spizarka/contract/admin'
import type { AppContext } from '../../platform/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { recordAct } from '../audit/index.ts'
import { awardPoints } from '../points/index.ts'
import { getUser } from './get-user.ts'
import { lockPlan } from './users.queries.ts'

export interface AdminAward {
  userId: number
  /** Negative to take points. */
  amount: number
  /** In the administrator's words; the user reads them. */
  reason: string
}

/** Gives an account points or takes them, once per idempotency key. Throws AppError `not_found`, `balance_too_low`. */
export async function awardPointsAsAdmin({ db, clock }: AppContext, call: CallIdentity, award: AdminAward): Promise<AdminUser> {
  const { userId, amount, reason } = award
  return once(db, call, async (trx) => {
    // A deletion waits until this is done, or is seen here.
    if ((await lockPlan(trx, userId)) === undefined) throw new AppError('not_found')
    const details = { amount, reason }
    const entryId = await recordAct(trx, { adminId: call.userId, act: 'points_awarded', subjectId: userId, details, at: clock.now() })
    await awardPoints(trx, { userId, reason: 'admin_award', reference: `audit:${entryId}`, amount, note: reason })
    return getUser(trx, userId)
  })
}
