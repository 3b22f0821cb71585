import type { User } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { CookingPot, Download, Heart, House, LogOut, Settings, ShoppingBasket, Sparkles, UserCog } from 'lucide-react'
import { isStandalone } from '../../../lib/install/standalone.ts'
import { paths } from '../../../lib/paths.ts'
import { useSignOut } from '../../../lib/session/use-sign-out.tsx'
import { PlanBadge } from '../PlanBadge.tsx'
import { SideMenu } from './SideMenu.tsx'

export function MemberMenu({ user, open, onClose }: { user: User | null; open: boolean; onClose: () => void }) {
  const { leave, question } = useSignOut()
  if (question) return question
  const mayInstall = open && user?.has_received_pwa_install_reward === false && !isStandalone()
  return (
    <SideMenu
      open={open}
      onClose={onClose}
      head={user && <Member {...user} />}
      places={[
        { to: paths.home, label: 'Start', Icon: House },
        { to: paths.publishedRecipes, label: 'Przepisy Spiżarka', Icon: CookingPot },
        { to: paths.favorites, label: 'Ulubione', Icon: Heart },
        { to: paths.shoppingLists, label: 'Listy zakupów', Icon: ShoppingBasket },
        { to: paths.points, label: 'Punkty AI', Icon: Sparkles },
        { to: paths.settings, label: 'Ustawienia', Icon: Settings },
        ...(mayInstall ? [{ to: paths.installApp, label: 'Zainstaluj aplikację', Icon: Download, reward: INSTALL_REWARD }] : []),
        ...(user?.is_admin ? [{ to: paths.admin, label: 'Administracja', Icon: UserCog }] : []),
      ]}
      end={
        <button
          type="button"
          onClick={() => {
            onClose()
            leave()
          }}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3 text-left font-semibold hover:bg-sunken"
        >
          <LogOut aria-hidden className="size-5.5 shrink-0" />
          Wyloguj się
        </button>
      }
    />
  )
}

const INSTALL_REWARD = `+${POINTS.installReward} pkt`

function Member({ username, email, plan }: User) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-2xl bg-sunken px-4 py-3">
      <div className="min-w-0">
        <p className="truncate font-bold">{username}</p>
        <p className="truncate text-small text-muted">{email}</p>
      </div>
      <PlanBadge plan={plan} />
    </div>
  )
}
