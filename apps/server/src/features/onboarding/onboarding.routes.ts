import * as contract from '@spizarka/contract/onboarding'
import type { AppContext } from '../../platform/context.ts'
import type { Route } from '../../platform/http/route.ts'
import { finishOnboarding, readOnboarding } from './onboarding.ts'
import { upsertStep } from './onboarding-steps.queries.ts'

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
