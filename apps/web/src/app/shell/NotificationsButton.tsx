import { Bell } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatUnread, UnreadBadge } from '../../features/notifications/UnreadBadge.tsx'
import { useUnreadCount } from '../../features/notifications/use-unread-count.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'

const NotificationPanel = lazy(async () => ({
  default: (await import('../../features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

/** The bell with the number of unread notices, and its panel. */
export function NotificationsButton({ look }: { look?: 'plain' | 'soft' }) {
  const [open, setOpen] = useState(false)
  const unread = useUnreadCount()
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label={unread > 0 ? `Powiadomienia, nieprzeczytane: ${formatUnread(unread)}` : 'Powiadomienia'}
        look={look}
        icon={
          <>
            <Bell aria-hidden className="size-5.5" />
            <UnreadBadge count={unread} />
          </>
        }
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title="Powiadomienia" placement="wide">
        {open && (
          <Suspense fallback={<SkeletonRows rows={3} label="Ładowanie powiadomień…" />}>
            <NotificationPanel onLeave={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
