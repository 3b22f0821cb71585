import { type User } from '@spizarka/contract/accounts'
import { POINTS } from '@spizarka/contract/limits'
import { planOf } from '@spizarka/contract/plans'
import { QueryClientProvider } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bell, Download, Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { formatUnread, UnreadBadge, useUnreadCount } from '../../features/notifications/unread.tsx'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { isStandalone } from '../../lib/install/standalone.ts'
import { claimReward, useInstallRewardDue } from '../../lib/install/use-install-reward.ts'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { NavLink } from '../../lib/router/links.tsx'
import { useLocation } from '../../lib/router/ScreenRoutes.tsx'
import { useSession } from '../../lib/session/session.ts'
import { deviceStore } from '../../lib/storage/device-store.ts'
import { rememberIntakeMethod } from '../../lib/storage/last-intake-method.ts'
import { WAITING_CHANGES } from '../../lib/storage/waiting-changes.ts'
import { formatPoints } from '../../lib/text/format.ts'
import { TIMERS_KEY } from '../../lib/timers/timers-key.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { Dialog } from '../../ui/feedback/Dialog.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { PageHeaderEndContext } from '../../ui/layout/PageHeader.tsx'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import { Main } from './Main.tsx'
import { BottomNav } from './menus/BottomNav.tsx'
import { type Destination, more, tabs } from './menus/navigation.ts'
import { PlanBadge } from './PlanBadge.tsx'
import { PointsPill } from './PointsPill.tsx'
import { PullToRefresh } from './PullToRefresh.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { useRouteHandle } from './use-route-handle.ts'

const MemberMenu = lazy(async () => ({ default: (await import('./menus/MemberMenu.tsx')).MemberMenu }))

/** What surrounds every screen for someone who is signed in, or about to be. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { chrome } = useRouteHandle()
  // Undefined until it is asked for: its code is fetched then.
  const [menuOpen, setMenuOpen] = useState<boolean>()
  const openMenu = () => setMenuOpen(true)
  useEffect(restoreTimers, [])
  useWaitingChanges(user?.id)
  usePushRenewal(user?.id)
  const { pathname } = useLocation()
  useEffect(() => rememberIntakeMethod(pathname), [pathname])
  return (
    <div
      className={clsx('min-h-dvh', chrome !== 'bare' && 'md:grid md:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)]')}
    >
      {chrome !== 'bare' && <Rail />}
      <div className="flex min-h-dvh min-w-0 flex-col">
        {chrome === 'tab' && <TopBar points={user?.ai_points} onMenu={openMenu} />}
        <PageHeaderEndContext value={<HeaderActions user={user} onMenu={openMenu} />}>
          <Main>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </Main>
        </PageHeaderEndContext>
        {(chrome === 'tab' || chrome === 'inner') && (
          <Footer quiet offersPremium={user !== null && !planOf(user.plan).allows('premium_support')} />
        )}
        {(chrome === 'tab' || chrome === 'inner') && <BottomNav />}
      </div>
      <InstallReward />
      <Shortcuts />
      {(chrome === 'tab' || chrome === 'inner') && <PullToRefresh />}
      {menuOpen !== undefined && (
        <Suspense>
          <MemberMenu user={user} open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** What was changed without a network in an earlier page is sent, whichever screen this one begins with. */
function useWaitingChanges(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined || deviceStore.find(WAITING_CHANGES) === undefined) return
    fireAndForget(async () => (await import('../../lib/shopping/replica/local-lists.ts')).localLists())()
  }, [userId])
}

/** A browser that is told of things goes on being told after another sign-in. */
function usePushRenewal(userId: number | undefined): void {
  useEffect(() => {
    if (userId === undefined || !('Notification' in window) || Notification.permission !== 'granted') return
    fireAndForget(async () => (await import('../../lib/push/push.ts')).renewPush())()
  }, [userId])
}

/** Icons from 768 px, words too from 1024 px on. */
function Rail() {
  return (
    <nav
      aria-label="Główna nawigacja"
      className="sticky top-0 hidden h-dvh flex-col gap-1.5 overflow-y-auto border-r border-line bg-card px-3 py-5 md:flex lg:px-4"
    >
      <div className="mb-3 flex max-lg:justify-center lg:px-3">
        <Logo inRail />
      </div>
      {tabs.map((destination) => (
        <RailLink key={destination.to} {...destination} />
      ))}
      <hr className="mx-1 my-3 border-line" />
      {more.map((destination) => (
        <RailLink key={destination.to} {...destination} />
      ))}
      <InstallCard />
    </nav>
  )
}

function RailLink({ to, label, Icon }: Destination) {
  return (
    <NavLink
      to={to}
      end={to === '/'}
      title={label}
      className="flex min-h-12 items-center gap-3.5 rounded-control px-3.5 font-semibold text-muted hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:font-extrabold aria-[current=page]:text-brand-ink max-lg:justify-center"
    >
      <Icon aria-hidden className="size-5.5 shrink-0" />
      <span className="max-lg:sr-only">{label}</span>
    </NavLink>
  )
}

/** At the foot of the wide rail, until the reward has been taken; never in the installed app. */
function InstallCard() {
  const { user } = useSession()
  if (!user || user.has_received_pwa_install_reward || isStandalone()) return null
  return (
    <div className="mt-auto hidden flex-col gap-2 rounded-card bg-sunken p-4 lg:flex">
      <p className="font-display font-[650]">Zainstaluj aplikację</p>
      <p className="text-small text-muted">Działa też bez zasięgu w sklepie.</p>
      <ButtonLink to={paths.installApp} variant="outline" size="sm" icon={<Download aria-hidden />}>
        Zainstaluj +{formatPoints(POINTS.installReward)}
      </ButtonLink>
    </div>
  )
}

/** The top of the five tabs on a phone. */
function TopBar({ points, onMenu }: { points: number | undefined; onMenu: () => void }) {
  return (
    <header className="flex min-h-15 flex-wrap items-center justify-between gap-x-2 bg-paper-top pr-2 pl-4 md:hidden [:root:has([data-selecting])_&]:hidden">
      <Logo />
      <div className="ml-auto flex flex-wrap items-center justify-end">
        <PointsPill points={points} />
        <NotificationsButton />
        <IconButton label="Menu" icon={<Menu aria-hidden className="size-6" />} onClick={onMenu} />
      </div>
    </header>
  )
}

/** The end of every head from 768 px on: plan, points, bell, account. */
function HeaderActions({ user, onMenu }: { user: User | null; onMenu: () => void }) {
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

async function claim() {
  // What fails here has a button for another try in the settings.
  const points = await claimReward().catch(() => 0)
  if (points > 0) toast.success(`Masz ${points} punktów za zainstalowanie aplikacji.`)
}

/** Credits the points for installing the app as soon as it runs installed: nobody has to look for them. */
export function InstallReward() {
  const due = useInstallRewardDue()
  useEffect(() => {
    if (due) fireAndForget(claim)()
  }, [due])
  return null
}

const NotificationPanel = lazy(async () => ({
  default: (await import('../../features/notifications/NotificationPanel.tsx')).NotificationPanel,
}))

/** The bell with the number of unread notices, and its panel. */
export function NotificationsButton({ look }: { look?: 'plain' | 'soft' }) {
  const [open, setOpen] = useState(false)
  const unread = useUnreadCount()
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label={unread > 0 ? `Powiadomienia, nieprzeczytane: ${formatUnread(unread)}` : 'Powiadomienia'}
        look={look}
        icon={
          <>
            <Bell aria-hidden className="size-5.5" />
            <UnreadBadge count={unread} />
          </>
        }
        onClick={() => setOpen(true)}
      />
      <Dialog open={open} onClose={close} title="Powiadomienia" placement="wide">
        {open && (
          <Suspense fallback={<SkeletonRows rows={3} label="Ładowanie powiadomień…" />}>
            <NotificationPanel onLeave={close} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

/** Timers that were started before the page was opened are heard on any screen; their code is fetched only where there are some. */
export function restoreTimers(): void {
  if (deviceStore.find(TIMERS_KEY) === undefined) return
  fireAndForget(async () => {
    const { ringTimers } = await import('../../lib/timers/ring-timers.ts')
    ringTimers()
  })()
}
