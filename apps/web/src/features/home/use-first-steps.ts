import { readOnboarding } from '@spizarka/contract/onboarding'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'

/** What is left of the first steps; undefined while unknown and when they are done. */
export function useFirstSteps() {
  const { data } = useQuery(endpointQuery(readOnboarding))
  if (!data || data.finished) return undefined
  return {
    next: data.current_step,
    left: data.steps.filter(({ outcome }) => outcome === null).length,
    total: data.steps.length,
    /** Nobody has as much as seen them. */
    untouched: data.steps.every(({ outcome }) => outcome === null),
  }
}

export type FirstSteps = NonNullable<ReturnType<typeof useFirstSteps>>
