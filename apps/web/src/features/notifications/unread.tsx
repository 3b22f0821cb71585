import { countNotifications } from '@spizarka/contract/notifications'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { queryClient } from '../../lib/query-client.ts'

const MAX_SHOWN = 99

/** The number on the bell, 99+ at most; said by the bell's name. */
export function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className="absolute top-0.5 right-0 min-w-5 rounded-pill bg-danger-fill px-1 text-center text-nav leading-5 font-bold text-white tabular-nums"
    >
      {formatUnread(count)}
    </span>
  )
}

export function formatUnread(count: number): string {
  return count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count)
}

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
