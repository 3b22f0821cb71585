import type { AdminUser } from '@spizarka/contract/admin'
import { ChevronRight } from 'lucide-react'
import { formatPoints } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/link.tsx'
import { Row } from '../../../ui/Row.tsx'
import { UserBadges } from './UserBadges.tsx'

/** One account in the list, and the way to it. */
export function UserRow({ user }: { user: AdminUser }) {
  return (
    <Row
      className="relative hover:bg-sunken"
      title={
        <Link
          to={paths.adminUser(user.id)}
          className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {user.username}
        </Link>
      }
      detail={
        <>
          <span className="max-w-full text-small wrap-anywhere text-muted">{user.email}</span>
          <UserBadges user={user} />
        </>
      }
      end={
        <>
          <span className="font-bold tabular-nums">{formatPoints(user.ai_points)}</span>
          <ChevronRight aria-hidden className="size-5 text-muted" />
        </>
      }
    />
  )
}
