import { listDevices } from '@spizarka/contract/devices'
import { listLearnedConversions, listLearnedNames } from '@spizarka/contract/learned'
import { plural } from '@spizarka/contract/plural'
import { useQuery } from '@tanstack/react-query'
import {
  Bell,
  ChevronRight,
  CookingPot,
  Crown,
  Files,
  HeartPulse,
  House,
  LogOut,
  type LucideIcon,
  MonitorSmartphone,
  ReceiptText,
  Salad,
  Smartphone,
  Sparkles,
  Tags,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { call } from '../../lib/api/call.ts'
import { isStandalone } from '../../lib/install/standalone.ts'
import { paths } from '../../lib/paths.ts'
import { PLAN_DETAILS } from '../../lib/plans/plan-details.ts'
import { useSession } from '../../lib/session/session.ts'
import { useSignOut } from '../../lib/session/use-sign-out.tsx'
import { formatPointsInWords } from '../../lib/text/format.ts'
import { Initial } from '../../ui/art/Initial.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/button/link.tsx'
import { Badge } from '../../ui/feedback/Badge.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Row, Rows } from '../../ui/layout/Row.tsx'

interface SettingsListProps {
  /** What is chosen in each part of the profile; undefined while it is read. */
  profile: Record<'kitchen' | 'staples' | 'health' | 'nutrition', string | undefined>
  /** How light or dark the app is. */
  themeChoice: ReactNode
}

/** /settings on a phone: every page of the settings, each row with what is chosen there. */
export function SettingsListScreen({ profile, themeChoice }: SettingsListProps) {
  const { user } = useSession()
  const { leave, question } = useSignOut()
  const { devices, learned } = useCounts()
  if (!user) return null
  return (
    <>
      <title>Ustawienia – Spiżarka</title>
      <PageHeader title="Ustawienia" />
      <div className="page page-narrow gap-6! max-md:pt-5!">
        <Rows>
          <Row
            className="relative hover:bg-sunken"
            start={<Initial of={user.username} className="size-12 text-h4" />}
            title={<RowLink to={paths.accountSettings}>{user.username}</RowLink>}
            detail={
              <span className="max-w-full text-small text-muted wrap-anywhere">
                <span className="sr-only">Konto: </span>
                {user.email}
              </span>
            }
            end={
              <>
                <Badge tone={user.plan === 'free' ? 'neutral' : 'plum'}>{PLAN_DETAILS[user.plan].name}</Badge>
                <ChevronRight aria-hidden className="size-5 text-muted" />
              </>
            }
          />
        </Rows>
        <Group
          title="Profil"
          rows={[
            { Icon: CookingPot, title: 'Wyposażenie kuchni', chosen: profile.kitchen, to: section('kuchnia') },
            { Icon: House, title: 'Co zawsze masz', chosen: profile.staples, to: section('co-zawsze-masz') },
            { Icon: HeartPulse, title: 'Zdrowie i alergie', chosen: profile.health, to: section('zdrowie') },
            { Icon: Salad, title: 'Sposób żywienia', chosen: profile.nutrition, to: section('dieta') },
          ]}
        />
        <Group
          title="Plan i punkty"
          rows={[
            {
              Icon: Crown,
              title: 'Subskrypcja',
              chosen: PLAN_DETAILS[user.plan].name,
              to: paths.subscription,
              colours: 'bg-plum-soft text-plum-ink',
            },
            {
              Icon: Sparkles,
              title: 'Punkty AI',
              chosen: formatPointsInWords(user.ai_points),
              to: paths.points,
              colours: 'bg-brand-soft text-brand-ink',
            },
            { Icon: Files, title: 'Moje faktury', chosen: 'dokumenty do pobrania', to: paths.invoices },
            { Icon: ReceiptText, title: 'Dane do faktury', chosen: 'firma albo osoba', to: paths.billing },
          ]}
        />
        <Group
          title="Na co dzień"
          rows={[
            { Icon: Bell, title: 'Powiadomienia', chosen: 'o czym dajemy znać', to: paths.notificationSettings },
            { Icon: MonitorSmartphone, title: 'Urządzenia', chosen: devices, to: paths.devices },
            { Icon: Tags, title: 'Zapamiętane', chosen: learned, to: paths.learnedNames },
            {
              Icon: Smartphone,
              title: 'Aplikacja',
              chosen: isStandalone() ? 'na ekranie telefonu' : 'w przeglądarce',
              to: paths.installApp,
            },
          ]}
        />
        {themeChoice}
        <Button variant="outline" full icon={<LogOut aria-hidden />} onClick={leave}>
          Wyloguj się
        </Button>
        {question}
      </div>
    </>
  )
}

const section = (name: string) => `${paths.profileSettings}#${name}`

interface SettingsRow {
  Icon: LucideIcon
  title: string
  /** Undefined while it is read. */
  chosen: string | undefined
  to: string
  colours?: string
}

function Group({ title, rows }: { title: string; rows: readonly SettingsRow[] }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="text-h3">{title}</h2>
      <Rows label={title}>
        {rows.map(({ Icon, title: name, chosen, to, colours = 'bg-sunken text-muted' }) => (
          <Row
            key={name}
            className="relative hover:bg-sunken"
            start={
              <span aria-hidden className={`grid size-12 shrink-0 place-items-center rounded-tile ${colours}`}>
                <Icon className="size-6" />
              </span>
            }
            title={<RowLink to={to}>{name}</RowLink>}
            detail={<span className="max-w-full text-small text-muted wrap-anywhere">{chosen ?? '\u00a0'}</span>}
            end={<ChevronRight aria-hidden className="mr-1 size-5 text-muted" />}
          />
        ))}
      </Rows>
    </section>
  )
}

function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
    >
      {children}
    </Link>
  )
}

/** How many devices and learned things there are, in words. */
function useCounts(): { devices: string | undefined; learned: string | undefined } {
  const query = { page: 1, page_size: 1 }
  const devices = useCount(listDevices.path, (signal) => call(listDevices, { query, signal }))
  const names = useCount(listLearnedNames.path, (signal) => call(listLearnedNames, { query, signal }))
  const conversions = useCount(listLearnedConversions.path, (signal) => call(listLearnedConversions, { query, signal }))
  const learned = names === undefined || conversions === undefined ? undefined : names + conversions
  return {
    devices: devices === undefined ? undefined : `${devices} ${plural(devices, ['zalogowane', 'zalogowane', 'zalogowanych'])}`,
    learned:
      learned === undefined
        ? undefined
        : learned === 0
          ? 'nic'
          : `${learned} ${plural(learned, ['nazwa albo przelicznik', 'nazwy i przeliczniki', 'nazw i przeliczników'])}`,
  }
}

function useCount(path: string, read: (signal: AbortSignal) => Promise<{ count: number }>): number | undefined {
  return useQuery({ queryKey: [path, 'count'], queryFn: ({ signal }) => read(signal) }).data?.count
}
