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
import { paths } from '../../lib/paths.ts'

export interface SettingsDestination {
  to: string
  label: string
  /** What is found there; for the list on a phone. */
  about: string
  Icon: LucideIcon
}

/** The menu of the settings, in its order. */
export const settingsPages: readonly SettingsDestination[] = [
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
