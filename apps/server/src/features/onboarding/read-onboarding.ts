import { ONBOARDING_STEPS, type Onboarding } from '@spizarka/contract/onboarding'
import type { AppContext } from '../../platform/context.ts'
import { listSteps } from './onboarding-steps.queries.ts'

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
