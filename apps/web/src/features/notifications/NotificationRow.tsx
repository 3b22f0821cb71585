import type { NotificationKind, UserNotification } from '@spizarka/contract/notifications'
import { clsx } from 'clsx'
import { FileDown, Hourglass, type LucideIcon, Megaphone, Sparkles } from 'lucide-react'
import { formatMoment } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../ui/link.tsx'

const LOOKS: Record<NotificationKind, { Icon: LucideIcon; tone: string }> = {
  use_soon: { Icon: Hourglass, tone: 'bg-soon-soft text-soon-ink' },
  points_low: { Icon: Sparkles, tone: 'bg-brand-soft text-brand-ink' },
  export_ready: { Icon: FileDown, tone: 'bg-ok-soft text-ok-ink' },
  announcement: { Icon: Megaphone, tone: 'bg-plum-soft text-plum-ink' },
}

const TARGETS: Record<NonNullable<UserNotification['target']>, { to: string; label: string }> = {
  pantry_use_soon: { to: paths.pantryUseSoon, label: 'Zobacz w spiżarni' },
  points: { to: paths.points, label: 'Zobacz punkty' },
  account: { to: paths.accountSettings, label: 'Przejdź do konta' },
}

/** One notice: what it is about, what it says, and where it leads. */
export function NotificationRow({ notice, onLeave }: { notice: UserNotification; onLeave: () => void }) {
  const { created_at, kind, is_read, notification } = notice
  const target = notice.target && TARGETS[notice.target]
  const { Icon, tone } = LOOKS[kind]
  return (
    <li className="flex gap-3 px-2 py-3">
      <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-tile [&_svg]:size-5', tone)}>
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-bold wrap-break-word">
          {notification.title}
          {!is_read && (
            <span className="ml-2 inline-block size-2.5 rounded-pill bg-brand-fill align-middle">
              <span className="sr-only">nowe</span>
            </span>
          )}
        </p>
        <p className="mt-0.5 wrap-break-word whitespace-pre-line">{notification.message}</p>
        <p className="mt-1 text-small text-muted">{formatMoment(created_at)}</p>
        {target && (
          <Link to={target.to} onClick={onLeave} className="inline-flex min-h-11 items-center font-bold text-brand-ink underline">
            {target.label}
          </Link>
        )}
      </div>
    </li>
  )
}
