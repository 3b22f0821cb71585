import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const SHOWN = ['welcome-shown']

/**
 * Whether to lead to the welcome of the first steps: once in a session. The welcome says itself that it has been seen, but whoever is
 * quicker than that answer, or gets none, must not be led back again and again.
 */
export function useWelcome(due: boolean): boolean {
  const queryClient = useQueryClient()
  const [shown] = useState(() => queryClient.getQueryData<true>(SHOWN) ?? false)
  const lead = due && !shown
  useEffect(() => {
    if (lead) queryClient.setQueryData<true>(SHOWN, true)
  }, [lead, queryClient])
  return lead
}
