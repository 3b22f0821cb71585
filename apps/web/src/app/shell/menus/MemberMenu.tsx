import type { User } from '@spizarka/contract/accounts'
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
import { isStandalone } from '../../../lib/install/standalone.ts'
import { paths } from '../../../lib/paths.ts'
import { useSignOut } from '../../../lib/session/use-sign-out.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { PlanBadge } from '../PlanBadge.tsx'
import { MenuLink, SideMenu } from './SideMenu.tsx'

export function MemberMenu({ user, open, onClose }: { user: User | null; open: boolean; onClose: () => void }) {
  const { leave, question } = useSignOut()
  if (question) return question
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
          onClick={() => {
            onClose()
            leave()
          }}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3 text-left font-semibold hover:bg-sunken"
        >
          <LogOut aria-hidden className="size-5.5 shrink-0" />
          Wyloguj się
        </button>
      </nav>
    </SideMenu>
  )
}
