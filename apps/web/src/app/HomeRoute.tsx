import { lazy, Suspense } from 'react'
import { GuestHomeScreen } from '../features/public/home/GuestHomeScreen.tsx'
import { useSession } from '../lib/session.ts'

const MemberHome = lazy(async () => ({ default: (await import('./MemberHome.tsx')).MemberHome }))

/** The start: what Spiżarka is for a guest, what to cook today for everyone else. */
export function HomeRoute() {
  const { status } = useSession()
  if (status === 'guest') return <GuestHomeScreen />
  return <Suspense>{status === 'user' && <MemberHome />}</Suspense>
}
