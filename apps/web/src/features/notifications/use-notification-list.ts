import type { ResponseOf } from '@spizarka/contract/endpoint'
import { countNotifications, listNotifications, markNotificationsRead } from '@spizarka/contract/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { queryClient } from '../../lib/query-client.ts'

/** The notices, newest first, as they were when the panel was opened; once they are there all count as read. */
export function useNotificationList() {
  const list = useInfiniteQuery(
    {
      queryKey: [listNotifications.path],
      queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { page: pageParam, page_size: 20 }, signal }),
      initialPageParam: 1,
      getNextPageParam: (last: ResponseOf<typeof listNotifications>, pages) => (last.next === null ? undefined : pages.length + 1),
      // A notice that came between two pages pushes the last one of a page to the top of the next.
      select: ({ pages }) => [...new Map(pages.flatMap(({ results }) => results).map((notice) => [notice.id, notice])).values()],
      // Every opening reads them anew, and shows nothing older meanwhile.
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  )

  const { isSuccess } = list
  useEffect(() => {
    if (!isSuccess) return
    // Failing leaves the badge as it is: the next opening tries again.
    markAllRead().catch(() => undefined)
  }, [isSuccess])
  return list
}

async function markAllRead(): Promise<void> {
  await call(markNotificationsRead)
  queryClient.setQueryData(endpointQuery(countNotifications).queryKey, { unread_count: 0 })
}
