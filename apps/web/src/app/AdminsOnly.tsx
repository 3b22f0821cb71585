import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useSession } from '../lib/session.ts'
import { ScreenSkeleton } from './shell/ScreenSkeleton.tsx'

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }))

/** Screens of administrators, inside those of members; for everyone else they do not exist. */
export function AdminsOnly() {
  const { user } = useSession()
  if (user?.is_admin) return <Outlet />
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <NotFoundScreen />
    </Suspense>
  )
}
