import { POINTS } from '@spizarka/contract/limits'
import * as contract from '@spizarka/contract/onboarding'
import { ONBOARDING_STEPS, type Onboarding } from '@spizarka/contract/onboarding'
import type { AppContext } from '../../platform/context.ts'
import type { CallIdentity, Route } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { awardPoints } from '../points/index.ts'
import { listSteps, upsertStep } from './onboarding-steps.queries.ts'

/** The calls of the first steps; what they ask for is saved by those of the profile. */
export function routes(route: Route, context: AppContext): void {
  const { db, clock } = context
  route(contract.readOnboarding, ({ user }) => readOnboarding(context, user.id))
  route(contract.recordOnboardingStep, async ({ user, body }) => {
    await upsertStep(db, user.id, body.step, body.outcome, clock.now())
    return readOnboarding(context, user.id)
  })
  route(contract.finishOnboarding, ({ identity }) => finishOnboarding(context, identity))
}

/** How far a user's first steps have come, and where to go on. */
async function readOnboarding({ db }: AppContext, userId: number): Promise<Onboarding> {
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
async function finishOnboarding({ db, clock }: AppContext, call: CallIdentity): Promise<{ bonus_awarded: number }> {
  return once(db, call, async (trx) => {
    const { userId } = call
    await upsertStep(trx, userId, 'finish', 'saved', clock.now())
    const award = { userId, reason: 'onboarding_bonus', reference: String(userId), amount: POINTS.onboardingBonus } as const
    return { bonus_awarded: (await awardPoints(trx, award)) ? award.amount : 0 }
  })
}
