import type { AdminUser } from '@spizarka/contract/admin'
import { formatDay, formatPointsInWords, today } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { UserBadges } from './UserBadges.tsx'

/** What administrators may know of an account. */
export function UserFacts({ user }: { user: AdminUser }) {
  const facts = [
    ['E-mail', user.email],
    ['Punkty', formatPointsInWords(user.ai_points)],
    ['Konto od', dayOf(user.created_at)],
    ['Ostatnio', user.last_used_at === null ? 'jeszcze nie' : dayOf(user.last_used_at)],
    ['Numer', String(user.id)],
  ] as const
  return (
    <Card pad="lg" className="flex flex-col gap-4">
      <UserBadges user={user} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function dayOf(timestamp: string): string {
  return formatDay(today(new Date(timestamp)))
}
