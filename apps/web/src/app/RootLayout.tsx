import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../lib/session.ts'
import { LinkContext } from '../ui/link.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { RouterLink } from './RouterLink.tsx'
import { GuestFrame } from './shell/GuestFrame.tsx'
import { NavigationProgress } from './shell/NavigationProgress.tsx'
import { OfflineBanner } from './shell/OfflineBanner.tsx'
import { SkipLink } from './shell/SkipLink.tsx'
import { UpdateBanner } from './shell/UpdateBanner.tsx'
import { useNewScreen } from './shell/use-new-screen.ts'
import { useEarlyTyping } from './use-early-typing.ts'
import { useExpiredSession } from './use-expired-session.ts'

// A guest never needs it.
const MemberFrame = lazy(async () => ({ default: (await import('./shell/MemberFrame.tsx')).MemberFrame }))

/** Everything around the screens. */
export function RootLayout() {
  const { status } = useSession()
  useExpiredSession()
  useNewScreen()
  useEarlyTyping()
  return (
    <LinkContext value={RouterLink}>
      <SkipLink />
      <NavigationProgress />
      <OfflineBanner />
      <UpdateBanner />
      {status === 'guest' ? (
        <GuestFrame>
          <Outlet />
        </GuestFrame>
      ) : (
        <Suspense>
          <MemberFrame>
            <Outlet />
          </MemberFrame>
        </Suspense>
      )}
      <Toaster />
    </LinkContext>
  )
}
