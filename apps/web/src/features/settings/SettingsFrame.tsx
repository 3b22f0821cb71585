import {
  Bell,
  CircleUserRound,
  Crown,
  Files,
  type LucideIcon,
  MonitorSmartphone,
  ReceiptText,
  Smartphone,
  Sparkles,
  Tags,
  UserRoundCog,
} from 'lucide-react'
import { useWideScreen } from '../../lib/hooks/use-wide-screen.ts'
import { paths } from '../../lib/paths.ts'
import { NavLink } from '../../lib/router/links.tsx'
import { Outlet } from '../../lib/router/ScreenRoutes.tsx'
import { PageHeaderAfterContext } from '../../ui/layout/PageHeader.tsx'

const menu = <SettingsMenu />

/** Around every page of the settings, which is a PageHeader and a `.page`: the menu under the head, or beside the page where there is room. */
export function SettingsFrame() {
  return (
    <PageHeaderAfterContext value={menu}>
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_17rem_minmax(0,58rem)_minmax(0,1fr)] desk:[&>.page]:col-start-3 desk:[&>.page]:mx-0 desk:[&>header]:col-span-full">
        <Outlet />
      </div>
    </PageHeaderAfterContext>
  )
}

const TITLE = 'Ustawienia'

/** The way from one page of the settings to another, beside the page where there is room; on a phone the arrow back leads to the list. */
function SettingsMenu() {
  return useWideScreen() ? <SideMenu /> : null
}

function SideMenu() {
  return (
    <nav
      aria-label={TITLE}
      className="mt-9 flex flex-wrap gap-1 px-10 desk:sticky desk:top-6 desk:col-start-2 desk:flex-col desk:self-start desk:pr-0"
    >
      {settingsPages.map(({ to, label, Icon }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-12 items-center gap-3.5 rounded-control px-3.5 font-semibold hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink"
        >
          <Icon aria-hidden className="size-5.5 shrink-0" />
          {label}
        </NavLink>
      ))}
    </nav>
  )
}

interface SettingsDestination {
  to: string
  label: string
  Icon: LucideIcon
}

/** The menu of the settings, in its order. */
const settingsPages: readonly SettingsDestination[] = [
  { to: paths.profileSettings, label: 'Profil', Icon: CircleUserRound },
  { to: paths.accountSettings, label: 'Konto', Icon: UserRoundCog },
  { to: paths.devices, label: 'Urządzenia', Icon: MonitorSmartphone },
  { to: paths.subscription, label: 'Subskrypcja', Icon: Crown },
  { to: paths.points, label: 'Punkty AI', Icon: Sparkles },
  { to: paths.notificationSettings, label: 'Powiadomienia', Icon: Bell },
  { to: paths.learnedNames, label: 'Zapamiętane', Icon: Tags },
  { to: paths.installApp, label: 'Aplikacja', Icon: Smartphone },
  { to: paths.invoices, label: 'Moje faktury', Icon: Files },
  { to: paths.billing, label: 'Dane do faktury', Icon: ReceiptText },
]
