import { Bell } from 'lucide-react'
import { starts } from '../../lib/starts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { NotificationRow } from './NotificationRow.tsx'
import { useNotificationList } from './use-notification-list.ts'

/** The inside of the bell's panel. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const list = useNotificationList()
  if (list.isPending) return <SkeletonRows rows={3} label="Ładowanie powiadomień…" />
  if (list.isLoadingError)
    return (
      <ErrorPanel onRetry={starts(list.refetch)} busy={list.isFetching}>
        Nie udało się wczytać powiadomień.
      </ErrorPanel>
    )
  if (list.data?.length === 0) return <NoNotifications />
  return (
    <>
      <ul role="list" className="-mx-2 divide-y divide-line">
        {list.data?.map((notice) => (
          <NotificationRow key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          variant="outline"
          full
          className="mt-3"
          busy={list.isFetchingNextPage}
          busyLabel="Ładowanie..."
          onClick={starts(() => list.fetchNextPage())}
        >
          Pokaż starsze
        </Button>
      )}
    </>
  )
}

function NoNotifications() {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-sunken text-muted">
        <Bell aria-hidden className="size-7" />
      </span>
      <p className="font-semibold">Nie masz nowych powiadomień.</p>
      <p className="text-small text-muted">Damy znać, gdy coś się wydarzy.</p>
    </div>
  )
}
