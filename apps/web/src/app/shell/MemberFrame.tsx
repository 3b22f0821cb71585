import { QueryClientProvider } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { wakeTimers } from '../../features/cooking/wake-timers.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useSession } from '../../lib/session.ts'
import { PageHeadEndContext } from '../../ui/PageHead.tsx'
import { BottomNav } from './BottomNav.tsx'
import { Footer } from './Footer.tsx'
import { HeadEnd } from './HeadEnd.tsx'
import { InstallReward } from './InstallReward.tsx'
import { Main } from './Main.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { Rail } from './Rail.tsx'
import { TopBar } from './TopBar.tsx'
import { useRouteHandle } from './use-route-handle.ts'

/** What surrounds every screen for someone who is signed in, or about to be. */
export function MemberFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const { chrome } = useRouteHandle()
  const [menuOpen, setMenuOpen] = useState(false)
  const openMenu = () => setMenuOpen(true)
  useEffect(wakeTimers, [])
  return (
    <div
      className={clsx('min-h-dvh', chrome !== 'bare' && 'md:grid md:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)]')}
    >
      {chrome !== 'bare' && <Rail />}
      <div className="flex min-h-dvh min-w-0 flex-col">
        {chrome === 'tab' && <TopBar points={user?.ai_points} onMenu={openMenu} />}
        <PageHeadEndContext value={<HeadEnd user={user} onMenu={openMenu} />}>
          <Main>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </Main>
        </PageHeadEndContext>
        {(chrome === 'tab' || chrome === 'inner') && <Footer quiet />}
        {(chrome === 'tab' || chrome === 'inner') && <BottomNav />}
      </div>
      <InstallReward />
      <MemberMenu user={user} open={menuOpen} onClose={() => setMenuOpen(false)} />
    </div>
  )
}
