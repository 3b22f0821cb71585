import { POINTS } from '@spizarka/contract/limits'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { awardPoints } from '../points/index.ts'
import { upsertStep } from './onboarding-steps.queries.ts'

/** Ends the first steps, whichever of them were taken; the points come with the first end alone. */
export async function finishOnboarding({ db, clock }: AppContext, call: CallIdentity): Promise<{ bonus_awarded: number }> {
  return once(db, call, async (trx) => {
    const { userId } = call
    await upsertStep(trx, userId, 'finish', 'saved', clock.now())
    const award = { userId, reason: 'onboarding_bonus', reference: String(userId), amount: POINTS.onboardingBonus } as const
    return { bonus_awarded: (await awardPoints(trx, award)) ? award.amount : 0 }
  })
}
