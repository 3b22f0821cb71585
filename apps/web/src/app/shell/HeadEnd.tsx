import type { User } from '@spizarka/contract/accounts'
import { NotificationsButton } from './NotificationsButton.tsx'
import { PlanBadge } from './PlanBadge.tsx'
import { PointsPill } from './PointsPill.tsx'

/** The end of every head from 768 px on: plan, points, bell, account. */
export function HeadEnd({ user, onMenu }: { user: User | null; onMenu: () => void }) {
  return (
    <>
      {user && <PlanBadge plan={user.plan} />}
      <PointsPill points={user?.ai_points} />
      <NotificationsButton look="soft" />
      <button
        type="button"
        aria-label="Konto i menu"
        onClick={onMenu}
        className="grid size-11 place-items-center rounded-pill bg-card font-bold text-brand-ink uppercase hover:bg-sunken"
      >
        {user?.username.charAt(0)}
      </button>
    </>
  )
}
