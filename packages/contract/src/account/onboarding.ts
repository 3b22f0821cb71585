import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

const tag = 'onboarding'

/** The steps in their order; each is a route, `/onboarding/{step}`. The last one ends with `finishOnboarding`. */
export const ONBOARDING_STEPS = ['welcome', 'equipment', 'health-conditions', 'diet-exclusions', 'finish'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

export const onboardingSchema = z.object({
  finished: z.boolean(),
  /** Where to go on: the first step that was neither saved nor skipped. */
  current_step: z.enum(ONBOARDING_STEPS),
  steps: z.array(z.object({ step: z.enum(ONBOARDING_STEPS), outcome: z.enum(['saved', 'skipped']).nullable() })),
})
export type Onboarding = z.output<typeof onboardingSchema>

export const readOnboarding = endpoint({
  method: 'GET',
  path: '/onboarding/',
  tag,
  summary: 'How far the first steps have come.',
  response: onboardingSchema,
})

/** What a step asked for is saved by the calls of the profile; this only says that it is behind. */
export const recordOnboardingStep = endpoint({
  method: 'POST',
  path: '/onboarding/steps/',
  tag,
  summary: 'Record that a step is behind, saved or skipped; a step may be repeated.',
  body: z.object({ step: z.enum(ONBOARDING_STEPS).exclude(['finish']), outcome: z.enum(['saved', 'skipped']) }),
  response: onboardingSchema,
})

export const finishOnboarding = endpoint({
  method: 'POST',
  path: '/onboarding/finish/',
  tag,
  summary: 'End the first steps; the bonus is credited once, a repeat answers with 0.',
  response: z.object({ bonus_awarded: z.int() }),
  idempotent: true,
})
