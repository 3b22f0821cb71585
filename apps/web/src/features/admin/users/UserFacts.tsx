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
      <dl className="flex flex-col gap-2">
        {facts.map(([name, value]) => (
          // Where too little room is left beside the name the value goes under it.
          <div key={name} className="flex flex-wrap gap-x-6">
            <dt className="w-20 text-muted">{name}</dt>
            <dd className="min-w-[min(9rem,100%)] flex-1 font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function dayOf(timestamp: string): string {
  return formatDay(today(new Date(timestamp)))
}
