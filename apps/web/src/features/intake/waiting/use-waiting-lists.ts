import { discardIntakeSession, listIntakeSessions } from '@spizarka/contract/intake'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'

const SHOWN = 5

/** The lists that were read and wait for review, newest first. */
export function useWaitingLists() {
  return useQuery(endpointQuery(listIntakeSessions, { query: { page_size: SHOWN } }))
}

/** Throws a waiting list away. */
export function useDiscardList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) => call(discardIntakeSession, { params: { sessionId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listIntakeSessions.path] }),
  })
}
