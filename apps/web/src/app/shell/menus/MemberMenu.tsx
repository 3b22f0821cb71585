import type { User } from '@spizarka/contract/accounts'
import { plural } from '@spizarka/contract/plural'
import {
  CircleQuestionMark,
  CookingPot,
  Download,
  FileText,
  Heart,
  House,
  LogOut,
  Settings,
  ShieldCheck,
  ShoppingBasket,
  Sparkles,
  UserCog,
} from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { isStandalone } from '../../../lib/install/standalone.ts'
import { paths } from '../../../lib/paths.ts'
import { signOut } from '../../../lib/session/start-session.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'
import { WAITING_CHANGES } from '../../../lib/storage/waiting-changes.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx'
import { PlanBadge } from '../PlanBadge.tsx'
import { MenuLink, SideMenu } from './SideMenu.tsx'

export function MemberMenu({ user, open, onClose }: { user: User | null; open: boolean; onClose: () => void }) {
  // How many changes of shopping lists would be lost; undefined while nobody asked to leave.
  const [unsent, setUnsent] = useState<number>()
  const leave = () => {
    const waiting = Number(deviceStore.find(WAITING_CHANGES) ?? 0)
    onClose()
    if (waiting > 0) setUnsent(waiting)
    else fireAndForget(signOut)()
  }
  if (unsent !== undefined) {
    return (
      <ConfirmDialog
        open
        danger
        title="Wylogować się teraz?"
        confirmLabel="Wyloguj mimo to"
        onConfirm={fireAndForget(signOut)}
        onCancel={() => setUnsent(undefined)}
      >
        {`${formatNumber(unsent)}\u00a0${plural(unsent, ['zmiana', 'zmiany', 'zmian'])} na listach zakupów czeka na wysłanie. Po wylogowaniu przepadnie to, czego nie wyślemy.`}
      </ConfirmDialog>
    )
  }
  return (
    <SideMenu open={open} onClose={onClose} title="Menu">
      {user && (
        <div className="mb-3 flex items-center justify-between gap-3 rounded-2xl bg-sunken px-4 py-3">
          <div className="min-w-0">
            <p className="truncate font-bold">{user.username}</p>
            <p className="truncate text-small text-muted">{user.email}</p>
          </div>
          <PlanBadge plan={user.plan} />
        </div>
      )}
      <nav aria-label="Menu" className="flex flex-col">
        <MenuLink to={paths.home} label="Start" Icon={House} />
        <MenuLink to={paths.publishedRecipes} label="Przepisy Spiżarka" Icon={CookingPot} />
        <MenuLink to={paths.favorites} label="Ulubione" Icon={Heart} />
        <MenuLink to={paths.shoppingLists} label="Listy zakupów" Icon={ShoppingBasket} />
        <MenuLink to={paths.points} label="Punkty AI" Icon={Sparkles} />
        <MenuLink to={paths.settings} label="Ustawienia" Icon={Settings} />
        {user && !user.has_received_pwa_install_reward && open && !isStandalone() && (
          <span className="flex items-center justify-between">
            <MenuLink to={paths.installApp} label="Zainstaluj aplikację" Icon={Download} />
            <Badge tone="brand">+60 pkt</Badge>
          </span>
        )}
        {user?.is_admin && <MenuLink to={paths.admin} label="Administracja" Icon={UserCog} />}
        <hr className="my-2 border-line" />
        <MenuLink to={paths.help} label="Pomoc" Icon={CircleQuestionMark} />
        <MenuLink to={paths.terms} label="Regulamin" Icon={FileText} />
        <MenuLink to={paths.privacy} label="Polityka Prywatności" Icon={ShieldCheck} />
        <button
          type="button"
          onClick={leave}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3 text-left font-semibold hover:bg-sunken"
        >
          <LogOut aria-hidden className="size-5.5 shrink-0" />
          Wyloguj się
        </button>
      </nav>
    </SideMenu>
  )
}
