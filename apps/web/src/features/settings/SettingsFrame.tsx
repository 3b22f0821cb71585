import {
  Bell,
  CircleUserRound,
  Crown,
  Files,
  List,
  type LucideIcon,
  MonitorSmartphone,
  ReceiptText,
  Smartphone,
  Sparkles,
  Tags,
  UserRoundCog,
} from 'lucide-react'
import { useState } from 'react'
import { NavLink, Outlet } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useWideScreen } from '../../lib/use-wide-screen.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { PageHeaderAfterContext } from '../../ui/layout/PageHeader.tsx'

const menu = <SettingsMenu />

/** Around every page of the settings, which is a PageHeader and a `.page`: the menu under the head, or beside the page where there is room. */
export function SettingsFrame() {
  return (
    <PageHeaderAfterContext value={menu}>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_17rem_minmax(0,58rem)_minmax(0,1fr)] lg:[&>.page]:col-start-3 lg:[&>.page]:mx-0 lg:[&>header]:col-span-full">
        <Outlet />
      </div>
    </PageHeaderAfterContext>
  )
}

const NAME = 'Ustawienia'

/** The way from one page of the settings to another: beside the page where there is room, a list behind a button on a phone. */
function SettingsMenu() {
  return useWideScreen() ? <SideMenu /> : <MenuSheet />
}

function SideMenu() {
  return (
    <nav aria-label={NAME} className="sticky top-6 col-start-2 mt-9 flex flex-col gap-1 self-start pl-10">
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

function MenuSheet() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-6 md:px-10">
      <Button variant="outline" full aria-haspopup="dialog" icon={<List aria-hidden />} onClick={() => setOpen(true)}>
        Wszystkie ustawienia
      </Button>
      <Dialog open={open} onClose={close} title={NAME}>
        <nav aria-label={NAME} className="-mx-2 flex flex-col">
          {settingsPages.map(({ to, label, about, Icon }) => (
            <NavLink
              key={to}
              to={to}
              onClick={close}
              className="flex min-h-14 items-center gap-3.5 rounded-control px-3 py-2 hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-ink"
            >
              <Icon aria-hidden className="size-5.5 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{about}</span>
              </span>
            </NavLink>
          ))}
        </nav>
      </Dialog>
    </div>
  )
}

interface SettingsDestination {
  to: string
  label: string
  /** What is found there; for the list on a phone. */
  about: string
  Icon: LucideIcon
}

/** The menu of the settings, in its order. */
const settingsPages: readonly SettingsDestination[] = [
  { to: paths.profileSettings, label: 'Profil', about: 'kuchnia, zdrowie, dieta', Icon: CircleUserRound },
  { to: paths.accountSettings, label: 'Konto', about: 'e-mail, hasło, zgody, Twoje dane', Icon: UserRoundCog },
  { to: paths.devices, label: 'Urządzenia', about: 'gdzie jesteś po zalogowaniu', Icon: MonitorSmartphone },
  { to: paths.subscription, label: 'Subskrypcja', about: 'Twój plan', Icon: Crown },
  { to: paths.points, label: 'Punkty', about: 'saldo i historia', Icon: Sparkles },
  { to: paths.notificationSettings, label: 'Powiadomienia', about: 'o czym dajemy znać', Icon: Bell },
  { to: paths.learnedNames, label: 'Zapamiętane', about: 'nazwy i przeliczniki', Icon: Tags },
  { to: paths.installApp, label: 'Aplikacja', about: 'Spiżarka na ekranie telefonu', Icon: Smartphone },
  { to: paths.invoices, label: 'Moje faktury', about: 'dokumenty do pobrania', Icon: Files },
  { to: paths.billing, label: 'Dane do faktury', about: 'firma albo osoba', Icon: ReceiptText },
]
