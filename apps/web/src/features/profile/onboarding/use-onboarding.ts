import { type OnboardingStep, readOnboarding, recordOnboardingStep } from '@spizarka/contract/onboarding'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'

/** How far the first steps have come. */
export function useOnboarding() {
  return useQuery(endpointQuery(readOnboarding))
}

/** Says that a step is behind, saved or skipped. */
export function useRecordStep() {
  const queryClient = useQueryClient()
  return async (step: Exclude<OnboardingStep, 'finish'>, outcome: 'saved' | 'skipped') => {
    const progress = await call(recordOnboardingStep, { body: { step, outcome } })
    queryClient.setQueryData(endpointQuery(readOnboarding).queryKey, progress)
  }
}
