import { countNotifications } from '@spizarka/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { queryClient } from '../../lib/query-client.ts'

const POLL_MS = 300_000

/** How many notices have not been read: asked for every 5 minutes and whenever the tab is looked at again. */
export function useUnreadCount(): number {
  const { data } = useQuery(
    { ...endpointQuery(countNotifications), refetchInterval: POLL_MS, refetchOnWindowFocus: 'always', retry: false },
    // The bell stands outside of the screens, for which the client is provided.
    queryClient,
  )
  return data?.unread_count ?? 0
}
