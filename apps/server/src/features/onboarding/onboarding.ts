import { POINTS } from '@spizarka/contract/limits'
import { ONBOARDING_STEPS, type Onboarding } from '@spizarka/contract/onboarding'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { awardPoints } from '../points/index.ts'
import { listSteps, upsertStep } from './onboarding-steps.queries.ts'

/** How far a user's first steps have come, and where to go on. */
export async function readOnboarding({ db }: AppContext, userId: number): Promise<Onboarding> {
  const outcomes = new Map((await listSteps(db, userId)).map(({ step, outcome }) => [step, outcome]))
  const finished = outcomes.has('finish')
  const ahead = ONBOARDING_STEPS.find((step) => !outcomes.has(step))
  return {
    finished,
    current_step: finished || !ahead ? 'finish' : ahead,
    steps: ONBOARDING_STEPS.map((step) => ({ step, outcome: outcomes.get(step) ?? null })),
  }
}

/** Ends the first steps, whichever of them were taken; the points come with the first end alone. */
export async function finishOnboarding({ db, clock }: AppContext, call: CallIdentity): Promise<{ bonus_awarded: number }> {
  return once(db, call, async (trx) => {
    const { userId } = call
    await upsertStep(trx, userId, 'finish', 'saved', clock.now())
    const award = { userId, reason: 'onboarding_bonus', reference: String(userId), amount: POINTS.onboardingBonus } as const
    return { bonus_awarded: (await awardPoints(trx, award)) ? award.amount : 0 }
  })
}
