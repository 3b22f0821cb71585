import { Hourglass, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from './Badge.tsx'

const SOON_DAYS = 3

/** How long something keeps: green beyond three days, honey up to then, red today and past; the words come from outside. */
export function ExpiryBadge({ daysLeft, children }: { daysLeft: number; children: ReactNode }) {
  if (daysLeft < 0)
    return (
      <Badge tone="late" icon={<TriangleAlert aria-hidden />}>
        {children}
      </Badge>
    )
  if (daysLeft > SOON_DAYS) return <Badge tone="ok">{children}</Badge>
  return (
    <Badge tone={daysLeft === 0 ? 'late' : 'soon'} icon={<Hourglass aria-hidden />}>
      {children}
    </Badge>
  )
}
